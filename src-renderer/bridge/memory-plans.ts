/** Plans of the in-memory double, as bare as a plan can be. */
import type { Request } from '../../shared/contract';
import type { AnyPlan } from '../../shared/documents/any-plan';
import type { ForcePlan } from '../../shared/documents/force-plan';
import type { NetworkPlan } from '../../shared/documents/network-plan';
import type { SectorPlan } from '../../shared/documents/plan';

export function samplePlan(title: string, layout: 'solitary' | 'helix' | 'trinary' = 'helix'): SectorPlan {
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'into-the-unknown',
    title,
    sector: { layout },
    units: [],
    features: [],
  };
}

export function sampleNetwork(title: string): NetworkPlan {
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'black-alert',
    title,
    network: { tiles: [] },
    tokens: [],
    ships: {},
  };
}

export function sampleForces(title: string): ForcePlan {
  return { format: 'plotroom-plan', version: 1, game: 'nova-cry', title, forces: [] };
}

/** The plan that a request to make one comes to. */
export function newPlan(request: Request<'library.create'>): AnyPlan {
  switch (request.game) {
    case 'into-the-unknown':
      return samplePlan(request.title, request.layout === 'custom' ? 'helix' : request.layout);
    case 'black-alert':
      return sampleNetwork(request.title);
    case 'nova-cry':
      return sampleForces(request.title);
  }
}
