/** What a schema cannot see: references that lead nowhere, outlines that measuring could not use. */
import type { Refusal } from '../base';
import { playFaults } from './into-the-unknown/play-faults';
import { matchReferenceFaults } from './into-the-unknown/reference-faults';
import type { ContentPack } from './pack';
import { pointerOf, type SchemaFault } from './schema-issues';
import type { UnitClass } from './unit-class';

interface Corner {
  readonly u: number;
  readonly v: number;
}

/** Every contradiction in merged content, in the order of its records; empty when it is sound. */
export function contentFaults(content: ContentPack): readonly Refusal[] {
  return [
    ...outlineFaults(content),
    ...referenceFaults(content),
    ...variantFaults(content),
    ...matchReferenceFaults(content),
    ...playFaults(content),
  ];
}

/**
 * True if the corners run clockwise as seen from above (u to starboard, v to the fore) round a convex outline, every
 * corner a true turn, once round. Measuring relies on it.
 */
export function isConvexClockwise(corners: readonly Corner[]): boolean {
  let turn = 0;
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const after = corners[(index + 2) % corners.length] ?? corner;
    const cross = (next.u - corner.u) * (after.v - next.v) - (next.v - corner.v) * (after.u - next.u);
    if (cross >= 0) return false;
    const dot = (next.u - corner.u) * (after.u - next.u) + (next.v - corner.v) * (after.v - next.v);
    turn += Math.atan2(cross, dot);
  }
  return Math.abs(turn + 2 * Math.PI) < 1e-6;
}

function fault(code: SchemaFault, message: string, path: readonly PropertyKey[]): Refusal {
  return { code, message, at: pointerOf(path) };
}

function outlineFaults(content: ContentPack): readonly Refusal[] {
  return Object.entries(content.bases)
    .filter(([, base]) => !isConvexClockwise(base.corners))
    .map(([id]) =>
      fault('out-of-range', 'The outline must be convex, its corners clockwise.', ['bases', id, 'corners']),
    );
}

function referenceFaults(content: ContentPack): readonly Refusal[] {
  return Object.entries(content.units).flatMap(([id, unit]) =>
    referencesOf(unit)
      .filter(([, target]) => !Object.hasOwn(content.units, target))
      .map(([path, target]) =>
        fault('unknown-class', `No pack knows the class "${target}".`, ['units', id, ...path]),
      ),
  );
}

function referencesOf(unit: UnitClass): readonly (readonly [readonly PropertyKey[], string])[] {
  const launches = (unit.launches ?? []).map(
    (launch, index) => [['launches', index, 'unit'], launch.unit] as const,
  );
  const tubes = unit.tubes?.projectile;
  return [
    ...launches,
    ...(tubes ? [[['tubes', 'projectile'], tubes] as const] : []),
    ...(unit.primary === null ? [] : [[['primary'], unit.primary] as const]),
  ];
}

function variantFaults(content: ContentPack): readonly Refusal[] {
  return Object.entries(content.layouts).flatMap(([id, layout]) =>
    Object.entries(layout.variants).flatMap(([reading, variant]) =>
      (variant.systems ?? [])
        .filter((moved) => !layout.systems.some((system) => system.id === moved.id))
        .map((moved) =>
          fault('out-of-range', `The layout has no system "${moved.id}".`, [
            'layouts',
            id,
            'variants',
            reading,
          ]),
        ),
    ),
  );
}
