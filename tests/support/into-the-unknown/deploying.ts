/** Units that wait to be deployed, and how a test deploys them. */

/** The answer that puts a unit there. */
export const deploy = (
  unit: string,
  at: readonly [number, number, number],
  alert: string | null = 'green 1',
  system: string | null = null,
) => {
  const pose = { x: at[0], y: at[1], headingDeg: at[2] };
  return { type: 'deploy', unit, pose, alert, system, location: null } as const;
};
