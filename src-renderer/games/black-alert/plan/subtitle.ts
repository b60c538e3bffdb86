import type { NetworkPlan } from '../../../../shared/documents/network-plan';

/** The line under the title: `Plan · spore network, 19 tiles, 2 Corruption tokens`. */
export function subtitleOf({ network, tokens }: NetworkPlan): string {
  const corruption = tokens.filter(({ kind }) => kind === 'corruption').length;
  const tiles = network.tiles.length;
  return [
    'Plan · spore network',
    tiles === 0 ? 'no tiles yet' : figure(tiles, 'tile'),
    ...(corruption > 0 ? [figure(corruption, 'Corruption token')] : []),
  ].join(', ');
}

function figure(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
