/**
 * Everything that can be recorded in a match of Into the Unknown. One action answers the task on top of the stack. The
 * schema is the type: whether an action may be is the rules' to say. Lengths in inches, headings in degrees, turns in
 * notches of the turning tool.
 */
import '../../content/jitless';
import * as z from 'zod';
import type { Refusal, Result } from '../../base';
import { parseWithSchema } from '../../content';
import {
  CONDITIONS,
  DIRECTIVES,
  ENDS,
  SECTIONS,
  SIDES,
  STATIONS,
  TEAM_LETTERS,
} from '../../content/into-the-unknown';
import { SEAT_IDS } from '../seats';

const id = z.string().min(1).max(120);
const seat = z.enum(SEAT_IDS);
const coordinate = z.number().min(-100).max(136);
const point = z.strictObject({ x: coordinate, y: coordinate });
const pose = z.strictObject({ x: coordinate, y: coordinate, headingDeg: z.number().min(-360).max(720) });
const slot = z.enum(['fore', 'aft', 'port', 'starboard']);
const count = z.number().int().min(0).max(99);
const location = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('section'), unit: id, section: z.enum(SECTIONS) }),
  z.strictObject({ type: z.literal('team'), unit: id }),
  z.strictObject({ type: z.literal('feature'), feature: id }),
]);

function action<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), ...shape });
}

/** Set-up. */
const setUp = [
  /** A complication of the two that were drawn, in secret (ITU-CARDS-07). */
  action('keep-complication', { card: id }),
  /** Ships of the fleet, by class (ITU-SETUP-04). */
  action('fleet', { ships: z.array(id).max(8) }),
  /** Who stands where; everybody at once (ITU-SETUP-07 to 09). */
  action('crew', {
    posts: z.array(z.strictObject({ officer: id, unit: id, station: z.enum(STATIONS) })).max(40),
  }),
  /** Transfer officers in place of line officers, equipment, auxiliary units (ITU-SETUP-11 to 20). */
  action('flex', {
    transfers: z.array(z.strictObject({ card: id, instead: id })).max(2),
    equipment: z.array(z.strictObject({ card: id, unit: id })).max(12),
    auxiliaries: z.array(id).max(6),
  }),
  action('take-influence', { position: z.number().int().min(0).max(9) }),
  action('place-feature', { at: point }),
  action('remove-feature', { feature: id }),
  action('deploy', {
    unit: id,
    pose: pose.nullable(),
    alert: z.string().max(12).nullable(),
    system: id.nullable(),
    location: location.nullable(),
  }),
  action('reinforce', { class: id.nullable() }),
] as const;

/** Orders and what they ask for. */
const play = [
  /**
   * An ability of a unit: at a station by the officer who commits, or none; `officer` null: no officer (standby, teams)
   * or the commodore by `commodore`. The target is chosen with it where the ability has one.
   */
  action('order', {
    unit: id,
    ability: id,
    station: z.enum(STATIONS).nullable(),
    officer: id.nullable(),
    target: id.nullable(),
  }),
  action('pass', {}),
  /** Something that lies open and answers what just happened, or a Ready ability. */
  action('use', { unit: id, ability: id, officer: id.nullable(), target: id.nullable() }),
  action('maneuver', {
    kind: z.enum(['warp', 'forward', 'reverse', 'lateral-port', 'lateral-starboard', 'come-about']),
    tool: slot.nullable(),
    /** Come about: the change of heading in degrees clockwise stands in `headingDeg`. */
    notches: z.number().min(0).max(12),
    distanceIn: z.number().min(0).max(60),
    headingDeg: z.number().min(-360).max(720).nullable(),
    /** Whether a unit that ends partly in a system is in it (geometry, section 7). */
    system: id.nullable(),
  }),
  /** A projectile along one of its flats. */
  action('slide', {
    flat: z.enum(['port', 'starboard', 'fore-port', 'fore-starboard']),
    distanceIn: z.number().min(0).max(20),
    system: id.nullable(),
  }),
  action('launch', {
    slot,
    notches: z.number().min(-3).max(3),
    side: z.enum(['port', 'starboard']),
    alongIn: z.number().min(0).max(3),
    endurance: count.nullable(),
    system: id.nullable(),
  }),
  /** A unit or token put where an effect lets it be. */
  action('place', { pose, system: id.nullable() }),
  /** `slot`: where the turn goes about the tool's head (reading `turn.withoutTool`). */
  action('turn', { notches: z.number().min(-3).max(3), slot: slot.nullable().optional() }),
  action('dock', { ship: id.nullable() }),
  action('alert', { alert: z.string().max(12) }),
  action('attack', {
    weapon: z.string().min(1).max(80),
    mount: z.number().int().min(0).max(9),
    target: id,
    /** Weapons power and reserve spent. */
    power: count,
    reserve: count,
    /** The end that is hit, where the defender chooses or a ram names it. */
    end: z.enum(ENDS).nullable(),
  }),
  action('reroll', {
    by: z.string().min(1).max(80),
    dice: z.array(z.number().int().min(0).max(60)).min(1).max(40),
  }),
  action('change-die', {
    by: z.string().min(1).max(80),
    dice: z.array(z.number().int().min(0).max(60)).min(1).max(40),
  }),
  action('spend', {
    effect: z.number().int().min(0).max(40),
    dice: z.array(z.number().int().min(0).max(60)).min(1).max(8),
  }),
  action('done', {}),
  /** Personnel that go somewhere: into a team, a launched unit, another section, a pod. */
  action('move-personnel', {
    who: id,
    to: location,
    station: z.enum(STATIONS).nullable(),
  }),
  action('form-team', { letter: z.enum(TEAM_LETTERS), team: id, section: z.enum(SECTIONS) }),
  action('transport', { who: id, with: z.array(id).max(12), to: location, joins: id.nullable() }),
  action('capture', { officer: id }),
  action('cancel-peril', {}),
  action('ready', { officers: z.array(id).max(3) }),
  /** A hail is opened by a unit to the other player's (ITU-HAIL-07 to 12). */
  action('hail', { hail: id, unit: id, leader: id.nullable(), receiver: id }),
  action('answer', { unit: id, leader: id.nullable() }),
  action('trust', { token: z.number().int().min(1).max(4) }),
  /** Choices among what the task names. */
  action('choose-unit', { unit: id }),
  action('choose-feature', { feature: id }),
  action('choose-officer', { officer: id }),
  action('choose-station', { station: z.enum(STATIONS) }),
  action('choose-end', { end: z.enum(ENDS) }),
  action('choose-seat', { seat }),
  action('choose-option', { option: z.number().int().min(0).max(40) }),
  action('choose-card', { card: id }),
  action('take', { officer: id.nullable() }),
] as const;

/** Chance's answers. */
const chance = [
  /** Faces by place in the die's record, in the order of the dice asked for. */
  action('rolled', { faces: z.array(z.number().int().min(0).max(99)).max(60) }),
  action('drawn', { cards: z.array(id).max(20) }),
  action('number', { number: z.number().int().min(1).max(8) }),
  action('flipped', { seat }),
  action('revealed', {}),
] as const;

/** A person overrules: anything may be put anywhere; logged as the referee's. */
const referee = [
  action('set-unit', {
    unit: id,
    pose: pose.nullable().optional(),
    system: id.nullable().optional(),
    location: location.nullable().optional(),
    alert: z.string().max(12).optional(),
    hull: count.optional(),
    crew: z.number().int().min(-9).max(9).optional(),
    reserve: count.optional(),
    trauma: count.optional(),
    peril: count.optional(),
    advantage: count.optional(),
    endurance: count.optional(),
    conditions: z.array(z.enum(CONDITIONS)).max(3).optional(),
  }),
  action('remove-unit', { unit: id }),
  action('set-officer', {
    officer: id,
    at: location.nullable().optional(),
    station: z.enum(STATIONS).nullable().optional(),
    ready: z.boolean().optional(),
    trauma: count.optional(),
    lost: z.boolean().optional(),
  }),
  action('set-feature', {
    feature: id,
    at: point.optional(),
    control: z.partialRecord(seat, count).optional(),
    removed: z.boolean().optional(),
  }),
  action('set-score', { seat, vp: count, nvp: count }),
  action('set-influence', { position: z.number().int().min(0).max(9) }),
  action('set-directive', { seat, category: z.enum(DIRECTIVES), side: z.enum(SIDES) }),
  action('set-lock', { unit: id, seat, number: z.number().int().min(1).max(4), on: z.boolean() }),
  action('give-damage-card', { unit: id, card: id, on: z.boolean() }),
  action('set-priority', { seat }),
  /** A dispute that talking does not settle: chance decides whose reading is used (ITU-PREC-04). */
  action('flip-coin', {}),
  action('note-done', {}),
] as const;

const actionSchema = z.discriminatedUnion('type', [...setUp, ...play, ...chance, ...referee]);

export type IntoTheUnknownAction = z.infer<typeof actionSchema>;
export type ActionType = IntoTheUnknownAction['type'];
export type ActionOf<Type extends ActionType> = Extract<IntoTheUnknownAction, { type: Type }>;
export type RefereeAction = z.infer<(typeof referee)[number]>;
export const REFEREE_ACTIONS = referee.map(({ shape }) => shape.type.value);

/** The action, or the first fault of its shape. */
export function parseIntoTheUnknownAction(input: unknown): Result<IntoTheUnknownAction, Refusal> {
  const parsed = parseWithSchema(actionSchema, input);
  if (parsed.ok) return parsed;
  const [first] = parsed.error;
  return { ok: false, error: first ?? { code: 'wrong-type', message: 'This is no action.' } };
}
