/** Of verbs that ask nobody anything. */
export const UNASKED = { chooser: () => null, choices: () => [] } as const;
