/** The schemas of effects, die effects and tests: a pack that passes them can be played. */
import * as z from 'zod';
import { conditionSchema, featureFilter, rangeSpec } from './conditions';
import { CONDITIONS, DIRECTIVES, SIDES, SKILLS, STATS } from './vocabulary';
import {
  amountSchema,
  keywordsSchema,
  MODIFIED,
  personnelSchema,
  placementSchema,
  PLAYER_ROLES,
  testSchema,
  unitsSchema,
} from './operands';
import type { Effect, Spend, TestWork } from './effects';

const inches = z.number().min(0).max(36);
const text = z.string().min(1).max(400);

const player = z.enum(PLAYER_ROLES);

export const spendSchema: z.ZodType<Spend> = z.lazy(() =>
  z.strictObject({
    result: z.enum(['breakthrough', 'analysis']),
    cost: z.number().int().min(1).max(4),
    repeatable: z.boolean().default(false),
    kicker: z.boolean().default(false),
    most: z.number().int().min(1).max(12).optional(),
    step: z.enum(['outcome', 'post']).default('post'),
    when: z.array(conditionSchema).default([]),
    effects: z.array(effectSchema),
  }),
);

export const testWorkSchema: z.ZodType<TestWork> = z.lazy(() =>
  z.strictObject({
    test: testSchema,
    success: z.array(effectSchema).default([]),
    failure: z.array(effectSchema).default([]),
    spends: z.array(spendSchema).default([]),
  }),
);

const verb = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.strictObject({ verb: z.literal(name), ...shape });

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('verb', [
    verb('score', { who: player, points: amountSchema }),
    verb('bank', {
      on: z.enum(['self', 'target', 'officer']),
      points: amountSchema,
      scores: z.enum(['end-if-able', 'end', 'by-effect']),
    }),
    verb('token', {
      token: z.enum(['peril', 'advantage']),
      on: unitsSchema,
      count: amountSchema,
      spent: z.boolean().optional(),
    }),
    verb('transmit', { token: z.enum(['peril', 'advantage']), range: rangeSpec }),
    verb('damage', {
      on: unitsSchema,
      kind: z.enum(['hull', 'health']),
      count: amountSchema,
      end: z.enum(['fore', 'aft', 'nearest', 'any']).optional(),
      bursts: z.strictObject({ inches, count: z.number().int().min(1).max(9) }).optional(),
      breach: z.number().int().min(1).max(9).optional(),
    }),
    verb('hurt', { whom: personnelSchema, count: amountSchema }),
    verb('repair', { on: unitsSchema, count: amountSchema }),
    verb('heal', { whom: personnelSchema, count: amountSchema }),
    z.strictObject({ verb: z.enum(['inspire', 'coerce']), on: unitsSchema }),
    verb('reserve', { on: z.literal('self'), count: amountSchema }),
    verb('control', {
      change: z.enum(['place', 'remove', 'replace']),
      whose: z.enum(['friendly', 'opposing', 'any']),
      count: z.number().int().min(1).max(6).default(1),
      byTurns: z.boolean().optional(),
    }),
    verb('influence', { steps: z.number().int().min(1).max(6) }),
    verb('remove-feature', { on: z.enum(['target', 'chosen']) }),
    verb('place-feature', {
      kind: z.string().min(1),
      name: text,
      keywords: keywordsSchema,
      count: z.number().int().min(1).max(12),
      by: player,
      where: placementSchema,
      total: z.number().int().min(1).max(12).optional(),
    }),
    verb('become', { kind: z.string().min(1), name: text, keywords: keywordsSchema }),
    verb('move-feature', {
      feature: featureFilter,
      by: player,
      inches,
      target: z.boolean().optional(),
      beyond: inches.optional(),
      staysPut: z.boolean().optional(),
    }),
    z.strictObject({ verb: z.enum(['expose', 'look']) }),
    verb('place-unit', {
      class: z.string().min(1),
      by: player,
      where: placementSchema,
      owner: z.enum(['none', 'self']),
    }),
    verb('transfer-unit', { on: unitsSchema, by: player, where: placementSchema }),
    verb('directive', {
      whose: player,
      category: z.enum(DIRECTIVES),
      side: z.enum(SIDES),
      may: z.boolean(),
    }),
    verb('condition', {
      change: z.enum(['add', 'remove']),
      condition: z.enum(CONDITIONS),
      on: unitsSchema,
    }),
    verb('lock', { change: z.enum(['add', 'remove', 'clear']), on: unitsSchema }),
    verb('ready', { whom: personnelSchema }),
    verb('commit', { whom: personnelSchema }),
    verb('maneuver', {
      kind: z.enum(['warp', 'impulse', 'come-about']),
      forward: z.boolean().optional(),
      halved: z.boolean().optional(),
      most: z.number().int().min(1).max(12).optional(),
    }),
    verb('turn', { by: player, notches: z.number().int().min(1).max(3) }),
    verb('alert', {
      steps: z.number().int().min(1).max(4),
      prioritySteps: z.number().int().min(1).max(4),
    }),
    verb('set-alert', { from: z.literal('green'), to: z.enum(['yellow', 'red']) }),
    verb('attacks', { skill: z.enum(['ordnance', 'skirmish']), relocateFirst: z.boolean() }),
    verb('ram', {
      stat: z.enum(STATS),
      skill: z.enum(SKILLS),
      difficulty: z.number().int().min(1).max(9).optional(),
    }),
    verb('transport', {}),
    z.strictObject({ verb: z.enum(['form-team', 'disband', 'relocate', 'evacuate', 'land']) }),
    verb('raid', { toll: z.boolean().optional() }),
    verb('launch', { class: z.string().min(1) }),
    verb('separate', { class: z.string().min(1) }),
    verb('rejoin', { class: z.string().min(1) }),
    z.strictObject({ verb: z.enum(['cloak', 'decloak']) }),
    verb('discard-card', {}),
    verb('exchange-trust', { used: z.boolean() }),
    verb('move-banked', { whom: personnelSchema }),
    verb('copy-officer', { whom: personnelSchema }),
    verb('move-card', { by: player, to: z.enum(['bridge', 'any']) }),
    verb('set-aside-officers', { role: text, by: player }),
    verb('attach-survivor', {}),
    verb('move-teams', { by: player }),
    verb('flag', { flag: text, until: z.enum(['action', 'round']).optional() }),
    verb('end-game', { loses: z.enum(['nobody', 'everybody']) }),
    verb('mutual-loss', { unless: text }),
    verb('modify', {
      what: z.enum(MODIFIED),
      by: amountSchema,
      until: z.enum(['action', 'round', 'game']),
      end: z.enum(['fore', 'aft']).optional(),
    }),
    verb('choose', {
      by: player,
      may: z.boolean(),
      options: z.array(z.strictObject({ label: text, effects: z.array(effectSchema) })).min(1),
    }),
    verb('if', {
      when: z.array(conditionSchema).min(1),
      then: z.array(effectSchema).min(1),
      else: z.array(effectSchema).min(1).optional(),
    }),
    verb('each', { on: unitsSchema, effects: z.array(effectSchema).min(1) }),
    verb('test', { on: unitsSchema, work: testWorkSchema }),
    verb('roll', { dice: z.number().int().min(1).max(9), perSuccess: z.array(effectSchema).min(1) }),
    verb('draw-secret', {}),
    verb('act', { act: z.enum(['hostile', 'aggressive']) }),
    verb('note', { text }),
  ]),
);
