/**
 * What a Mission still lacks, as far as one viewer can tell: where the Discovery has to go and at which price, whether the
 * location is intact, whether the hand that would pay reaches the Resolve, and which resources the pool lacks. The rules
 * decide in the end; this says the same beforehand. BA-MISSION-01 to 05.
 */
import type { RuleId } from '../base';
import type { LocationId, MissionRecord, Modifier, Resource, Team } from '../content/black-alert';
import type { Network, NodeId } from '../hex';
import type { Hazards } from './hazards';
import { comparePrices, type Price, pricesFrom } from './ways';

/** Everything that a Mission is measured against. */
export interface MissionSituation {
  readonly network: Network;
  /** The printed name of a node; null for one without. */
  readonly nameOf: (node: NodeId) => string | null;
  readonly discovery: NodeId;
  readonly hazards: Hazards;
  readonly isDamaged: (location: LocationId) => boolean;
  /** A card lifts the second condition for the next Mission (BA-MISSION-03). */
  readonly despiteDamage: boolean;
  /** What is added to the Resolve price; a price never falls below 0. */
  readonly resolveBy: number;
  /** Resolve values of the hand that would pay; null: nobody whose hand the viewer may see could. */
  readonly hand: readonly number[] | null;
  /** Whether the Character who would pay stands at the Mission's location; null where it is nobody's to say. */
  readonly isAt: (location: LocationId) => boolean | null;
  readonly pool: Readonly<Record<Resource, number>>;
}

/** One condition; `met` is null where the viewer cannot know. */
export type MissionNeed =
  | {
      readonly what: 'node';
      readonly rule: RuleId;
      readonly met: boolean;
      readonly node: string;
      /** The cheapest way there; null: the network as it lies leads nowhere near, or the node is not on the board. */
      readonly way: Price | null;
    }
  | {
      readonly what: 'presence';
      readonly rule: RuleId;
      readonly met: boolean | null;
      readonly location: LocationId;
    }
  | {
      readonly what: 'intact';
      readonly rule: RuleId;
      readonly met: boolean;
      readonly location: LocationId;
      /** Damaged, and a card makes up for it. */
      readonly lifted: boolean;
    }
  | {
      readonly what: 'resolve';
      readonly rule: RuleId;
      readonly met: boolean | null;
      readonly price: number;
      readonly has: number | null;
    }
  | {
      readonly what: 'resource';
      readonly rule: RuleId;
      readonly met: boolean;
      readonly kind: Resource;
      readonly price: number;
      readonly has: number;
    };

/** The conditions in the order of the rulebook, a line for each kind of resource. */
export function missionNeeds(mission: MissionRecord, situation: MissionSituation): readonly MissionNeed[] {
  return [
    nodeNeed(mission, situation),
    {
      what: 'presence',
      rule: 'BA-MISSION-01',
      met: situation.isAt(mission.location),
      location: mission.location,
    },
    intactNeed(mission, situation),
    resolveNeed(mission, situation),
    ...resourceNeeds(mission, situation),
  ];
}

/** How many conditions are known to be unmet. */
export function missing(needs: readonly MissionNeed[]): number {
  return needs.filter(({ met }) => met === false).length;
}

function nodeNeed({ node }: MissionRecord, situation: MissionSituation): MissionNeed {
  const { network, nameOf, discovery, hazards } = situation;
  const rule = 'BA-MISSION-02';
  if (nameOf(discovery) === node)
    return { what: 'node', rule, met: true, node, way: { uses: 0, threats: 0 } };
  const prices = pricesFrom(network, discovery, hazards);
  const ways = network.nodes.flatMap((each) => (nameOf(each) === node ? (prices.get(each) ?? []) : []));
  const [way = null] = ways.sort(comparePrices);
  return { what: 'node', rule, met: false, node, way };
}

function intactNeed({ location }: MissionRecord, situation: MissionSituation): MissionNeed {
  const isDamaged = situation.isDamaged(location);
  const lifted = isDamaged && situation.despiteDamage;
  return { what: 'intact', rule: 'BA-MISSION-03', met: !isDamaged || lifted, location, lifted };
}

/** What cards in force add to the Resolve of Starfleet's Missions; who used them decides whose prices they mean. */
export function missionResolveBy(
  inForce: readonly { readonly team: Team; readonly what: Modifier }[],
): number {
  return inForce.reduce((sum, { team, what }) => {
    if (what.changes !== 'resolve-price' || what.of === 'repair') return sum;
    return (what.side === 'own') === (team === 'starfleet') ? sum + what.by : sum;
  }, 0);
}

/** One hand pays, without help of team-mates (BA-MISSION-04). */
function resolveNeed({ resolve }: MissionRecord, { hand, resolveBy }: MissionSituation): MissionNeed {
  const price = Math.max(0, resolve + resolveBy);
  const has = hand === null ? null : hand.reduce((sum, worth) => sum + worth, 0);
  const met = price === 0 ? true : has === null ? null : has >= price;
  return { what: 'resolve', rule: 'BA-MISSION-04', met, price, has };
}

function resourceNeeds({ resources }: MissionRecord, { pool }: MissionSituation): readonly MissionNeed[] {
  // The keys of a price are kinds of resource.
  return (Object.entries(resources) as [Resource, number][]).map(([kind, price]) => ({
    what: 'resource',
    rule: 'BA-MISSION-05',
    met: pool[kind] >= price,
    kind,
    price,
    has: pool[kind],
  }));
}
