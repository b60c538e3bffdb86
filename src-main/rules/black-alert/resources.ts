/** Tokens between supply and pools. Each gain is one token, and the limit is kept after each. BA-RES-01 to 05. */
import type { Resource, Ship } from '../../../shared/content/black-alert';
import { RESOURCES } from '../../../shared/content/black-alert';
import { poolLimit } from './modifiers';
import type { Play } from './play';
import type { BlackAlertState } from './state';

export function tokensIn(state: BlackAlertState, ship: Ship): number {
  const { intel, dilithium, tritanium } = state.pools[ship];
  return intel + dilithium + tritanium;
}

/** Kinds of which the supply still holds a token, in the order of the key (BA-ENH-03). */
export function kindsInSupply(
  state: BlackAlertState,
  among: readonly Resource[] = RESOURCES,
): readonly Resource[] {
  return RESOURCES.filter((kind) => among.includes(kind) && state.supply.resources[kind] > 0);
}

/** One token from the supply; nothing when the supply has none of the kind. The limit follows at once (BA-RES-04). */
export function gainToken(play: Play, ship: Ship, kind: Resource): void {
  if (play.state.supply.resources[kind] <= 0) return;
  play.state.supply.resources[kind] -= 1;
  play.state.pools[ship][kind] += 1;
  play.tell({ type: 'gained', ship, kind, count: 1 });
  keepLimit(play, ship);
}

/** One token of one pool goes to the other (BA-DCARGO-04, BA-CCARGO-04). */
export function seizeToken(play: Play, from: Ship, kind: Resource): void {
  const to = from === 'discovery' ? 'charon' : 'discovery';
  play.state.pools[from][kind] -= 1;
  play.state.pools[to][kind] += 1;
  play.tell({ type: 'seized', from, kind });
  keepLimit(play, to);
}

/** Above its limit a pool returns tokens before anything else goes on (BA-RES-03). */
export function keepLimit(play: Play, ship: Ship): void {
  if (tokensIn(play.frozen, ship) > poolLimit(play.frozen, ship)) play.push({ type: 'pool-limit', ship });
}
