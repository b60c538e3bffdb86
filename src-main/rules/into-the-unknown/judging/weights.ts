/** What bots take things to be worth, in victory points. Judgements, not rules: no rule knows of them. */
export const WEIGHTS = {
  /** A step of a ship's hull, of a smaller unit's. */
  hull: 0.16,
  smallHull: 0.08,
  disabled: -0.8,
  /** A ship that is gone, besides its hull. */
  lost: -0.8,
  crew: 0.06,
  reserve: 0.03,
  peril: -0.12,
  /** Of the first that lies on a unit; more bring less. */
  advantage: 0.06,
  damageCard: -0.2,
  locked: -0.04,
  team: 0.1,
  officerReady: 0.1,
  /** An order that somebody may still give in this round: hardly more than a pass. */
  officerOrder: 0.01,
  /** Somebody at a station, and aboard without one. */
  officerPosted: 0.04,
  officerAboard: 0.02,
  officerOut: -0.4,
  captive: 0.6,
  /** Of points that lie on a card until they score. */
  banked: 0.8,
  /** A unit that could take an action of the mission now, for each point that the action brings. */
  reach: 0.6,
  /** An objective that somebody could work on, the same way. */
  covered: 0.3,
  /** A step of the influence marker. */
  influence: 0.35,
  /** Damage that a unit of the opponent may take. */
  attack: 0.25,
} as const;

/** How much a point more favours a player, early and in the last round. */
export const SHARPNESS = { early: 0.3, late: 0.7 };
export const LAST_ROUND = 6;
/** What is left of a chance to win while everybody loses and no hail of the own side can help: others may. */
export const UNSOLVED = 0.1;
