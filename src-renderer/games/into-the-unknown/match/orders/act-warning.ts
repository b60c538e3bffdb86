/** What an action counts as towards an opponent, and what that costs its player: told before it is done. */
import { DIRECTIVES, type DirectiveCategory } from '../../../../../shared/content/into-the-unknown';
import type { ActionOf, IntoTheUnknownAction, UnitId } from '../../../../../shared/contract/into-the-unknown';
import { forecastOf } from '../dice/test-odds';
import { costOf } from '../seats/directive-text';
import type { MatchSession } from '../session.svelte';
import { DIRECTIVE_NAMES } from '../words';

type Known = Pick<MatchSession, 'view' | 'told' | 'own' | 'offers'>;
type Act = 'hostile' | 'aggressive';

/** By the kind of unit that is attacked (ITU-HOSTILE-03; a ship by the house list of ITU-HOSTILE-01). */
const ACT_ON: Readonly<Record<string, Act>> = {
  ship: 'hostile',
  auxiliary: 'aggressive',
  projectile: 'aggressive',
  team: 'aggressive',
};
const NAMES: Readonly<Record<Act, string>> = { hostile: 'hostile act', aggressive: 'aggressive act' };

/** `A hostile act. Combat: 2 nVP, turns hostile.`; null: it counts as none, or what it is aimed at is still open. */
export function actWarning(session: Known, action: IntoTheUnknownAction): string | null {
  const acts = new Set(actsOf(session, action));
  const [act] = acts.has('hostile') ? (['hostile'] as const) : acts;
  if (act === undefined) return null;
  const isOpen = action.type === 'order';
  const costs = costsOf(session, act);
  return `${isOpen ? 'An attack may be' : 'Counts as'} ${act === 'hostile' ? 'a' : 'an'} ${NAMES[act]}. ${costs}`.trimEnd();
}

function actsOf(session: Known, action: IntoTheUnknownAction): readonly Act[] {
  if (action.type === 'attack') return attackOn(session, attackerOf(session), action.target);
  if (action.type === 'trust') return refusal(session, action.token);
  if (action.type !== 'order') return [];
  const opens = forecastOf(session, action)?.opens ?? [];
  const attacks = opens.map(({ action: attack }) => attack as ActionOf<'attack'>); // the game opens no others
  return attacks.flatMap(({ target }) => attackOn(session, action.unit, target));
}

function attackerOf({ view }: Known): UnitId | null {
  const attacks = view.tasks.findLast(({ type }) => type === 'attacks');
  return attacks?.type === 'attacks' ? attacks.unit : null;
}

/** Nobody's unit acts against nobody, and nobody against it. */
function attackOn({ view }: Known, attacker: UnitId | null, target: UnitId): readonly Act[] {
  const by = view.units.find(({ id }) => id === attacker)?.owner ?? null;
  const attacked = view.units.find(({ id }) => id === target);
  const whose = attacked?.owner ?? null;
  const act = attacked && ACT_ON[attacked.kind];
  return by === null || whose === null || whose === by || act === undefined ? [] : [act];
}

/** Token 1 refuses where somebody answers (ITU-HAIL-14, ITU-HOSTILE-05). */
function refusal({ view, own }: Known, token: number): readonly Act[] {
  const hail = view.tasks.findLast(({ type }) => type === 'hail');
  return token === 1 && hail?.type === 'hail' && hail.hailer !== own?.seat ? ['aggressive'] : [];
}

/** What the player's own directives do at it. */
function costsOf({ told, own }: Known, act: Act): string {
  if (own === null) return '';
  const costs = DIRECTIVES.flatMap((category: DirectiveCategory) => {
    const { card, side } = own.directives[category];
    const cost = costOf(told, { card, side, when: `own-${act}` });
    return cost === '' ? [] : [`${DIRECTIVE_NAMES[category]}: ${cost}.`];
  });
  return costs.join(' ');
}
