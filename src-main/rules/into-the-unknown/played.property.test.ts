/** What must hold in every state of matches played by chance, whatever is drawn: ends of parts, limits, refusals. */
import { describe, expect, it } from 'vitest';
import { missions, setupOf } from '../../../tests/support/into-the-unknown/missions';
import { shippedContent } from '../../../tests/support/shipped-content';
import type { IntoTheUnknownAction, IntoTheUnknownEvent } from '../../../shared/contract/into-the-unknown';
import { boxContains, overlaps } from '../../../shared/geometry';
import { sectorBox, shapeOfUnit } from '../../../shared/sector';
import { type Actor, pick, randomFrom, type SeatId } from '../engine';
import { intoTheUnknown } from '.';
import { isInPlay, printedClass } from './figures';
import { tableOver } from './mission/table-over';
import { abilitiesAt } from './round/abilities';
import { legalOrders, unitsToOrder } from './round/give-order';
import { mustActivate } from './round/inertia';
import { partUnderWay } from './round/order-views';
import { tubesOf } from './round/surplus-task';
import type { IntoTheUnknownState } from './state';

const content = shippedContent();
const table = tableOver(content, {});
const rules = intoTheUnknown(content, {});
const MATCHES = 6;
const MOST_ACTIONS = 4000;

interface Step {
  readonly before: IntoTheUnknownState;
  readonly actor: Actor;
  readonly action: IntoTheUnknownAction;
  readonly after: IntoTheUnknownState;
  readonly events: readonly IntoTheUnknownEvent[];
}

const played = new Map<string, readonly Step[]>();

/** The steps of one match by chance, made once. */
function stepsOf(index: number): readonly Step[] {
  const seed = `played ${index}`;
  const known = played.get(seed);
  if (known) return known;
  const random = randomFrom(seed);
  const all = missions();
  const mission = all[(index * 7) % all.length];
  if (!mission) throw new Error('No missions.');
  const started = rules.start(setupOf(mission, random, true));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const steps: Step[] = [];
  let state = started.value;
  while (state.outcome === null && steps.length < MOST_ACTIONS) {
    const actor = pick(rules.actors(state), random);
    const action = rules.sample(state, actor, random);
    const { state: after, events } = rules.apply(state, actor, action);
    steps.push({ before: state, actor, action, after, events });
    state = after;
  }
  played.set(seed, steps);
  return steps;
}

function everyStep(check: (step: Step, index: number) => void): void {
  for (let match = 0; match < MATCHES; match += 1) stepsOf(match).forEach(check);
}

const SEATS = ['1', '2'] as const;
const onTable = (state: IntoTheUnknownState, seat: SeatId, subtypes: readonly string[]) =>
  state.units.filter(
    (unit) =>
      unit.owner === seat &&
      unit.pose !== null &&
      subtypes.includes(printedClass(table, unit)?.subtype ?? ''),
  );

/** Which part of which round gives orders now; null: none. */
function partOf({ round, tasks }: IntoTheUnknownState): string | null {
  const asked = partUnderWay(tasks.at(-1));
  return asked === null ? null : `${round?.number ?? 0} ${asked.part}`;
}

describe('in every match by chance', () => {
  it('ITU-ORDER-05, ITU-ORDER-06: a pass is final for its part, and a unit has one standby order a round', () => {
    let passed = new Set<string>();
    let ordered = new Set<string>();
    everyStep(({ before, actor, action, events }, index) => {
      if (index === 0) [passed, ordered] = [new Set(), new Set()];
      const part = partOf(before);
      if (part === null) return;
      const key = `${part} ${actor}`;
      expect(passed.has(key), key).toBe(false);
      if (action.type === 'pass') passed.add(key);
      for (const event of events) {
        if (event.type !== 'ordered' || event.rule !== 'ITU-ORDER-06') continue;
        const order = `${before.round?.number ?? 0} ${event.unit}`;
        expect(ordered.has(order), order).toBe(false);
        ordered.add(order);
      }
    });
  });

  it('ITU-PKEY-03: nobody passes while a torpedo that must activate could', () => {
    everyStep(({ before, actor, action }) => {
      const asked = partUnderWay(before.tasks.at(-1));
      if (asked?.part !== 'projectiles' || action.type !== 'pass') return;
      const bound = unitsToOrder(before, asked.seat, 'projectiles').filter((unit) =>
        mustActivate(table, unit),
      );
      const orders = legalOrders(table, before, asked.seat, 'projectiles');
      expect(
        bound.filter(({ id }) => orders.some(({ unit }) => unit === id)),
        actor,
      ).toEqual([]);
    });
  });

  it('ITU-AUX-04, ITU-PROJ-14: never a fourth shuttle, and no round begins with more torpedoes and probes than tubes', () => {
    everyStep(({ after, events }) => {
      const isNewRound = events.some(({ type }) => type === 'round');
      const isAsked = after.tasks.at(-1)?.type === 'surplus';
      for (const seat of SEATS) {
        if (!isAsked) expect(onTable(after, seat, ['shuttle']).length).toBeLessThanOrEqual(3);
        if (isNewRound)
          expect(onTable(after, seat, ['torpedo', 'probe']).length).toBeLessThanOrEqual(
            tubesOf(table, after, seat),
          );
      }
    });
  });

  it('ITU-OFFICER-04: whoever is commodore stays it to the end', () => {
    const commodores = (state: IntoTheUnknownState) =>
      state.officers.filter(({ commodore }) => commodore).map(({ id }) => id);
    everyStep(({ before, after }) => {
      if (before.round !== null) expect(commodores(after)).toEqual(commodores(before));
    });
  });

  it('ITU-COND-04: a unit that has just been jammed has no lock on others', () => {
    everyStep(({ after, events }) => {
      for (const event of events)
        if (event.type === 'condition' && event.condition === 'jammed' && event.on)
          expect(after.units.flatMap(({ locks }) => locks).filter(({ by }) => by === event.unit)).toEqual([]);
    });
  });

  it('ITU-HAZARD-10, ITU-ANOM-03: no hazard unit takes an action twice a turn, no anomaly is exposed twice', () => {
    let acts = new Set<string>();
    let exposed = new Set<string>();
    everyStep(({ before, events }, index) => {
      if (index === 0) [acts, exposed] = [new Set(), new Set()];
      for (const event of events) {
        if (event.type === 'hazard-acts') {
          const key = `${before.round?.number ?? 0} ${event.unit} ${event.ability}`;
          expect(acts.has(key), key).toBe(false);
          acts.add(key);
        }
        if (event.type === 'exposed') {
          expect(exposed.has(event.feature), event.feature).toBe(false);
          exposed.add(event.feature);
        }
      }
    });
  });

  it('ITU-MOVE-05, ITU-DEPLOY-02: bases lie wholly in the sector, and no two ships share room', () => {
    const box = sectorBox(content);
    everyStep(({ before, after }) => {
      if (before.units === after.units) return;
      const standing = after.units.flatMap((unit) => {
        const shape = unit.pose && shapeOfUnit(content, { class: unit.class, pose: unit.pose });
        return shape ? [{ unit, shape }] : [];
      });
      for (const { unit, shape } of standing) expect(boxContains(box, shape), unit.id).toBe(true);
      const ships = standing.filter(
        ({ unit }) => unit.kind === 'ship' && !unit.conditions.includes('cloaked'),
      );
      for (const [index, one] of ships.entries())
        for (const other of ships.slice(index + 1))
          expect(overlaps(one.shape, other.shape), `${one.unit.id} ${other.unit.id}`).toBe(false);
    });
  });

  it('ITU-ORDER-05: every action of an own unit is on offer or closed with its rule, under a key of its own', () => {
    everyStep(({ before }, index) => {
      const asked = partUnderWay(before.tasks.at(-1));
      if (asked === null || index % 12 !== 0) return;
      const closed = rules.closed?.(before, asked.seat) ?? [];
      const keys = closed.map(({ what }) => what);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { refusal } of closed) expect(refusal.rule).toMatch(/^ITU-/);
      const open = new Set(
        legalOrders(table, before, asked.seat, asked.part).map(
          ({ unit, ability }) => `order:${unit}:${ability}`,
        ),
      );
      for (const unit of before.units.filter((each) => each.owner === asked.seat && isInPlay(each)))
        for (const { key } of abilitiesAt(table, before, unit, 'action')) {
          const what = `order:${unit.id}:${key}`;
          expect(open.has(what), what).toBe(!keys.includes(what));
        }
    });
  });

  it('ITU-ORDER-05: an order that is closed is refused with the same rule', () => {
    everyStep(({ before }, index) => {
      const asked = partUnderWay(before.tasks.at(-1));
      if (asked === null || index % 20 !== 0) return;
      for (const { what, refusal } of rules.closed?.(before, asked.seat) ?? []) {
        const unit = before.units.find(({ id }) => what.startsWith(`order:${id}:`));
        if (!unit) throw new Error(what);
        const ability = what.slice(`order:${unit.id}:`.length);
        const order = { type: 'order', unit: unit.id, ability, station: null, officer: null, target: null };
        const checked = rules.check(before, asked.seat, order);
        expect(checked.ok ? null : checked.error, what).toEqual(refusal);
      }
    });
  });

  it('answers out of place are refused in words and with a rule', () => {
    const random = randomFrom('out of place');
    const bare = new Set<string>();
    for (let match = 0; match < MATCHES; match += 1) {
      const steps = stepsOf(match);
      for (const { before, actor } of steps) {
        if (actor === 'chance' || actor === 'referee') continue;
        for (let tries = 0; tries < 3; tries += 1) {
          const { action } = pick(steps, random);
          const checked = rules.check(before, actor, action);
          if (checked.ok) continue;
          const { code, message, rule } = checked.error;
          if (message === '' || !/^ITU-/.test(rule ?? ''))
            bare.add(`${before.tasks.at(-1)?.type ?? ''} ${code}`);
        }
      }
    }
    expect([...bare]).toEqual([]);
  });
});
