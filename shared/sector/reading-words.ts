/** The readings in words, for whoever chooses them. */
import type { ReadingKey } from './readings';

export interface ReadingWords {
  readonly title: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
}

export const READING_WORDS: Readonly<Record<ReadingKey, ReadingWords>> = {
  'warp.distance': {
    title: 'Greatest warp distance',
    values: { sum: 'warp drive plus engine power', twice: 'twice the warp drive', stat: 'the warp drive' },
  },
  'launch.mustBeInSector': {
    title: 'A launched unit must lie in the sector',
    values: { yes: 'yes', no: 'no' },
  },
  'sector.edgeMarker': {
    title: 'A marker at the edge lies',
    values: { inside: 'wholly inside', onEdge: 'with its centre on the edge' },
  },
  'sector.trinaryCorners': {
    title: 'Trinary corners are taken from',
    values: { marker: 'the marker', system: 'the system' },
  },
  'sector.trinary3Edge': {
    title: 'Trinary system 3 stands at the',
    values: { east: 'east edge', west: 'west edge, as printed' },
  },
  'sector.playerEdges': {
    title: 'Players sit at',
    values: { northSouth: 'north and south', westEast: 'west and east' },
  },
  'arc.target': {
    title: 'A target is in an arc by its',
    values: { edge: 'edge', centre: 'centre' },
  },
  'turn.withoutTool': {
    title: 'A forced turn without a tool goes about',
    values: { centre: 'the centre of the base', slot: 'the head centre' },
  },
  'arc.endOnLine': {
    title: 'Hit on the line between the ends',
    values: { defender: 'the defender chooses', fore: 'counts as fore' },
  },
  'impulse.throughBase': {
    title: 'Impulse may pass through a base',
    values: { no: 'no', yes: 'yes' },
  },
  'warp.throughBase': {
    title: 'Warp may pass through a base',
    values: { yes: 'yes', no: 'no' },
  },
  'complication.rehouse': {
    title: 'Personnel of a token that leaves go to',
    values: { open: 'a unit with room for them', any: 'any unit with a capacity' },
  },
  'score.tieFallback': {
    title: 'A tie that no complication settles',
    values: { draw: 'is a draw', priority: 'goes by player order' },
  },
  'score.bankedOnDestroyed': {
    title: 'Points banked on what is destroyed',
    values: { lost: 'are lost', kept: 'are kept and scored' },
  },
  'task.transferDuplicates': {
    title: 'A core officer in the transfer pool too',
    values: { no: 'no, one card is used once', yes: 'yes, with a second copy' },
  },
  'sway.shipCost': {
    title: 'A ship by sway is paid with',
    values: { core: 'core points', flex: 'flex points' },
  },
  'sway.unalignedEquipment': {
    title: 'Equipment without a faction on a swayed ship',
    values: { yes: 'allowed', no: 'not allowed' },
  },
  'sway.row3': {
    title: 'A sway of 3 opens',
    values: {
      capitalAlone: 'a capital ship alone, or a small one and transfers',
      either: 'a ship of either kind and transfers',
    },
  },
  'setup.bonusPaysUnits': {
    title: 'A ship\u2019s bonus points may pay for other ships',
    values: { yes: 'yes', no: 'no, they only become flex points' },
  },
  'setup.auxAlignment': {
    title: 'Auxiliary units are of the faction of',
    values: { taskForce: 'the task force', anyShip: 'any ship of the fleet' },
  },
  'setup.priorityMethod': {
    title: 'The first priority is decided by',
    values: { dice: 'three dice each', coin: 'a coin' },
  },
  'ram.hazardSize': {
    title: 'A hazard unit rams as a',
    values: { medium: 'medium ship', small: 'small ship', none: 'unit that does no damage' },
  },
  'ram.rammerEnd': {
    title: 'The ramming unit is hit at',
    values: { any: 'no end in particular', fore: 'its fore end' },
  },
  'projectiles.tubesOfDestroyed': {
    title: 'Tubes of destroyed ships count for projectiles',
    values: { no: 'no', yes: 'yes' },
  },
  'team.formPrecheck': {
    title: 'A team is formed only if every step can be done',
    values: { yes: 'yes', no: 'no, the crew may be paid for nothing' },
  },
  'team.disbandInspire': {
    title: 'Disbanding a team inspires its ship',
    values: {
      after: 'after the crew has risen',
      before: 'by the dial before it rises',
      instead: 'in place of the rise',
    },
  },
  'team.disbandTrauma': {
    title: 'Trauma of a disbanded team',
    values: { discard: 'is discarded', move: 'goes to the ship' },
  },
  'aux.stopAtFirstStep': {
    title: 'The first damage stops a hull track',
    values: { yes: 'yes, undamaged is a status', no: 'no' },
  },
  'transport.shielded': {
    title: 'A place is shielded by',
    values: { a: 'science on ships, icons on others', b: 'either, wherever there are shields' },
  },
  'transport.shieldTotal': {
    title: 'Shields against a transport',
    values: { unit: 'of the whole unit', end: 'of the section\u2019s end' },
  },
  'hail.refreshWithoutHail': {
    title: 'Trust comes back in a phase without a hail',
    values: { yes: 'yes', no: 'no' },
  },
  'hail.trust': {
    title: 'The trust of a hail is',
    values: { lowest: 'the lowest number shown', persuasive: 'the persuasive player\u2019s' },
  },
  'hail.expertise': {
    title: 'Expertise in a hail comes from',
    values: { unitOrLeader: 'the unit, or its leader', leaderOnly: 'the leader alone' },
  },
  'capture.conditions': {
    title: 'An officer is vulnerable if',
    values: { either: 'either condition holds', both: 'both hold' },
  },
  'coerce.difficulty': {
    title: 'Coerce is as hard as the unit\u2019s',
    values: { social: 'highest social level', health: 'health' },
  },
  'reinforce.match': {
    title: 'A reinforcement replaces',
    values: { category: 'a ship of the same category', sameUnit: 'the same ship' },
  },
  'dice.delta': {
    title: 'The delta of the expertise die',
    values: {
      none: 'is nothing',
      success: 'is a success',
      twoSuccesses: 'is two successes',
      breakthrough: 'is a breakthrough',
      successAndAnalysis: 'is a success and an analysis',
      successOrAnalysis: 'is a success or an analysis',
    },
  },
  'dice.breakthroughPerSuccess': {
    title: 'A breakthrough counts as a success',
    values: { yes: 'always', no: 'for the outcome only' },
  },
  'attack.damage': {
    title: 'A hit does damage',
    values: { successes: '1 per success', margin: '1, and 1 per success above the evasion' },
  },
};
