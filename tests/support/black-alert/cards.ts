/** Command cards and Characters of the fixture: values that are easy to add up, and every verb somewhere. */
import type {
  BidEffect,
  BlackAlertContent,
  CommandCardRecord,
  Effect,
  LocationId,
  Team,
} from '../../../shared/content/black-alert';
import type { Source } from '../../../shared/content/provenance';

export const source: Source = { kind: 'house', where: 'fixture of the tests', confidence: 'low' };

interface CardParts {
  readonly copies?: number;
  readonly risk?: boolean;
  readonly play?: readonly Effect[];
  readonly bid?: readonly BidEffect[];
  readonly infiltration?: CommandCardRecord['infiltration'];
}

function command(team: Team, resolve: number, parts: CardParts = {}): CommandCardRecord {
  const { copies = 1, risk = false, play, bid = [], infiltration = null } = parts;
  const printed = play === undefined ? null : [...play];
  return {
    name: 'Card',
    team,
    copies,
    resolve,
    risk,
    text: '',
    play: printed,
    bid: [...bid],
    infiltration,
    source,
  };
}

function infiltration(
  location: LocationId,
  instead: readonly Effect[],
  permanent: Effect,
): CommandCardRecord {
  const tucked = { location, instead: [...instead], permanent: [permanent], permanentText: '' };
  return command('terran', 2, { infiltration: tucked });
}

/** 24 cards of Starfleet and 25 of the Terrans, five of them Infiltrations (BA-COMP-09, BA-INFIL-01). */
export const commandCards: BlackAlertContent['commandCards'] = {
  s1: command('starfleet', 1, { copies: 6 }),
  s2: command('starfleet', 2, { copies: 6 }),
  s3: command('starfleet', 3, { copies: 3 }),
  s4: command('starfleet', 4, { copies: 2 }),
  's-risk': command('starfleet', 2, { copies: 3, risk: true }),
  'system-bypass': command('starfleet', 1, {
    play: [{ verb: 'modify', until: 'used', what: { changes: 'mission-when-damaged' } }],
  }),
  's-duel': command('starfleet', 2, {
    play: [
      {
        verb: 'challenge',
        leads: 'here',
        bonus: { own: 1, other: 1 },
        then: [{ verb: 'damage', ship: 'charon', at: 'random', count: 1 }],
      },
    ],
  }),
  's-mend': command('starfleet', 2, {
    play: [
      {
        verb: 'choose',
        options: [[{ verb: 'heal', who: 'friend' }], [{ verb: 'repair', ship: 'discovery', count: 2 }]],
      },
      { verb: 'draw', who: 'mate', count: 1 },
      { verb: 'refill-ready' },
    ],
  }),
  's-burn': command('starfleet', 1, {
    play: [
      { verb: 'cleanse', near: 'any', count: 1 },
      { verb: 'destroy-fleet', at: 'any' },
      { verb: 'go', who: 'self', to: 'own-ship' },
    ],
    bid: [{ role: 'any', does: { type: 'after-win', effects: [{ verb: 'draw', who: 'self', count: 1 }] } }],
  }),
  t1: command('terran', 1, { copies: 4 }),
  t2: command('terran', 2, { copies: 3 }),
  t3: command('terran', 3, { copies: 2 }),
  t4: command('terran', 4, { copies: 1 }),
  't-risk': command('terran', 2, { copies: 3, risk: true }),
  'general-order-four': command('terran', 2, {
    bid: [
      {
        at: ['discovery/weapons', 'charon/weapons'],
        role: 'any',
        does: { type: 'worth', resolve: 4 },
      },
    ],
  }),
  'power-to-weapons': command('terran', 2, {
    bid: [{ at: ['charon/weapons'], role: 'initiating', does: { type: 'more-damage', times: 1 } }],
  }),
  't-duel': command('terran', 2, {
    play: [
      {
        verb: 'challenge',
        leads: 'here',
        bonus: { own: 1, other: 2 },
        then: [{ verb: 'detain', who: 'enemy-here' }],
      },
    ],
    bid: [{ role: 'opposing', does: { type: 'bonus-cards', side: 'other', by: -1 } }],
  }),
  't-plot': command('terran', 1, {
    play: [
      { verb: 'threat', section: 'corruption' },
      { verb: 'discard', who: 'enemy', count: 1, by: 'chance' },
      { verb: 'lose', side: 'other', count: 1 },
    ],
    bid: [{ role: 'assisting', does: { type: 'adds', resolve: 1 } }],
  }),
  't-haste': command('terran', 1, {
    play: [
      { verb: 'modify', until: 'turn', what: { changes: 'extra-action' } },
      { verb: 'note', text: 'Shown to all.' },
    ],
  }),
  't-raid': command('terran', 1, {
    play: [{ verb: 'damage', ship: 'discovery', at: 'chosen', count: 1 }, { verb: 'discard-ready' }],
  }),
  't-hold': command('terran', 1, {
    play: [
      { verb: 'corrupt', near: 'charon', count: 1 },
      { verb: 'go', who: 'enemy-here', to: 'custody' },
    ],
  }),
  'inf-cargo': infiltration('discovery/cargo-bay', [{ verb: 'seize', count: 3 }], {
    verb: 'modify',
    until: 'game',
    what: { changes: 'pool-limit', side: 'other', by: -1 },
  }),
  'inf-engineering': infiltration(
    'discovery/engineering',
    [{ verb: 'corrupt', near: 'corruption', count: 2 }],
    { verb: 'modify', until: 'game', what: { changes: 'closed', side: 'other', at: ['discovery/brig'] } },
  ),
  'inf-weapons': infiltration(
    'discovery/weapons',
    [{ verb: 'damage', ship: 'discovery', at: 'discovery/weapons', count: 1 }],
    {
      verb: 'modify',
      until: 'game',
      what: { changes: 'bonus-cards', side: 'other', by: -1, at: ['discovery/weapons'] },
    },
  ),
  'inf-bridge': infiltration('discovery/bridge', [], {
    verb: 'modify',
    until: 'game',
    what: { changes: 'enhancement-price', side: 'other', by: 1, at: ['discovery/bridge'] },
  }),
  'inf-ready': infiltration('discovery/ready-room', [{ verb: 'draw', who: 'friend', count: 2 }], {
    verb: 'modify',
    until: 'game',
    what: { changes: 'hand-limit', side: 'other', by: -1 },
  }),
};

function character(team: Team, rank: number, start: LocationId, ...effects: Effect[]) {
  return {
    name: `${team} ${rank}`,
    team,
    rank,
    start,
    ability: { name: 'Ability', text: '', effects },
    source,
  };
}

export const characters: BlackAlertContent['characters'] = {
  saru: character('starfleet', 1, 'discovery/bridge', { verb: 'recover', count: 1 }),
  burnham: character('starfleet', 2, 'discovery/ready-room', {
    verb: 'navigate',
    ship: 'discovery',
    within: 'network',
    times: 1,
  }),
  stamets: character('starfleet', 3, 'discovery/engineering', { verb: 'rotate', count: 1 }),
  detmer: character('starfleet', 4, 'discovery/bridge', {
    verb: 'modify',
    until: 'turn',
    what: { changes: 'extra-move' },
  }),
  tilly: character('starfleet', 5, 'discovery/cargo-bay', {
    verb: 'gain',
    side: 'own',
    kind: 'any',
    count: 2,
  }),
  georgiou: character('terran', 1, 'charon/throne-room', {
    verb: 'if',
    condition: { is: 'same-tile' },
    then: [{ verb: 'seize', count: 1 }],
    else: [{ verb: 'peek-threat' }],
  }),
  lorca: character('terran', 2, 'charon/weapons', {
    verb: 'modify',
    until: 'used',
    what: { changes: 'resolve-price', side: 'own', of: 'repair', by: -1 },
  }),
  killy: character('terran', 3, 'charon/agony-booth', { verb: 'lose', side: 'other', count: 2 }),
  landry: character('terran', 4, 'charon/fleet-command', { verb: 'wound', who: 'enemy-here' }),
  'mirror-stamets': character('terran', 5, 'charon/reactor', {
    verb: 'fleet',
    tokens: 1,
    steps: 1,
    add: true,
  }),
};
