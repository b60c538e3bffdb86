/** The one line that the list says about a document, such as `Helix sector, 4 ships` or `Match, 2 seats, turn 13`. */
import type { ContentPack } from '../../shared/content';
import type { Match, NetworkPlan } from '../../shared/documents';
import type { PlanUnit, SectorPlan } from '../../shared/documents/plan';
import { type DocumentBody, isMatch } from '../library';

const LAYOUT_WORDS = {
  solitary: 'Solitary sector',
  helix: 'Helix sector',
  trinary: 'Trinary sector',
  custom: 'Custom sector',
} as const;

export function summarize(body: DocumentBody, content: ContentPack | null): string {
  if (isMatch(body)) return summarizeMatch(body);
  return body.game === 'black-alert' ? summarizeNetwork(body) : summarizePlan(body, content);
}

/** Ships are what the content calls so; everything else that moves is a craft, bare bases too. */
export function summarizePlan(plan: SectorPlan, content: ContentPack | null): string {
  const ships = plan.units.filter((unit) => isShip(unit, content)).length;
  const counts = [
    counted(ships, 'ship', 'ships'),
    counted(plan.units.length - ships, 'craft', 'craft'),
    counted(plan.features.length, 'token', 'tokens'),
  ].filter((part) => part !== null);
  return [LAYOUT_WORDS[plan.sector.layout], ...(counts.length > 0 ? counts : ['no pieces'])].join(', ');
}

function summarizeNetwork({ network, tokens }: NetworkPlan): string {
  const tiles = counted(network.tiles.length, 'tile', 'tiles') ?? 'no tiles';
  const others = counted(tokens.length, 'token', 'tokens');
  return ['Spore network', tiles, ...(others === null ? [] : [others])].join(', ');
}

/** A turn begins with the draw of cards, so the draws tell how many turns there were. */
function summarizeMatch({ seats, records, position, checkpoint }: Match): string {
  const applied = records.slice(0, position ?? checkpoint.at);
  const turns = applied.filter(({ action }) => action.type === 'begin').length;
  return `Match, ${seats.length} seats, ${turns === 0 ? 'not begun' : `turn ${turns}`}`;
}

function isShip(unit: PlanUnit, content: ContentPack | null): boolean {
  return typeof unit.class === 'string' && (content?.units[unit.class]?.kind ?? 'ship') === 'ship';
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
