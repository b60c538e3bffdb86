/** Matches of every game with what each hides, and from whom. */
import type { Viewer } from '../../shared/contract/seats';
import { MATCH_GAMES, type MatchGame } from '../../shared/documents';
import type { BlackAlertState } from '../../src-main/rules/black-alert';
import type { IntoTheUnknownState } from '../../src-main/rules/into-the-unknown';
import type { NovaCryState } from '../../src-main/rules/nova-cry';

export const SEEDS = ['a', 'b'];

/** What one game hides. */
interface Hidden {
  readonly seats: number;
  /** Cards that this viewer may not know. */
  readonly secretsFrom: (state: unknown, viewer: Viewer) => ReadonlySet<string>;
  /** Events whose cards are told to their own seat alone. */
  readonly secretEvents: readonly string[];
}

const HIDDEN: Readonly<Record<MatchGame, Hidden>> = {
  'black-alert': {
    seats: 2,
    secretsFrom: (state, viewer) => blackAlertSecrets(state as BlackAlertState, viewer),
    secretEvents: ['drew', 'bid'],
  },
  'nova-cry': {
    seats: 3,
    secretsFrom: (state, viewer) => novaCrySecrets(state as NovaCryState, viewer),
    secretEvents: ['drew', 'dealt'],
  },
  'into-the-unknown': {
    seats: 2,
    secretsFrom: (state, viewer) => sectorSecrets(state as IntoTheUnknownState, viewer),
    secretEvents: ['dealt'],
  },
};

/** Cards of hands and facedown bids; those that all saw discarded this turn are no secret. */
function blackAlertSecrets(state: BlackAlertState, viewer: Viewer): ReadonlySet<string> {
  const others = Object.values(state.characters).filter(({ seat }) => seat !== viewer);
  const challenge = state.tasks.find((task) => task.type === 'challenge');
  const isFacedown = challenge?.type === 'challenge' && BIDDING.has(challenge.step);
  const bids = isFacedown
    ? challenge.bids.filter(({ character }) => state.characters[character]?.seat !== viewer)
    : [];
  const known = new Set(Object.values(state.turn.risk).flat());
  const secret = [...others.flatMap(({ hand }) => hand), ...bids.flatMap(({ cards }) => cards)];
  return new Set(secret.filter((card) => !known.has(card)));
}

const BIDDING: ReadonlySet<string> = new Set([
  'initiator-bids',
  'leader-bids',
  'initiating-assist',
  'opposing-assist',
  'reveal',
]);

/** Complications that lie facedown, and those that others were dealt to choose from (ITU-CARDS-07). */
function sectorSecrets(state: IntoTheUnknownState, viewer: Viewer): ReadonlySet<string> {
  const { complications, revealed } = state.mission;
  const facedown = Object.entries(complications).filter(([seat]) => seat !== viewer && seat !== revealed);
  const dealt = state.tasks.flatMap((task) => (task.type === 'complication' ? task.hands : []));
  const others = dealt.filter(({ seat }) => seat !== viewer);
  return new Set([
    ...facedown.flatMap(([, card]) => card ?? []),
    ...others.flatMap(({ dealt: cards, kept }) => [...cards, ...(kept === null ? [] : [kept])]),
  ]);
}

/** Cards of hands, and what was dealt to others in the draft; an effect may let the viewer look through a hand. */
function novaCrySecrets(state: NovaCryState, viewer: Viewer): ReadonlySet<string> {
  const hands = state.seats.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand);
  const dealt = state.tasks.flatMap((task) => (task.type === 'draft' ? task.hands : []));
  const looked = state.tasks.flatMap((task) =>
    task.type === 'pick-cards' && task.seat === viewer ? task.cards : [],
  );
  const drafted = dealt.filter(({ seat }) => seat !== viewer).flatMap((each) => each.dealt);
  return new Set([...hands, ...drafted].filter((card) => !looked.includes(card)));
}

export const CASES = MATCH_GAMES.flatMap((game) =>
  SEEDS.map((seed, index) => ({ game, seed, part: index / SEEDS.length, ...HIDDEN[game] })),
);
