/** What the rules have to say about a plan: cards that there are not so many of, and what is good to know before a fight. */
import type { RuleId } from '../../../../shared/base';
import {
  type NovaCryContent,
  NOVA_CRY_READINGS,
  OFFICERS,
  WINNING,
} from '../../../../shared/content/nova-cry';
import type { ForcePlan, PlannedForce } from '../../../../shared/documents/force-plan';
import { battleCost, duelCost } from './costs';
import { MOST_SEATS, openCards, pairOf } from './forces';

export interface ForceAdvice {
  readonly code: string;
  /** A warning keeps a match from beginning, or a fight from being declared. */
  readonly severity: 'warning' | 'good' | 'note';
  readonly message: string;
  readonly rule: RuleId;
  /** The task forces it is about. */
  readonly forces: readonly string[];
}

/** Warnings first. */
export function adviseForces(plan: ForcePlan, content: NovaCryContent): readonly ForceAdvice[] {
  const { forces } = plan;
  return [
    ...tooMany(forces, content),
    ...forces.flatMap((force) => ofForce(force, content)),
    ...fightAdvice(plan, content),
    ...(forces.length > MOST_SEATS
      ? [note('many-forces', 'A match seats the first six of these task forces.', 'NC-COMP-03', [])]
      : []),
    ...exclusiveAdvice(forces, content),
    ...firstGameAdvice(forces, content),
    ...forces.flatMap(openAdvice),
  ];
}

interface Placed {
  readonly key: string;
  readonly name: string;
  readonly copies: number;
  readonly exclusive: boolean;
  readonly force: string;
}

function placedIn(force: PlannedForce, content: NovaCryContent): readonly Placed[] {
  const ship = force.ship === null ? undefined : content.ships[force.ship];
  const captain = force.captain === null ? undefined : content.captains[force.captain];
  const weapon = force.weapon === null ? undefined : content.weapons[force.weapon];
  const crew = OFFICERS.map((type) => force.crew[type]).flatMap((id) => {
    const record = id === null ? undefined : content.crew[id];
    return record ? [{ ...record, key: `crew ${String(id)}` }] : [];
  });
  const cards = [
    ...(ship ? [{ ...ship, copies: 1, key: `ship ${String(force.ship)}` }] : []),
    ...(captain ? [{ ...captain, copies: 1, key: `captain ${String(force.captain)}` }] : []),
    ...(weapon ? [{ ...weapon, exclusive: false, key: `weapon ${String(force.weapon)}` }] : []),
    ...crew,
  ];
  return cards.map(({ key, name, copies, exclusive }) => ({ key, name, copies, exclusive, force: force.id }));
}

/** A ship and a captain are there once, weapons and crew as often as printed (NC-COMP-05). */
function tooMany(forces: readonly PlannedForce[], content: NovaCryContent): readonly ForceAdvice[] {
  const seated = forces.slice(0, MOST_SEATS).flatMap((force) => placedIn(force, content));
  const keys = [...new Set(seated.map(({ key }) => key))];
  return keys.flatMap((each) => {
    const places = seated.filter(({ key }) => key === each);
    const [first] = places;
    if (!first || places.length <= first.copies) return [];
    const there = first.copies === 1 ? 'one' : String(first.copies);
    const message = `${first.name} stands in ${places.length} task forces, the box has ${there}.`;
    return [warning('same-card', message, 'NC-COMP-05', [...new Set(places.map(({ force }) => force))])];
  });
}

function ofForce(force: PlannedForce, content: NovaCryContent): readonly ForceAdvice[] {
  const found: ForceAdvice[] = [];
  const ship = force.ship === null ? undefined : content.ships[force.ship];
  const recruits = OFFICERS.filter((type) => isMercenary(force.crew[type], content));
  if (recruits.length > 1) {
    const message = `${force.name} has ${recruits.length} Mercenaries; one is the most.`;
    found.push(warning('two-mercenaries', message, 'NC-KS-03', [force.id]));
  }
  if (ship && force.damage >= ship.hull) {
    const message = `${ship.name} is destroyed by ${force.damage} damage: its hull is ${ship.hull}.`;
    found.push(warning('destroyed', message, 'NC-SHIP-10', [force.id]));
  } else if (ship && ship.weapons <= force.jams) {
    const message = `${ship.name} has no weapon symbol left and cannot declare a battle.`;
    found.push(warning('no-weapon', message, 'NC-SHIP-02', [force.id]));
  }
  return found;
}

function isMercenary(id: string | null, content: NovaCryContent): boolean {
  return id !== null && content.crew[id]?.type === 'mercenary';
}

/** What fights cost who attacks, and from when on a duel may not be declared. */
function fightAdvice(plan: ForcePlan, content: NovaCryContent): readonly ForceAdvice[] {
  const { mine } = pairOf(plan);
  if (!mine) return [];
  const captain = mine.captain === null ? undefined : content.captains[mine.captain];
  const [battle, duel] = [battleCost(captain), duelCost(captain)];
  const about = [mine.id];
  return [
    ...(battle < battleCost(undefined)
      ? [good('hunt', `Hunt: a ship battle costs ${battle} Intel.`, 'NC-CARD-09', about)]
      : []),
    ...(duel < duelCost(undefined)
      ? [good('duelist', `Duelist: a duel costs ${duel} Intel.`, 'NC-DUEL-01', about)]
      : []),
    lateDuel(plan.readings?.['NC-DUEL-05'], about),
  ];
}

/** A duel's two points may not be what wins (NC-DUEL-05). */
function lateDuel(reading: string | undefined, about: readonly string[]): ForceAdvice {
  const value = reading ?? Object.keys(NOVA_CRY_READINGS['NC-DUEL-05'].values)[0];
  const last = value === 'b' ? WINNING - 1 : WINNING - 2;
  const message = value === 'c' ? 'The points of a duel do not win the game.' : `No duel from ${last} VP on.`;
  return note('late-duel', message, 'NC-DUEL-05', about);
}

function exclusiveAdvice(forces: readonly PlannedForce[], content: NovaCryContent): readonly ForceAdvice[] {
  const cards = forces.flatMap((force) => placedIn(force, content)).filter(({ exclusive }) => exclusive);
  if (cards.length === 0) return [];
  const names = [...new Set(cards.map(({ name }) => name))].join(', ');
  const message = `Exclusive, kept out of the piles unless chosen: ${names}.`;
  return [note('exclusive', message, 'NC-KS-01', [...new Set(cards.map(({ force }) => force))])];
}

function firstGameAdvice(forces: readonly PlannedForce[], content: NovaCryContent): readonly ForceAdvice[] {
  return forces.flatMap(({ id, ship }) => {
    if (ship === null || !content.start.firstGameWithout.includes(ship)) return [];
    const name = content.ships[ship]?.name ?? ship;
    return [note('not-first-game', `${name} is left out of first games.`, 'NC-START-04', [id])];
  });
}

function openAdvice(force: PlannedForce): readonly ForceAdvice[] {
  const open = openCards(force);
  if (open.length === 0) return [];
  const message =
    open.length === 6
      ? `${force.name} is drafted and dealt as a whole.`
      : `${force.name}: ${open.join(', ')} ${open.length === 1 ? 'is' : 'are'} drafted or dealt.`;
  return [note('open', message, 'NC-DRAFT-01', [force.id])];
}

type Told = Omit<ForceAdvice, 'severity'>;
const told = (code: string, message: string, rule: RuleId, forces: readonly string[]): Told => ({
  code,
  message,
  rule,
  forces,
});
function warning(...about: Parameters<typeof told>): ForceAdvice {
  return { ...told(...about), severity: 'warning' };
}
function good(...about: Parameters<typeof told>): ForceAdvice {
  return { ...told(...about), severity: 'good' };
}
function note(...about: Parameters<typeof told>): ForceAdvice {
  return { ...told(...about), severity: 'note' };
}
