/** Every fault of a set-up that a person asked for, and what it may be warned of. NC-COMP-03, NC-COMP-05, NC-DRAFT-01, NC-KS-03. */
import type { Refusal, RuleId } from '../../../shared/base';
import { type NovaCryContent, OFFICERS } from '../../../shared/content/nova-cry';
import type { PileName } from '../../../shared/contract/nova-cry';
import type { NovaCrySetup, TaskForce } from '../../../shared/documents';
import { recordOf, type Table } from './table';
import { wholePile } from './whole-pile';

export function faultsOfSetup(table: Table, setup: NovaCrySetup): readonly Refusal[] {
  const { content } = table;
  const { seats } = setup;
  if (seats.length < 2 || seats.length > 6)
    return [fault('out-of-range', 'Two to six people play.', '/seats', 'NC-COMP-03')];
  const named = seats.flatMap(({ force }, index) => (force ? namedIn(force, `/seats/${index}/force`) : []));
  return [
    ...named.flatMap((each) => unknownFaults(content, each)),
    ...copyFaults(content, named),
    ...seats.flatMap(({ force }, index) => (force ? mercenaryFaults(content, force, index) : [])),
    ...shortageFaults(table, setup, named),
  ];
}

interface Named {
  readonly kind: 'ships' | 'captains' | 'weapons' | 'crew';
  readonly id: string;
  readonly at: string;
  /** The place it is named for, where it is a crew member's. */
  readonly type: string | null;
}

function namedIn(force: TaskForce, at: string): readonly Named[] {
  const cards: readonly (readonly [Named['kind'], string | null, string, string | null])[] = [
    ['ships', force.ship, `${at}/ship`, null],
    ['captains', force.captain, `${at}/captain`, null],
    ['weapons', force.weapon, `${at}/weapon`, null],
    ...OFFICERS.map((type) => ['crew', force.crew[type], `${at}/crew/${type}`, type] as const),
  ];
  return cards.flatMap(([kind, id, place, type]) => (id === null ? [] : [{ kind, id, at: place, type }]));
}

function unknownFaults(content: NovaCryContent, { kind, id, at, type }: Named): readonly Refusal[] {
  if (!Object.hasOwn(content[kind], id))
    return [fault('unknown-id', `These packs have no "${id}" among their ${kind}.`, at, 'NC-DRAFT-01')];
  const own = kind === 'crew' ? content.crew[id]?.type : undefined;
  if (own === undefined || own === type || own === 'mercenary') return [];
  return [fault('wrong-type', `"${id}" is no ${type ?? 'officer'}.`, at, 'NC-DRAFT-01')];
}

/** A ship and a captain are there once, weapons and crew as often as printed (NC-COMP-05). */
function copyFaults(content: NovaCryContent, named: readonly Named[]): readonly Refusal[] {
  const counts = new Map<string, number>();
  return named.flatMap(({ kind, id, at }) => {
    const count = (counts.get(`${kind}/${id}`) ?? 0) + 1;
    counts.set(`${kind}/${id}`, count);
    const copies = kind === 'weapons' || kind === 'crew' ? (content[kind][id]?.copies ?? 1) : 1;
    if (count <= copies) return [];
    return [fault('duplicate-id', `There are not so many of "${id}".`, at, 'NC-COMP-05')];
  });
}

/** One of the same special recruit at most (NC-KS-03). */
function mercenaryFaults(content: NovaCryContent, { crew }: TaskForce, index: number): readonly Refusal[] {
  const recruits = Object.values(crew).filter((id) => id !== null && content.crew[id]?.type === 'mercenary');
  if (recruits.length <= 1) return [];
  const message = 'A task force has at most one Mercenary.';
  return [fault('duplicate-id', message, `/seats/${index}/force/crew`, 'NC-KS-03')];
}

/** Enough in every pile for those who draft or are dealt out of it, given cards being out of theirs (NC-START-04). */
function shortageFaults(
  { content }: Table,
  setup: NovaCrySetup,
  named: readonly Named[],
): readonly Refusal[] {
  return PILES.flatMap(([what, pile, kind, type]): readonly Refusal[] => {
    const given = named.filter((each) => each.kind === kind && each.type === type);
    const pileRecords = wholePile(content, pile, setup).map(recordOf);
    const taken = named.filter((each) => each.kind === kind && pileRecords.includes(each.id)).length;
    const isEnough = pileRecords.length - taken >= setup.seats.length - given.length;
    if (isEnough) return [];
    return [
      fault('wrong-count', `These packs have not enough ${what} for so many.`, '/seats', 'NC-DRAFT-01'),
    ];
  });
}

/** In words, the pile, what a set-up names out of it, and the place that it is named for. */
const PILES: readonly (readonly [string, PileName, Named['kind'], string | null])[] = [
  ['ships', 'ships', 'ships', null],
  ['captains', 'captains', 'captains', null],
  ['weapons', 'weapons', 'weapons', null],
  ...OFFICERS.map((type) => [`${type}s`, `crew-${type}`, 'crew', type] as const),
];

/** What a set-up can be begun with but should be warned of: cards that a first game leaves out (NC-START-04). */
export function warningsOfSetup(content: NovaCryContent, setup: NovaCrySetup): readonly Refusal[] {
  if (setup.firstGame !== true) return [];
  return setup.seats.flatMap(({ force }, index) => {
    const ship = force?.ship;
    if (!ship || !content.start.firstGameWithout.includes(ship)) return [];
    const message = 'This ship is left out of first games.';
    return [fault('not-first-game', message, `/seats/${index}/force/ship`, 'NC-START-04')];
  });
}

function fault(code: string, message: string, at: string, rule: RuleId): Refusal {
  return { code, message, at, rule };
}
