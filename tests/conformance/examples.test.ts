import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ExampleEntry } from '../../shared/contract';
import {
  boardOfPlan,
  parseForcePlan,
  parseMatch,
  parseNetworkPlan,
  parsePlan,
  writePlan,
} from '../../shared/documents';
import { networkOf, type Space } from '../../shared/hex';
import { pricesFrom, turnsThat } from '../../shared/network';
import { advise } from '../../shared/sector';
import { shippedBlackAlert, shippedNovaCry } from '../support/shipped-content';
import { FOLDER, pack, planOf, textOf } from './example-plans';

const indexSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(1),
    summary: z.string().min(20).max(120),
    group: z.enum(['featured', 'solo', 'layout', 'lesson', 'stress']),
    game: z.enum(['into-the-unknown', 'black-alert', 'nova-cry']),
  }),
);

const index: readonly ExampleEntry[] = indexSchema.parse(JSON.parse(textOf('index.json')));
const sectors = index.filter(
  ({ id, game }) => game === 'into-the-unknown' && textOf(`${id}.plotroom`).includes('plotroom-plan'),
);
/** Missions to play against the bot; that they open with the packs that ship is tested beside the desk's examples. */
const missions = index.filter(({ group }) => group === 'solo');
/** Plans of the network; its matches are tested beside the desk's examples. */
const networks = index.filter(
  ({ id, game }) => game === 'black-alert' && textOf(`${id}.plotroom`).includes('plotroom-plan'),
);

/** Plans of task forces. */
const forces = index.filter(
  ({ id, game }) => game === 'nova-cry' && textOf(`${id}.plotroom`).includes('plotroom-plan'),
);

describe('the index of examples', () => {
  it('lists every document once, under its own title', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.plotroom'));
    expect(files.sort()).toEqual(index.map(({ id }) => `${id}.plotroom`).sort());
    for (const { id, title } of index) expect(JSON.parse(textOf(`${id}.plotroom`))).toMatchObject({ title });
  });

  it('features one document for each table', () => {
    const featured = index.filter(({ group }) => group === 'featured');
    expect(featured.map(({ id }) => id)).toEqual(['helix-crossing', 'first-crossing', 'mere-run']);
  });
});

describe('solo missions', () => {
  const matches = missions.map(({ id }) => matchOf(id));

  it('are at least six, and one that teaches the table in ten prompts', () => {
    expect(missions.length).toBeGreaterThanOrEqual(7);
    expect(matches[0]?.setup.prompts).toHaveLength(10);
    expect(missions[0]?.id).toBe('first-steps');
  });

  it('have a briefing, a person against a bot, and a layout of each kind among them', () => {
    for (const { setup, seats } of matches) {
      expect(setup.briefing?.length).toBeGreaterThan(80);
      expect(seats.map(({ player }) => player === 'person')).toEqual([true, false]);
    }
    const layouts = matches.map(({ setup }) =>
      setup.mission.type === 'incident' ? pack.overtures[setup.mission.overture ?? '']?.layout : undefined,
    );
    expect(new Set(layouts)).toEqual(new Set(['solitary', 'helix', 'trinary']));
  });
});

function matchOf(id: string) {
  const parsed = parseMatch(textOf(`${id}.plotroom`));
  if (!parsed.ok || parsed.value.game !== 'into-the-unknown') throw new Error(`${id} is no mission.`);
  return parsed.value;
}

describe.each(sectors)('$id', ({ id, group }) => {
  it('is a sound plan, written as the program writes it', () => {
    const parsed = parsePlan(textOf(`${id}.plotroom`), pack);
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    expect(writePlan(planOf(id))).toBe(textOf(`${id}.plotroom`));
  });

  it('has nothing to mend, but for a battle that has left its set-up areas and what is meant to be too close', () => {
    const codes = advise(pack, planOf(id)).flatMap(({ severity, code }) =>
      severity === 'advice' ? [code] : [],
    );
    const underWay = group === 'featured' || group === 'stress';
    const close = id === 'helix-crossing' || id === 'too-close-to-call' ? ['too-close'] : [];
    expect(new Set(codes)).toEqual(new Set([...(underWay ? ['outside-setup-area'] : []), ...close]));
  });

  it('says what is ours', () => {
    const { units, notes } = planOf(id);
    if (units.length > 0) expect(notes).toContain('(house)');
  });
});

describe.each(networks)('$id', ({ id }) => {
  it('is a sound plan of the network, written as the program writes it, and says what is ours', () => {
    const text = textOf(`${id}.plotroom`);
    const parsed = parseNetworkPlan(text, shippedBlackAlert());
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    if (!parsed.ok) return;
    expect(writePlan(parsed.value)).toBe(text);
    expect(parsed.value.notes).toContain('(house)');
  });
});

describe.each(forces)('$id', ({ id }) => {
  it('is a sound plan of task forces, written as the program writes it, and says what is ours', () => {
    const text = textOf(`${id}.plotroom`);
    const parsed = parseForcePlan(text, shippedNovaCry());
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    if (!parsed.ok) return;
    expect(writePlan(parsed.value)).toBe(text);
    expect(parsed.value.notes).toContain('(house)');
  });
});

describe('One turn away', () => {
  const content = shippedBlackAlert();
  const plan = parseNetworkPlan(textOf('one-turn-away.plotroom'), content);
  if (!plan.ok) throw new Error(JSON.stringify(plan.error));
  const board = boardOfPlan(plan.value, content);
  const { fleets = [], discovery } = plan.value.ships;
  const corruption = plan.value.tokens.map(({ at }) => at as Space); // all lie on tiles
  const ask = { board, hazards: { corruption, fleets }, from: discovery!, to: 'A2/a' } as const;

  it('BA-DBRIDGE-01: Boreth is five uses of Navigate and a Threat card away', () => {
    expect(pricesFrom(networkOf(board), ask.from, ask.hazards).get(ask.to)).toEqual({ uses: 5, threats: 1 });
  });

  it('BA-DENG-01: one turn makes it two', () => {
    const [best] = turnsThat({ ...ask, aim: 'shorten', most: 1 });
    expect(best?.price).toEqual({ uses: 2, threats: 1 });
    expect(best?.turns).toHaveLength(1);
  });
});
