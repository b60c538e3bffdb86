export const ROOT: string;
/** Builds the named targets, else the program, where they are stale. */
export function build(names?: readonly string[]): Promise<void>;
