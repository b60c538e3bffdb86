/** How large things may be that come from outside. */

/** A picture or print that carries a plan, bytes. */
export const MAX_CARRIER_BYTES = 64 * 1024 * 1024;
/** The text of a plan inside, bytes: as large as a plan file may be. */
export const MAX_PLAN_BYTES = 32 * 1024 * 1024;
