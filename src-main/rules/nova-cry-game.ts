/** Nova Cry as one of the games that matches are played of. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { mergeLayers, type PackLayer, parseWithSchema } from '../../shared/content';
import type { NovaCryContent } from '../../shared/content/nova-cry';
import {
  formatOf,
  type NovaCrySetup,
  type NovaCrySetupRequest,
  novaCrySetupRequestSchema,
  parseForcePlan,
} from '../../shared/documents';
import { novaCry, type NovaCryState, readingsOf, turnLabelOf, warningsOfSetup } from './nova-cry';
import type { OpenGame } from './open-game';

/** Nova Cry over packs and readings, or every fault of them. */
export function openNovaCry(
  layers: readonly PackLayer[],
  readings: Readonly<Record<string, string>>,
): Result<OpenGame, readonly Refusal[]> {
  const content = mergeLayers('nova-cry', layers);
  const chosen = readingsOf(readings);
  if (!content.ok || !chosen.ok) {
    return err([...(chosen.ok ? [] : chosen.error), ...(content.ok ? [] : content.error)]);
  }
  const pack = content.value;
  return ok({
    id: 'nova-cry',
    title: 'Nova Cry',
    rules: novaCry(pack, chosen.value),
    setupFor: (request, seats) => setupFor(pack, request, seats),
    // The set-up of a match of this game has passed its schema.
    seatNames: (setup) => (setup as NovaCrySetup).seats.map((seat, index) => nameOf(pack, seat, index)),
    advice: (setup) => warningsOfSetup(pack, setup as NovaCrySetup),
    // The states are those of the rules above.
    turnOf: (state) => turnLabelOf(pack, state as NovaCryState),
    plainChance: ['revealed'],
  });
}

/** The set-up asked for, seats left out being drafted. */
function setupFor(
  content: NovaCryContent,
  request: unknown,
  count: number,
): Result<NovaCrySetup, readonly Refusal[]> {
  const read = formatOf(request).ok
    ? requestOfPlan(content, request, count)
    : parseWithSchema(novaCrySetupRequestSchema, request);
  if (!read.ok) return read;
  const { seats, ...options } = read.value;
  if (seats !== undefined && seats.length !== count) {
    const message = `The set-up has ${seats.length} seats, and ${count} were asked for.`;
    return err([{ code: 'out-of-range', message, at: '/seats' }]);
  }
  return ok({ ...options, seats: seats ?? Array.from({ length: count }, () => ({})) });
}

/** Task forces that were planned, the first for the first seat; a seat beyond them drafts its own. */
function requestOfPlan(
  content: NovaCryContent,
  request: unknown,
  count: number,
): Result<NovaCrySetupRequest, readonly Refusal[]> {
  const plan = parseForcePlan(JSON.stringify(request), content);
  if (!plan.ok) return plan;
  const seats = Array.from({ length: count }, (_, index) => {
    const planned = plan.value.forces[index];
    if (planned === undefined) return {};
    const { ship, captain, weapon, crew } = planned;
    return { force: { ship, captain, weapon, crew } };
  });
  return ok({ seats });
}

/** The captain that the set-up gives to a seat, else its place at the table. */
function nameOf(content: NovaCryContent, { force }: NovaCrySetup['seats'][number], index: number): string {
  const captain = force?.captain ?? null;
  const name = captain === null ? undefined : content.captains[captain]?.name;
  return name ?? `Player ${index + 1}`;
}
