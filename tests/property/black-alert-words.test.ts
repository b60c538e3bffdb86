/** The table's words over whole matches played at random: nothing unsaid, nothing raw. */
import { describe, expect, it } from 'vitest';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import type { BlackAlertEvent } from '../../shared/contract/black-alert';
import { readingsOf, blackAlert, type BlackAlertSetup } from '../../src-main/rules/black-alert';
import { type Actor, chanceFor, randomFrom } from '../../src-main/rules/engine';
import {
  actionWords,
  endingWords,
  eventLines,
  taskWords,
} from '../../src-renderer/games/black-alert/match/words';
import { CONTENT, SEATS } from '../support/black-alert';
import { shippedBlackAlert } from '../support/shipped-content';

const MAX_STEPS = 1500;

/** Whatever a name can be told by in files but not on the screen. */
function rawIds(content: BlackAlertContent): ReadonlySet<string> {
  const all = [
    ...Object.keys(content.characters),
    ...Object.keys(content.commandCards),
    ...Object.keys(content.threatCards),
    ...Object.keys(content.damageCards),
    ...Object.keys(content.missions),
    ...Object.keys(content.tiles),
  ];
  return new Set(all.filter((id) => id.includes('-') || Object.hasOwn(content.characters, id)));
}

function faultOf(text: string, raw: ReadonlySet<string>): string | null {
  if (text === '') return 'empty';
  if (/undefined|null|NaN|\[object|\?|#\d|[A-Za-z0-9-]\/[a-z]/.test(text)) return `unsaid: ${text}`;
  if (/\s{2}|\s[.,:]|^\s|\s$|\.\.|,,/.test(text)) return `badly set: ${text}`;
  const found = text.split(/[^a-z0-9-]+/i).find((word) => raw.has(word));
  return found === undefined ? null : `${found} in: ${text}`;
}

class Listener {
  readonly faults = new Set<string>();
  readonly types = new Set<string>();
  readonly #raw: ReadonlySet<string>;

  constructor(content: BlackAlertContent) {
    this.#raw = rawIds(content);
  }

  hear(type: string, ...texts: readonly (string | null)[]): void {
    this.types.add(type);
    for (const text of texts) {
      const fault = text === null ? null : faultOf(text, this.#raw);
      if (fault !== null) this.faults.add(`${type}: ${fault}`);
    }
  }
}

interface Played {
  readonly content: BlackAlertContent;
  readonly seats: BlackAlertSetup['seats'];
  readonly readings: Readonly<Record<string, string>>;
  readonly seed: string;
}

/** Plays at random and hears every word that any seat, or everybody, could be told. */
function listen({ content, seats, readings, seed }: Played, heard: Listener): void {
  const read = readingsOf(readings);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const rules = blackAlert(content, read.value);
  const started = rules.start({ seats });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let state = started.value;
  const random = randomFrom(seed);
  for (let step = 0; step < MAX_STEPS && state.outcome === null; step += 1) {
    const [actor] = rules.actors(state);
    if (actor === undefined) break;
    const viewer = actor === 'chance' ? 'spectator' : (actor as Exclude<Actor, 'chance' | 'referee'>);
    const view = rules.view(state, viewer);
    for (const task of view.tasks) {
      const { title, detail, who } = taskWords(content, view, task);
      heard.hear(`task ${task.type}`, title, detail, who);
    }
    const list = actor === 'chance' ? null : rules.legal(state, actor);
    for (const action of list?.type === 'listed' ? list.actions : []) {
      const { title, detail } = actionWords(content, view, action);
      heard.hear(`action ${action.type}`, title, detail === '' ? null : detail);
    }
    const action = rules.sample(state, actor, actor === 'chance' ? chanceFor(seed, 0, step) : random);
    const chosen = actionWords(content, view, action);
    heard.hear(`action ${action.type}`, chosen.title, chosen.detail);
    const next = rules.apply(state, actor, action);
    state = next.state;
    const after = rules.view(state, viewer);
    const seen: readonly BlackAlertEvent[] = rules.eventsFor(next.events, viewer);
    for (const event of seen) heard.types.add(`event ${event.type}`);
    const lines = eventLines(content, after, { position: step + 1, actor, events: seen, reason: null });
    for (const line of lines) heard.hear('line', line.text);
  }
  if (state.outcome) {
    const { title, detail } = endingWords(rules.view(state, 'spectator'), state.outcome);
    heard.hear('ending', title, detail);
  }
}

const SHIPPED_SEATS: Readonly<Record<2 | 3 | 4, BlackAlertSetup['seats']>> = {
  2: [
    { team: 'starfleet', characters: ['burnham'] },
    { team: 'terran', characters: ['mirror-stamets'] },
  ],
  3: [
    { team: 'starfleet', characters: ['stamets'] },
    { team: 'terran', characters: ['landry', 'killy'] },
    { team: 'starfleet', characters: ['tilly'] },
  ],
  4: [
    { team: 'starfleet', characters: ['saru'] },
    { team: 'terran', characters: ['georgiou'] },
    { team: 'starfleet', characters: ['detmer'] },
    { team: 'terran', characters: ['lorca'] },
  ],
};
/** Readings that ask what the defaults never ask. */
const OTHER_READINGS = {
  'BA-THREE-03': 'b',
  'BA-DCARGO-05': 'b',
  'BA-INFIL-07': 'b',
  'BA-CHAL-26': 'b',
  'BA-OBJ-04': 'b',
  'BA-FREE-08': 'b',
};

/** The fixture with names and texts as people give them; its own are ids. */
function named(content: BlackAlertContent): BlackAlertContent {
  const renamed = <Record extends { readonly name: string }>(
    records: Readonly<globalThis.Record<string, Record>>,
    kind: string,
  ): globalThis.Record<string, Record> =>
    Object.fromEntries(
      Object.entries(records).map(([id, record], index) => [
        id,
        { ...record, name: `${kind} ${index + 1}`, ...('text' in record ? { text: 'Some text.' } : {}) },
      ]),
    );
  return {
    ...content,
    commandCards: renamed(content.commandCards, 'Command'),
    damageCards: renamed(content.damageCards, 'Damage'),
    threatCards: renamed(content.threatCards, 'Threat'),
    missions: renamed(content.missions, 'Mission'),
  };
}

describe('the words of the match table', () => {
  it('say everything of whole matches with the shipped packs, and no id is left raw', () => {
    const content = shippedBlackAlert();
    const heard = new Listener(content);
    for (const seats of [2, 3, 4] as const) {
      for (const readings of [{}, OTHER_READINGS]) {
        for (let game = 0; game < 3; game += 1) {
          listen({ content, seats: SHIPPED_SEATS[seats], readings, seed: `words ${seats} ${game}` }, heard);
        }
      }
    }
    expect([...heard.faults]).toEqual([]);
    // The games have come to nearly everything there is to say.
    expect(heard.types.size).toBeGreaterThan(70);
  });

  it('say everything of cards with every verb', () => {
    const content = named(CONTENT);
    const heard = new Listener(content);
    for (const seats of [2, 3, 4] as const) {
      for (let game = 0; game < 4; game += 1) {
        const readings = game % 2 === 0 ? {} : OTHER_READINGS;
        listen({ content, seats: SEATS[seats], readings, seed: `verbs ${seats} ${game}` }, heard);
      }
    }
    expect([...heard.faults]).toEqual([]);
  });
});
