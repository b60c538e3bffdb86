import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import { counted } from '../match/words';

/** The line under the title: `Plan · spore network, 19 tiles, 2 Corruption tokens`. */
export function subtitleOf({ network, tokens }: NetworkPlan): string {
  const corruption = tokens.filter(({ kind }) => kind === 'corruption').length;
  const tiles = network.tiles.length === 0 ? 'no tiles yet' : counted(network.tiles.length, 'tile');
  return [
    'Plan · spore network',
    tiles,
    ...(corruption > 0 ? [counted(corruption, 'Corruption token')] : []),
  ].join(', ');
}
