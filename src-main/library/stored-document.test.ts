import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CrashingDisk } from '../../tests/kill/crashing-disk';
import { openedLibrary, planTitled, valueOf, sectorPlanIn } from '../../tests/support/library';
import type { Patch } from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import type { Library } from './library';
import type { StoredDocument } from './stored-document';

async function newDocument(
  disk = new CrashingDisk(),
): Promise<{ library: Library; document: StoredDocument }> {
  const library = await openedLibrary({ dataFolder: '/data', disk, compactEntries: 5 });
  const entry = valueOf(await library.create(planTitled('Plan')));
  return { library, document: valueOf(await library.open(entry.id)) };
}

async function reopened(disk: CrashingDisk, id: string): Promise<StoredDocument> {
  const library = await openedLibrary({ dataFolder: '/data', disk, compactEntries: 5 });
  return valueOf(await library.open(id));
}

function unit(id: string, x: number) {
  return { id, class: 'defiant', pose: { x, y: 1, headingDeg: 0 } };
}

describe('an edit', () => {
  it('counts the revision, names the step and can be undone and redone', async () => {
    const { document } = await newDocument();
    const before = sectorPlanIn(document);
    const patch: Patch = { op: 'add', path: '/units/0', value: unit('a', 3) };
    expect(await document.edit(0, 'Place Defiant', [patch])).toEqual({ ok: true, value: null });
    expect(document.revision).toBe(1);
    expect(document.history).toEqual({ position: 1, length: 1, undoLabel: 'Place Defiant', redoLabel: null });
    await document.undo(1);
    expect(sectorPlanIn(document)).toEqual(before);
    expect(document.history).toEqual({ position: 0, length: 1, undoLabel: null, redoLabel: 'Place Defiant' });
    await document.redo(2);
    expect(sectorPlanIn(document).units).toEqual([unit('a', 3)]);
    expect(document.revision).toBe(3);
  });

  it('made against another revision is refused and changes nothing', async () => {
    const { document } = await newDocument();
    const patch: Patch = { op: 'add', path: '/notes', value: 'x' };
    for (const revision of [1, 7]) {
      const answer = await document.edit(revision, 'Note', [patch]);
      expect(answer).toMatchObject({ ok: false, error: { code: 'stale-revision', params: { revision: 0 } } });
    }
    expect(document.revision).toBe(0);
  });

  it('sent many times at once is taken once for each revision', async () => {
    const { document } = await newDocument();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        document.edit(0, `Note ${index}`, [{ op: 'add', path: '/notes', value: `note ${index}` }]),
      ),
    );
    expect(answers.map((answer) => answer.ok)).toEqual([true, ...Array<boolean>(9).fill(false)]);
    expect(sectorPlanIn(document).notes).toBe('note 0');
  });

  it.each<[string, Patch[]]>([
    ['a patch that leads nowhere', [{ op: 'replace', path: '/units/3/pose/x', value: 1 }]],
    ['a key that no plan has', [{ op: 'add', path: '/extra', value: 1 }]],
    ['a missing title', [{ op: 'remove', path: '/title' }]],
    ['a number out of range', [{ op: 'add', path: '/units/0', value: unit('a', 1e9) }]],
    ['another document altogether', [{ op: 'replace', path: '', value: [] }]],
  ])('with %s is refused whole', async (_what, patches) => {
    const { document } = await newDocument();
    const before = sectorPlanIn(document);
    const half: Patch = { op: 'add', path: '/notes', value: 'half' };
    const answer = await document.edit(0, 'Wrong', [half, ...patches]);
    expect(answer.ok).toBe(false);
    expect(sectorPlanIn(document)).toBe(before);
    expect(document.revision).toBe(0);
    expect(document.history.length).toBe(0);
  });

  it('is stored in its stored form, and undone exactly: headings in range, no -0, defaults filled in', async () => {
    const disk = new CrashingDisk();
    const { document } = await newDocument(disk);
    const value = { id: 'a', class: 'defiant', pose: { x: -0, y: 2, headingDeg: -90 } };
    await document.edit(0, 'Place', [{ op: 'add', path: '/units/-', value }]);
    const placed = sectorPlanIn(document);
    expect(placed.units[0]?.pose).toEqual({ x: 0, y: 2, headingDeg: 270 });
    await document.edit(1, 'Drop the lists', [
      { op: 'remove', path: '/units' },
      { op: 'remove', path: '/features' },
    ]);
    expect(sectorPlanIn(document)).toMatchObject({ units: [], features: [] });
    const copy = await reopened(disk.afterKill(), document.id);
    expect(sectorPlanIn(copy)).toEqual(sectorPlanIn(document));
    await copy.undo(2);
    expect(sectorPlanIn(copy)).toEqual(placed);
    await copy.undo(3);
    expect(sectorPlanIn(copy).units).toEqual([]);
  });
});

describe('travelling', () => {
  it('refuses where there is nothing, and staying is no change', async () => {
    const { document } = await newDocument();
    expect(await document.undo(0)).toMatchObject({ error: { code: 'nothing-to-undo' } });
    expect(await document.redo(0)).toMatchObject({ error: { code: 'nothing-to-redo' } });
    expect(await document.goTo(0, 1)).toMatchObject({ error: { code: 'unknown-position' } });
    expect(await document.goTo(0, 0)).toEqual({ ok: true, value: null });
    expect(document.revision).toBe(0);
  });
});

const actionArb = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('note' as const), value: fc.string({ maxLength: 5 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('place' as const), x: fc.integer({ min: 0, max: 36 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('take' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('redo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('goTo' as const),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reopen' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('flush' as const) }) },
);
type Action = typeof actionArb extends fc.Arbitrary<infer Value> ? Value : never;

/** The plain truth: every plan there was, and the place among them. */
interface Model {
  plans: SectorPlan[];
  position: number;
}

function patchesFor(
  action: Extract<Action, { type: 'note' | 'place' | 'take' }>,
  plan: SectorPlan,
  id: number,
): Patch[] {
  if (action.type === 'note') return [{ op: 'add', path: '/notes', value: action.value }];
  if (action.type === 'place') return [{ op: 'add', path: '/units/0', value: unit(`u${id}`, action.x) }];
  return plan.units.length > 0 ? [{ op: 'remove', path: `/units/${plan.units.length - 1}` }] : [];
}

function expectedPlan(
  action: Extract<Action, { type: 'note' | 'place' | 'take' }>,
  plan: SectorPlan,
  id: number,
): SectorPlan {
  if (action.type === 'note') return { ...plan, notes: action.value };
  if (action.type === 'place') return { ...plan, units: [unit(`u${id}`, action.x), ...plan.units] };
  return { ...plan, units: plan.units.slice(0, -1) };
}

async function travelled(action: Action, document: StoredDocument, model: Model): Promise<void> {
  const length = model.plans.length - 1;
  const position = {
    undo: model.position - 1,
    redo: model.position + 1,
    goTo: action.type === 'goTo' ? Math.round(action.part * length) : 0,
  }[action.type as 'undo' | 'redo' | 'goTo'];
  const answer =
    action.type === 'goTo'
      ? await document.goTo(document.revision, position)
      : await document[action.type as 'undo' | 'redo'](document.revision);
  expect(answer.ok).toBe(position >= 0 && position <= length);
  if (answer.ok) model.position = position;
}

async function runSequence(actions: readonly Action[]): Promise<void> {
  let disk = new CrashingDisk();
  let { document } = await newDocument(disk);
  const model: Model = { plans: [sectorPlanIn(document)], position: 0 };
  for (const [id, action] of actions.entries()) {
    if (action.type === 'reopen') {
      disk = disk.afterKill();
      document = await reopened(disk, document.id);
    } else if (action.type === 'flush') valueOf(await document.flush());
    else if (action.type === 'note' || action.type === 'place' || action.type === 'take') {
      const plan = model.plans[model.position] ?? planTitled('never');
      const patches = patchesFor(action, plan, id);
      if (patches.length === 0) continue;
      valueOf(await document.edit(document.revision, `Step ${id}`, patches));
      model.plans = [...model.plans.slice(0, model.position + 1), expectedPlan(action, plan, id)];
      model.position += 1;
    } else await travelled(action, document, model);
    expect(sectorPlanIn(document)).toEqual(model.plans[model.position]);
    expect(document.history).toMatchObject({ position: model.position, length: model.plans.length - 1 });
  }
}

describe('1,000 random sequences of edits, undo, redo, travel, flushes and restarts', () => {
  it('equal the plain list of plans', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actionArb, { maxLength: 40 }), (actions) => runSequence(actions)),
      { numRuns: 1000 },
    );
  });
});

describe('the journal of a long history', () => {
  it('is closed into segments and still lets everything be undone after a restart', async () => {
    const disk = new CrashingDisk();
    const { library, document } = await newDocument(disk);
    for (let step = 0; step < 57; step++) {
      valueOf(await document.edit(step, `Step ${step}`, [{ op: 'add', path: '/notes', value: `${step}` }]));
    }
    await library.close();
    expect(disk.paths().filter((name) => name.includes('/history/')).length).toBeGreaterThan(5);
    const copy = await reopened(disk, document.id);
    expect(copy.labels(0, 100)).toEqual(Array.from({ length: 57 }, (_, step) => `Step ${step}`));
    for (let step = 56; step > 0; step--) {
      valueOf(await copy.undo(copy.revision));
      expect(sectorPlanIn(copy).notes).toBe(`${step - 1}`);
    }
    valueOf(await copy.undo(copy.revision));
    expect(sectorPlanIn(copy)).toEqual(planTitled('Plan'));
  });
});
