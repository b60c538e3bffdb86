/** Odds of what is on offer, in a few words, with what they take for granted. */
import type { ForecastWay } from '../../../../../shared/contract';
import type {
  ActionOf,
  AttackForecast,
  IntoTheUnknownAction,
} from '../../../../../shared/contract/into-the-unknown';
import type { Exact } from '../../../../../shared/odds';
import { meanText, percentText } from '../../odds/odds-words';
import type { MatchSession } from '../session.svelte';
import { capital, counted, listed, spaced, thingName } from '../words';
import { shotOf } from './attack-odds';
import { forecastOf, successChance } from './test-odds';

/** Null where nothing is rolled, or nothing that can be counted beforehand. */
export function actionOdds(session: MatchSession, action: IntoTheUnknownAction): string | null {
  const { ways = [], attack = null } = forecastOf(session, action) ?? {};
  if (attack) return shotWords(session, attack);
  const [first] = ways;
  if (!first) return null;
  if (first.given.other !== undefined) return trustWords(session, ways, action.type !== 'trust');
  const isOne = ways.every(({ name }) => name === first.name);
  if (isOne && chanceText(session, first) === null) return null;
  const told = ways.map((way) => `${isOne ? '' : `${way.name} `}${wayText(session, way, first)}`);
  return told.join(', ');
}

/** `40 % to succeed`, and after the first way `60 % if Benjamin Sisko assists`. */
function wayText(session: MatchSession, way: ForecastWay, first: ForecastWay): string {
  const chance = chanceText(session, way) ?? 'not counted';
  const helpers = way.helpers.map((id) => thingName(session.told, id));
  if (helpers.length > 0)
    return `${chance} if ${listed(helpers, 'and')} ${helpers.length > 1 ? 'assist' : 'assists'}`;
  if (way.given.resisted !== undefined) return `${chance} if it is resisted`;
  return way.name === first.name ? `${chance} to succeed` : chance;
}

function chanceText(session: MatchSession, way: ForecastWay): string | null {
  const chance = successChance(session, way);
  return chance && `${percentText(chance, session.settings)}${way.isLeast ? ' at least' : ''}`;
}

/** `with your 4: you 34.4 % against 2 or 3; Klingon 60 % against 4`: who tests by which token of the other. */
function trustWords(session: MatchSession, ways: readonly ForecastWay[], isHighest: boolean): string {
  const seats = [...new Set(ways.map(({ seat }) => seat))];
  const told = seats.map((seat) => {
    const who = seat === session.seat ? 'you' : session.nameOf(seat);
    return `${who} ${chancesAgainst(
      session,
      ways.filter((way) => way.seat === seat),
    )}`;
  });
  return `${isHighest ? `with your ${ways[0]?.given.own ?? 0}: ` : ''}${told.join('; ')}`;
}

/** Without those who may help, then with them. */
function chancesAgainst(session: MatchSession, ways: readonly ForecastWay[]): string {
  const names = ({ helpers }: ForecastWay): string =>
    listed(helpers.map((id) => thingName(session.told, id)));
  return [...new Set(ways.map(names))]
    .map((helpers) => {
      const chances = tokensOf(
        session,
        ways.filter((way) => names(way) === helpers),
      );
      return helpers === '' ? chances : `with ${helpers} assisting ${chances}`;
    })
    .join(', ');
}

/** Tokens that come to the same chance are told together. */
function tokensOf(session: MatchSession, ways: readonly ForecastWay[]): string {
  const chances = ways.map((way) => chanceText(session, way) ?? 'not counted');
  return [...new Set(chances)]
    .map((chance) => {
      const tokens = ways.flatMap(({ given }, at) =>
        chances[at] === chance ? [String(given.other ?? 0)] : [],
      );
      return `${chance} against ${listed(tokens, 'or')}`;
    })
    .join(', ');
}

/** The attacks that an order opens, each as the first of its action: what it is made with and on, and its odds. */
export function openedAttacks(session: MatchSession, order: ActionOf<'order'>): readonly string[] {
  const opens = forecastOf(session, order)?.opens ?? [];
  const told = opens.flatMap(({ action, attack }) => {
    const { weapon, target, power, reserve } = action as ActionOf<'attack'>; // the game opens no others
    const odds = attack && shotWords(session, attack);
    const dice = counted(power + reserve, 'power', 'power');
    return odds === null
      ? []
      : [`${capital(spaced(weapon))} at ${thingName(session.told, target)}, ${dice}: ${odds}`];
  });
  return [...new Set(told)];
}

/** The chance to hit and the damage on average. */
function shotWords(session: MatchSession, attack: AttackForecast): string | null {
  const shot = shotOf(session, attack);
  if (!shot) return null;
  const { settings } = session;
  const { hit, expected } = shot.odds;
  const damage = meanText(expected.sustained, settings);
  return `${percentText(hit, settings)} to hit, ${damage} damage${shot.isWorse ? ' at the worse end' : ''}`;
}

/** The best of several: what a choice that is still open can come to at most. */
export function bestChance(
  session: MatchSession,
  actions: readonly IntoTheUnknownAction[],
): { readonly chance: Exact; readonly isOnly: boolean } | null {
  const chances = actions.flatMap((action) => {
    const ways = forecastOf(session, action)?.ways ?? [];
    return ways.flatMap((way) => successChance(session, way) ?? []);
  });
  const [first, ...others] = chances;
  if (!first) return null;
  const chance = others.reduce((best, each) => (each.value > best.value ? each : best), first);
  return { chance, isOnly: others.every(({ value }) => value === first.value) };
}

/** Of attacks the one with all the power that the alert gives, and no more reserve than that takes. */
export function strongest(actions: readonly IntoTheUnknownAction[]): IntoTheUnknownAction | undefined {
  const shots = actions.filter((action) => action.type === 'attack');
  const worth = ({ power, reserve }: ActionOf<'attack'>): number => power - reserve / 100;
  return shots.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** What a row comes to before anything of it is chosen: of one action its odds, else the best of them. */
export function rowOdds(session: MatchSession, actions: readonly IntoTheUnknownAction[]): string | null {
  const [first, ...others] = actions;
  if (!first) return null;
  if (first.type === 'attack') return shotOdds(session, actions);
  if (others.length === 0) return actionOdds(session, first);
  const best = bestChance(session, actions);
  if (best === null || first.type === 'trust' || first.type === 'answer') return null;
  return `${best.isOnly ? '' : 'up to '}${percentText(best.chance, session.settings)} to succeed`;
}

/** At the only target with all its power; at several nothing is told before one is chosen. */
function shotOdds(session: MatchSession, actions: readonly IntoTheUnknownAction[]): string | null {
  const targets = new Set(actions.flatMap((action) => (action.type === 'attack' ? [action.target] : [])));
  const best = targets.size === 1 ? strongest(actions) : undefined;
  return best ? actionOdds(session, best) : null;
}
