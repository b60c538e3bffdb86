/** The bases and tokens that units stand on. */
export const BASE_IDS = ['shuttle', 'small', 'medium', 'large', 'wake', 'projectile'] as const;
export type BaseId = (typeof BASE_IDS)[number];
/** Those that can be launched along the turning tool. */
export const LAUNCHED_BASES = ['shuttle', 'small', 'medium', 'projectile'] as const;
