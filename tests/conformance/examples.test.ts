import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ExampleEntry } from '../../shared/contract';
import {
  boardOfPlan,
  parseForcePlan,
  parseMatch,
  parseNetworkPlan,
  parsePlan,
  type SectorPlan,
  sectorPlanSchema,
  writePlan,
} from '../../shared/documents';
import { networkOf, type Space } from '../../shared/hex';
import { pricesFrom, turnsThat } from '../../shared/network';
import {
  advise,
  judgeDock,
  judgeLaunch,
  judgeManeuver,
  measurePieces,
  shapeOfUnit,
} from '../../shared/sector';
import { shippedBlackAlert, shippedContent, shippedNovaCry } from '../support/shipped-content';

const pack = shippedContent();
const FOLDER = new URL('../../assets/scenarios/', import.meta.url);
const indexSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(1),
    summary: z.string().min(20).max(120),
    group: z.enum(['featured', 'solo', 'layout', 'lesson', 'stress']),
    game: z.enum(['into-the-unknown', 'black-alert', 'nova-cry']),
  }),
);

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

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

function planOf(id: string): SectorPlan {
  return sectorPlanSchema.parse(JSON.parse(textOf(`${id}.plotroom`)));
}

function poseOf(plan: SectorPlan, id: string): SectorPlan['units'][number]['pose'] | undefined {
  return plan.units.find((unit) => unit.id === id)?.pose;
}

function measure(plan: SectorPlan, from: string, to: string) {
  const found = measurePieces(pack, plan, { type: 'piece', id: from }, { type: 'piece', id: to });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

const NO_TURN = { tool: null, notches: 0, distanceIn: 0, headingDeg: null } as const;

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

describe('the rulebook examples', () => {
  it('ITU-LAT-03: a Fighter at yellow 1 goes 4 inches to port without turning; 5 inches are refused', () => {
    const before = planOf('lateral-before');
    const lateral = { ...NO_TURN, kind: 'lateral-port', tool: 'fore', distanceIn: 4 } as const;
    const verdict = judgeManeuver(pack, before, 'fighter', lateral);
    expect(verdict).toMatchObject({
      ok: true,
      value: { legal: true, limits: { notches: 1, distanceIn: 4 } },
    });
    const after = planOf('lateral-after');
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'fighter'));
    expect(poseOf(after, 'fighter')?.headingDeg).toBe(poseOf(before, 'fighter')?.headingDeg);
    expect(measure(after, 'fighter', 'defiant').endAttacked).toBe('either');
    const farther = judgeManeuver(pack, before, 'fighter', { ...lateral, distanceIn: 5 });
    expect(farther).toMatchObject({ ok: true, value: { legal: false, possible: 4 } });
  });

  it('ITU-REV-03: a Defiant at green 2 turns 2 notches at its port side and backs 4 inches', () => {
    const before = planOf('reverse-before');
    const reverse = { ...NO_TURN, kind: 'reverse', tool: 'port', notches: 2, distanceIn: 4 } as const;
    const verdict = judgeManeuver(pack, before, 'defiant', reverse);
    expect(verdict).toMatchObject({
      ok: true,
      value: { legal: true, limits: { notches: 2, distanceIn: 4 } },
    });
    const after = planOf('reverse-after');
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'defiant'));
    expect(measure(after, 'fighter', 'defiant').endAttacked).toBe('fore');
    const codesOf = (change: object) => {
      const judged = judgeManeuver(pack, before, 'defiant', { ...reverse, ...change });
      return judged.ok ? judged.value.violations.map(({ code }) => code) : [];
    };
    expect(codesOf({ notches: 3 })).toContain('turn-over-limit');
    expect(codesOf({ distanceIn: 5 })).toContain('distance-over-limit');
  });

  it('ITU-REV-03: the reverse example begins where the lateral one ended', () => {
    expect(planOf('reverse-before').units).toEqual(planOf('lateral-after').units);
  });

  it('ITU-LAUNCH-07: a shuttle leaves by the aft slot, tool to the left, as far out as the notched end', () => {
    const before = planOf('launch-before');
    const launch = {
      unit: 'type-6-shuttle',
      slot: 'aft',
      notches: -2,
      side: 'starboard',
      slideIn: pack.tool.launch.farthestIn,
    } as const;
    const verdict = judgeLaunch(pack, before, 'defiant', launch);
    expect(verdict).toMatchObject({ ok: true, value: { legal: true } });
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(planOf('launch-after'), 'shuttle-a'));
    const fromFore = judgeLaunch(pack, before, 'defiant', { ...launch, slot: 'fore' });
    expect(fromFore.ok && fromFore.value.violations.map(({ code }) => code)).toContain('slot-not-allowed');
  });

  it('ITU-DOCK-07: a saucer comes about until 2 inches part it from its ship, and may dock', () => {
    const before = planOf('docking-before');
    const about = { ...NO_TURN, kind: 'come-about', headingDeg: 0 } as const;
    const verdict = judgeManeuver(pack, before, 'saucer', about);
    const after = planOf('docking-after');
    expect(verdict).toMatchObject({ ok: true, value: { legal: true } });
    expect(verdict.ok && verdict.value.end).toEqual(poseOf(after, 'saucer'));
    expect(measure(before, 'saucer', 'star-drive').distanceIn).toBeGreaterThan(2);
    expect(measure(after, 'saucer', 'star-drive').distanceIn).toBeCloseTo(2, 9);
    expect(judgeDock(pack, before, 'saucer', 'star-drive', 'come-about')).toMatchObject({
      value: { legal: false },
    });
    expect(judgeDock(pack, after, 'saucer', 'star-drive', 'come-about')).toMatchObject({
      value: { legal: true },
    });
  });
});

describe('the other examples', () => {
  it('ITU-TFEX-04, ITU-TFEX-06: mission 2 has its four ships and three sites in each system', () => {
    const { units, features } = planOf('campaign-mission-2');
    expect(units.map((unit) => unit.class)).toEqual([
      'defiant',
      'constellation',
      'jemhadar-fighter',
      'jemhadar-fighter',
    ]);
    const inside = pack.layouts['helix']?.systems.map(({ x, y, radiusIn }) =>
      features.filter(({ at }) => Math.hypot(at.x - x, at.y - y) + 0.625 <= radiusIn),
    );
    expect(inside?.map((sites) => sites.length)).toEqual([3, 3]);
    for (const { kind, note } of features) {
      expect(kind).toBe('objective-solid');
      expect(note).toContain('Position: house.');
    }
  });

  it('ITU-DEPLOY-05: mission 2 begins at green', () => {
    for (const { alert } of planOf('campaign-mission-2').units) expect(alert).toMatch(/^green/);
  });

  it('the crowded table holds forty pieces, every class and every kind of feature', () => {
    const { units, features } = planOf('crowded-table');
    expect(units.length + features.length).toBe(40);
    expect(new Set(units.map((unit) => unit.class))).toEqual(new Set(Object.keys(pack.units)));
    expect(new Set(features.map(({ kind }) => kind))).toEqual(new Set(Object.keys(pack.features)));
  });

  it('the helix crossing is decided by a hundredth of an inch', () => {
    const { arcs, distanceIn } = measure(planOf('helix-crossing'), 'defiant', 'fighter-2');
    expect(6 - (arcs?.fore?.distanceIn ?? NaN)).toBeCloseTo(0.01, 2);
    expect(distanceIn).toBeLessThan(arcs?.fore?.distanceIn ?? NaN);
  });

  it.each([
    ['defiant', 'fighter', 6, 5.99],
    ['constellation', 'brel', 6, 6.01],
    ['vorcha', 'miranda', 4, 4],
    ['shuttle', 'home', pack.tool.dockWithinIn, 2.01],
  ])('too close to call: %s to %s, %d inches, measures %d', (from, to, rangeIn, expected) => {
    const { distanceIn } = measure(planOf('too-close-to-call'), from, to);
    expect(distanceIn).toBeCloseTo(expected, 9);
    expect(Math.abs(rangeIn - distanceIn)).toBeLessThan(pack.tool.tooCloseIn);
  });

  it('too close to call: a hundredth of an inch of the prey reaches into the fore arc', () => {
    const { arcs } = measure(planOf('too-close-to-call'), 'hunter', 'prey');
    expect(arcs?.fore).toMatchObject({ in: true });
    expect(arcs?.fore?.marginIn).toBeCloseTo(0.01, 9);
  });

  it('too close to call: the visitor stands wholly in the system by a hundredth of an inch', () => {
    const plan = planOf('too-close-to-call');
    const visitor = plan.units.find(({ id }) => id === 'visitor');
    const outline = visitor && shapeOfUnit(pack, visitor);
    const reach = (outline?.corners ?? []).map((corner) => Math.hypot(corner.x - 35, corner.y - 23));
    expect(13 - Math.max(...reach)).toBeCloseTo(0.01, 3);
    expect(plan.annotations).toHaveLength(6);
  });
});
