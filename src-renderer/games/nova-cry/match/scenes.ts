/** The compositions that take the stage alone, by what is under way; the rest is played on the table itself. */
import type { Component } from 'svelte';
import BidStage from './bid/BidStage.svelte';
import DiscoveryStage from './discovery/DiscoveryStage.svelte';
import DraftStage from './draft/DraftStage.svelte';
import FightStage from './fight/FightStage.svelte';
import MerchantStage from './merchant/MerchantStage.svelte';
import type { Scene } from './scene';
import type { MatchSession } from './session.svelte';

export const SCENES: Readonly<Partial<Record<Scene, Component<{ session: MatchSession }>>>> = {
  draft: DraftStage,
  bid: BidStage,
  battle: FightStage,
  duel: FightStage,
  discovery: DiscoveryStage,
  merchant: MerchantStage,
};
