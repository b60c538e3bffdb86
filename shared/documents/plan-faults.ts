/**
 * What the schema of a plan cannot see: ids used twice, classes and alert rows the packs lack, readings nobody has,
 * annotations that name a piece which does not stand on the table.
 * Reads the raw document, tolerant of any shape, so that these faults are told together with those of the schema.
 */
import type { Refusal } from '../base';
import { type ContentPack, pointerOf } from '../content';
import { checkReading, DEFAULT_ALERT } from '../sector';
import { isRecord } from './format';
import { alertSchema } from './fields';
import { idSchema } from './plan';

type Path = readonly (string | number)[];

/** Every such fault, in the order readings, ids, classes, alert rows, pieces named by annotations. */
export function planFaults(plan: Readonly<Record<string, unknown>>, pack: ContentPack): readonly Refusal[] {
  return [...readingFaults(plan), ...duplicateIds(plan), ...classFaults(plan, pack), ...lostPieces(plan)];
}

function readingFaults(plan: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const readings = plan['readings'];
  if (!isRecord(readings)) return [];
  return Object.entries(readings).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [];
    const checked = checkReading(key, value);
    return checked.ok ? [] : [{ ...checked.error, at: pointerOf(['readings', key]) }];
  });
}

/** Where ids stand, in the order in which the first use is the good one. */
function idPlaces(plan: Readonly<Record<string, unknown>>): readonly { path: Path; id: string }[] {
  const sector = isRecord(plan['sector']) ? plan['sector'] : {};
  const lists: readonly (readonly [Path, unknown])[] = [
    [['units'], plan['units']],
    [['features'], plan['features']],
    [['sector', 'systems'], sector['systems']],
    [['annotations'], plan['annotations']],
  ];
  return lists.flatMap(([path, list]) =>
    entriesOf(list).flatMap(({ value, index }) =>
      typeof value['id'] === 'string' ? [{ path: [...path, index, 'id'], id: value['id'] }] : [],
    ),
  );
}

function entriesOf(list: unknown): readonly { value: Readonly<Record<string, unknown>>; index: number }[] {
  if (!Array.isArray(list)) return [];
  const entries: readonly unknown[] = list;
  return entries.flatMap((value, index) => (isRecord(value) ? [{ value, index }] : []));
}

function duplicateIds(plan: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const seen = new Set<string>();
  return idPlaces(plan).flatMap(({ path, id }): Refusal[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ code: 'duplicate-id', message: `The id "${id}" is used twice.`, at: pointerOf(path) }];
  });
}

function classFaults(plan: Readonly<Record<string, unknown>>, pack: ContentPack): readonly Refusal[] {
  // A kept course is of a class at an alert row as a unit is; without them it could not be drawn.
  const courses = entriesOf(plan['annotations']).filter(({ value }) => value['type'] === 'course');
  return [
    ...classFaultsIn('units', entriesOf(plan['units']), pack),
    ...classFaultsIn('annotations', courses, pack),
  ];
}

function classFaultsIn(
  list: 'units' | 'annotations',
  entries: ReturnType<typeof entriesOf>,
  pack: ContentPack,
): readonly Refusal[] {
  return entries.flatMap(({ value, index }) => {
    const id = value['class'];
    // An id of the wrong form is the schema's fault to tell.
    if (typeof id !== 'string' || !idSchema.safeParse(id).success) return [];
    const at: Path = [list, index];
    const unitClass = Object.hasOwn(pack.units, id) ? pack.units[id] : undefined;
    if (unitClass === undefined) {
      const message = `No content pack knows the class "${id}".`;
      return [{ code: 'unknown-class', message, at: pointerOf([...at, 'class']) }];
    }
    return alertFaults(value['alert'], unitClass, at);
  });
}

function alertFaults(given: unknown, unitClass: ContentPack['units'][string], at: Path): readonly Refusal[] {
  const alert = given ?? DEFAULT_ALERT;
  // A ship whose dial nobody has published may stand at any alert; units without a dial have none.
  if (unitClass.kind !== 'ship' || unitClass.alerts.length === 0 || typeof alert !== 'string') return [];
  const rows = unitClass.alerts.map((row) => row.alert);
  if (rows.includes(alert) || !alertSchema.safeParse(alert).success) return [];
  const message = `${unitClass.name} has no alert row "${alert}"; it has ${rows.join(', ')}.`;
  return [{ code: 'out-of-range', message, at: pointerOf([...at, 'alert']) }];
}

/** Pins, and anchors of notes and dimensions, that name no unit or feature of the plan. */
function lostPieces(plan: Readonly<Record<string, unknown>>): readonly Refusal[] {
  const pieces = new Set(
    [plan['units'], plan['features']].flatMap((list) => entriesOf(list).map(({ value }) => value['id'])),
  );
  return entriesOf(plan['annotations']).flatMap(({ value, index }) =>
    piecesNamedBy(value)
      .filter(({ id }) => !pieces.has(id))
      .map(({ path, id }) => ({
        code: 'unknown-id',
        message: `Nothing on the table has the id "${id}".`,
        at: pointerOf(['annotations', index, ...path]),
      })),
  );
}

function piecesNamedBy(annotation: Readonly<Record<string, unknown>>): readonly { path: Path; id: string }[] {
  return ['from', 'to'].flatMap((end) => {
    const value = annotation[end];
    if (annotation['type'] === 'pin') return typeof value === 'string' ? [{ path: [end], id: value }] : [];
    if (!isRecord(value) || typeof value['piece'] !== 'string') return [];
    return [{ path: [end, 'piece'], id: value['piece'] }];
  });
}
