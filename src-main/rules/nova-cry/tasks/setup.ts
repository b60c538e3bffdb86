/** The steps of the set-up after the roll for the first player, in the order of the book (NC-DRAFT-09, NC-START-01 to 06). */
import { NOVA_CRY_PILES, type PileName, type Task } from '../../../../shared/contract/nova-cry';
import { START_ABILITIES } from '../../../../shared/content/nova-cry';
import { beginTurn } from '../begin-turn';
import { CREW_AFTER_OFFERS, dealCrew, dealOfficers, dealStage } from '../deal';
import { gainIntel } from '../intel';
import { captainAbility, shipAbility, warpOf } from '../modifiers';
import type { Play } from '../play';
import type { TaskRules } from '../task-rules';
import { turnOrder } from '../turn-order';

const STARTING_CARDS = 2;

const STEPS: readonly ((play: Play) => void)[] = [
  (play) => dealStage(play, 'ships'),
  (play) => dealStage(play, 'captains'),
  (play) => dealStage(play, 'weapons'),
  (play) => void dealCrew(play),
  layOut,
  startingCards,
  startingTokens,
  beginFirstTurn,
];

export const setupTask: TaskRules<'setup'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'set-up', message: 'The match is being set up.', rule: 'NC-SETUP-01' }),
  answer: () => {
    throw new Error('Nobody answers the set-up.');
  },
  run(play, { step }) {
    play.pop();
    if (step === CREW_AFTER_OFFERS) return dealOfficers(play);
    if (step + 1 < STEPS.length) play.push({ type: 'setup', step: step + 1 });
    STEPS[step]?.(play);
  },
};

const DRAFT_PILES: readonly PileName[] = NOVA_CRY_PILES.slice(NOVA_CRY_PILES.indexOf('ships'));

/** The task forces stand: unused cards leave the game, then what acts at the start does (NC-SETUP-05, NC-START-06). */
function layOut(play: Play): void {
  for (const pile of DRAFT_PILES) play.state.piles[pile] = { deck: [], discard: [] };
  play.push(...startAbilities(play));
}

/** Databanks first, the ship with more warp before others, on a tie who is nearer to the last player (NC-ABIL-04). */
function startAbilities({ table, frozen }: Play): readonly Task[] {
  const order = turnOrder(frozen);
  const byWarp = order
    .toReversed()
    .toSorted((one, other) => warpOf(table, frozen, other) - warpOf(table, frozen, one));
  return START_ABILITIES.flatMap((ability) =>
    (ability === 'databanks' ? byWarp : order).flatMap((seat): Task[] => {
      const count =
        ability === 'databanks'
          ? shipAbility(table, frozen, seat, ability)
          : captainAbility(table, frozen, seat, ability);
      return count > 0 ? [{ type: 'start-ability', seat, ability, count }] : [];
    }),
  );
}

/** Intel by place in the order of turns, then two cards each (NC-START-01, NC-START-02). */
function startingCards(play: Play): void {
  const order = turnOrder(play.frozen);
  const row = play.table.content.start.intel[String(order.length) as '2'] ?? []; // 2 to 6 sit here
  order.forEach((seat, index) => gainIntel(play, seat, row[index] ?? 0, 'NC-START-01'));
  play.push(
    ...order.map((seat): Task => ({ type: 'draw-cards', seat, count: STARTING_CARDS, rule: 'NC-START-02' })),
  );
}

/** One token each, as in the Alerts Phase (NC-START-03). */
function startingTokens(play: Play): void {
  play.push(
    ...turnOrder(play.frozen).map((seat): Task => ({
      type: 'draw-tokens',
      seat,
      count: 1,
      redraws: true,
      aside: [],
    })),
  );
}

function beginFirstTurn(play: Play): void {
  const { first } = play.state;
  if (first === null) throw new Error('Nobody goes first.');
  beginTurn(play, first, 1, 1);
}
