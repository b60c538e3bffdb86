/** The words of Nova Cry's table over whole matches played at random: nothing unsaid, nothing raw. */
import { describe, expect, it } from 'vitest';
import type { NovaCryContent } from '../../shared/content/nova-cry';
import type { NovaCryEvent, RefereeAction } from '../../shared/contract/nova-cry';
import type { NovaCrySetup } from '../../shared/documents';
import { type Actor, chanceFor, randomFrom, type SeatId } from '../../src-main/rules/engine';
import { novaCry, type NovaCryRules, readingsOf } from '../../src-main/rules/nova-cry';
import {
  actionWords,
  endingReason,
  eventLines,
  taskWords,
  type Told,
} from '../../src-renderer/games/nova-cry/match/words';
import { shippedNovaCry } from '../support/shipped-content';

const MOST_STEPS = 2500;
/** Actions of one type that are told at one decision. */
const ALIKE = 6;
const NAMES = ['Ansa', 'Vantar', 'Orla', 'Sung', 'Ebele', 'Tomasz'];

/** Whatever a thing can be told by in files but not on the screen. */
function rawIds(content: NovaCryContent): ReadonlySet<string> {
  const records = [
    content.ships,
    content.captains,
    content.weapons,
    content.crew,
    content.planets,
    content.aliens,
    content.actionCards,
    content.discovery,
    content.merchant,
  ];
  return new Set(records.flatMap((each) => Object.keys(each)).filter((id) => id.includes('-')));
}

class Listener {
  readonly faults = new Set<string>();
  readonly types = new Set<string>();
  readonly #raw: ReadonlySet<string>;

  constructor(content: NovaCryContent) {
    this.#raw = rawIds(content);
  }

  hear(type: string, ...texts: readonly string[]): void {
    this.types.add(type);
    for (const text of texts) {
      const fault = this.#faultOf(text);
      if (fault !== null) this.faults.add(`${type}: ${fault}`);
    }
  }

  #faultOf(text: string): string | null {
    if (text === '') return 'empty';
    if (/undefined|null|NaN|\[object|#\d|[A-Za-z0-9-]\/[a-z]/.test(text)) return `unsaid: ${text}`;
    if (/\s{2}|\s[.,:]|^\s|\s$|\.\.|,,|\?\S/.test(text)) return `badly set: ${text}`;
    const found = text.split(/[^a-z0-9-]+/i).find((word) => this.#raw.has(word));
    return found === undefined ? null : `${found} in: ${text}`;
  }
}

function rulesOf(content: NovaCryContent, readings: Readonly<Record<string, string>>): NovaCryRules {
  const read = readingsOf(readings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return novaCry(content, read.value);
}

interface Heard {
  readonly content: NovaCryContent;
  readonly setup: NovaCrySetup;
  readonly readings: Readonly<Record<string, string>>;
  readonly seed: string;
}

/** Plays at random and hears every word that any seat, or everybody, could be told. */
function listen({ content, setup, readings, seed }: Heard, heard: Listener): void {
  const rules = rulesOf(content, readings);
  const started = rules.start(setup);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state = started.value;
  const random = randomFrom(seed);
  const toldOf = (viewer: SeatId | 'spectator'): Told => ({
    content,
    view: rules.view(state, viewer),
    nameOf: (seat) => NAMES[Number(seat) - 1] ?? seat,
  });
  for (let step = 0; step < MOST_STEPS && state.outcome === null; step += 1) {
    const [actor] = rules.actors(state);
    if (actor === undefined) break;
    const isSeat = actor !== 'chance' && actor !== 'referee';
    const viewer = isSeat ? actor : 'spectator';
    const told = toldOf(viewer);
    hearTasks(told, heard);
    if (isSeat) hearOffers(rules, { state, told, seat: actor }, heard);
    const action = rules.sample(state, actor, isSeat ? random : chanceFor(seed, 0, step));
    const next = rules.apply(state, actor, action);
    state = next.state;
    hearEvents(toldOf(viewer), { actor, step, events: rules.eventsFor(next.events, viewer) }, heard);
  }
  if (state.outcome) heard.hear(`ending ${state.outcome.rule}`, endingReason(state.outcome.rule));
}

function hearTasks(told: Told, heard: Listener): void {
  for (const task of told.view.tasks) {
    const { title, detail } = taskWords(told, task);
    heard.hear(`task ${task.type}`, title, ...(detail === '' ? [] : [detail]));
  }
}

interface Offered {
  readonly state: Parameters<NovaCryRules['legal']>[0];
  readonly told: Told;
  readonly seat: SeatId;
}

function hearOffers(rules: NovaCryRules, { state, told, seat }: Offered, heard: Listener): void {
  const list = rules.legal(state, seat);
  // Payments with one card or another are all told alike: the first few of a type stand for them.
  const heardNow = new Map<string, number>();
  for (const action of list.type === 'listed' ? list.actions : []) {
    const count = heardNow.get(action.type) ?? 0;
    heardNow.set(action.type, count + 1);
    if (count >= ALIKE) continue;
    const { title, detail } = actionWords(told, action, seat);
    heard.hear(`action ${action.type}`, title, ...(detail === '' ? [] : [detail]));
  }
  for (const { what, refusal } of rules.closed?.(state, seat) ?? []) {
    heard.hear(`closed ${what.split(':')[0] ?? what}`, refusal.message);
    if (refusal.rule === undefined) heard.faults.add(`closed ${what}: no rule`);
  }
}

interface Happened {
  readonly actor: Actor;
  readonly step: number;
  readonly events: readonly NovaCryEvent[];
}

function hearEvents(told: Told, { actor, step, events }: Happened, heard: Listener): void {
  for (const event of events) {
    const lines = eventLines(told, { position: step + 1, actor, events: [event], reason: null });
    heard.hear(`event ${event.type}`, ...lines.map(({ text }) => text));
  }
}

/** Readings that ask what the defaults never ask. */
const OTHER_READINGS = {
  'NC-STRAT-07': 'a',
  'NC-CHANC-16': 'b',
  'NC-DUEL-05': 'c',
  'NC-DRAFT-07': 'b',
  'NC-STRAT-06': 'b',
};

const seatsOf = (count: number): NovaCrySetup => ({
  seats: Array.from({ length: count }, () => ({})),
  exclusives: count % 2 === 0,
});

describe('the words of the match table of Nova Cry', () => {
  it('say everything of whole matches with the shipped packs, and no id is left raw', () => {
    const content = shippedNovaCry();
    const heard = new Listener(content);
    for (const count of [2, 3, 6]) {
      for (const readings of [{}, OTHER_READINGS]) {
        // A match of six is as long as all the others.
        for (let game = 0; game < (count === 6 ? 1 : 2); game += 1)
          listen({ content, setup: seatsOf(count), readings, seed: `words ${count} ${game}` }, heard);
      }
    }
    expect([...heard.faults]).toEqual([]);
    // The matches have come to nearly everything there is to say.
    expect(heard.types.size).toBeGreaterThan(90);
  });

  it('say every action of the referee by itself', () => {
    const content = shippedNovaCry();
    const rules = rulesOf(content, {});
    const started = rules.start(seatsOf(2));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const told: Told = {
      content,
      view: rules.view(started.value, 'spectator'),
      nameOf: (seat) => NAMES[Number(seat) - 1] ?? seat,
    };
    const [planet = ''] = Object.keys(content.planets);
    const [card = ''] = Object.keys(content.actionCards);
    const [alien = ''] = Object.keys(content.aliens);
    const actions: readonly RefereeAction[] = [
      { type: 'set-intel', seat: '1', intel: 3 },
      { type: 'set-victory', seat: '1', victory: 4 },
      { type: 'set-damage', seat: '2', damage: 2 },
      { type: 'set-status', seat: '1', person: 'captain', status: 'knocked-out' },
      { type: 'set-tokens', seat: '1', front: ['data-leak'], ship: [] },
      { type: 'set-pawn', seat: '1', planet, space: 2 },
      { type: 'set-pawn', seat: '1', planet: null, space: 0 },
      { type: 'set-training', seat: '1', training: 1 },
      { type: 'set-sideways', seat: '2', sideways: true },
      { type: 'set-chancellor', seat: null },
      { type: 'give-card', card, to: '1' },
      { type: 'give-alien', card: alien, to: '2' },
    ];
    const titles = actions.map((action) => actionWords(told, action, '1').title);
    expect(new Set(titles).size).toBe(actions.length);
    expect(titles.slice(0, 6)).toEqual([
      'Ansa has 3 Intel',
      'Ansa has 4 VP on the track',
      'The ship of Vantar has 2 damage',
      'The captain of Ansa is knocked out',
      'Ansa has Data Leak in the front row and no token on the ship',
      `Ansa stands on space 2 of ${content.planets[planet]?.name ?? ''}`,
    ]);
  });
});
