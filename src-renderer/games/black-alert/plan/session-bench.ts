/** A planned board over the in-memory desk, driven like a person would: for tests of tools, commands and the planner. */
import type { BlackAlertContent } from '../../../../shared/content/black-alert';
import type { NetworkPlan } from '../../../../shared/documents/network-plan';
import type { NodeId } from '../../../../shared/hex';
import { layAtRandom, startPlaces } from '../../../../shared/network';
import { openPlan, type PlanBench } from '../../plan-bench';
import { networkCommands } from './commands';
import { NetworkSession } from './session.svelte';
import { hitOf, type Thing } from './things';

/** The lesson that ships: five uses of Navigate to Boreth, two after one turn. */
export function lessonPlan(content: BlackAlertContent): NetworkPlan {
  const { discovery, charon, fleets, corruption } = startPlaces(content);
  return {
    format: 'plotroom-plan',
    version: 1,
    game: 'black-alert',
    title: 'One turn away',
    network: { tiles: layAtRandom(content, 'lesson 81').map((tile) => ({ ...tile })) },
    tokens: [...corruption, 'B2' as const, 'D2' as const].map((at, index) => {
      return { id: `corruption-${index + 1}`, kind: 'corruption', at };
    }),
    ships: { discovery, charon, fleets: [...fleets] },
  };
}

export function openNetwork(
  content: BlackAlertContent,
  plan = lessonPlan(content),
): PlanBench<NetworkSession> {
  return openPlan(content, plan, (context) => new NetworkSession(context, networkCommands));
}

/** A press on a thing of the board, with the tool at work. */
export function pressOn({ session }: PlanBench<NetworkSession>, thing: Thing): void {
  session.hands.press(hitOf(thing));
}

/** The planet of the lesson. */
export function borethOf({ session }: PlanBench<NetworkSession>): NodeId {
  const node = session.nodeNamed('Boreth');
  if (node === null) throw new Error('Boreth is not on the board');
  return node;
}
