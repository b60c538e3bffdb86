/** Completing Missions: what each still lacks, and with which cards it can be paid. BA-MISSION-01 to 09. */
import type { RuleId } from '../../../shared/base';
import type { TurnAction } from '../../../shared/contract/black-alert';
import { discardFromHand } from './cards';
import {
  missionDespiteDamage,
  resolvePrice,
  useUpMissionDespiteDamage,
  useUpResolvePrice,
} from './modifiers';
import { nameOfNode } from './places';
import { affords, paymentsOf, payTokens } from './payments';
import type { Play } from './play';
import type { CardId, CharacterId } from './state';
import type { TurnAsked } from './turn-asked';

/** Missions to complete (BA-OBJ-01). */
const MISSIONS_TO_WIN = 3;

export interface MissionLack {
  readonly rule: RuleId;
  readonly what: 'node' | 'location' | 'damaged' | 'resolve' | 'resources' | 'team';
}

/** What keeps the Character of the turn from completing a Mission now, in the order of the conditions. */
export function missionLacks({ table, state, self }: TurnAsked, id: string): readonly MissionLack[] {
  const record = table.content.missions[id];
  if (!record) throw new Error(`No mission ${id}.`);
  const lacks: MissionLack[] = [];
  if (self.team !== 'starfleet') lacks.push({ rule: 'BA-MISSION-01', what: 'team' });
  if (nameOfNode(table, state, state.board.discovery) !== record.node) {
    lacks.push({ rule: 'BA-MISSION-02', what: 'node' });
  }
  if (self.location !== record.location) lacks.push({ rule: 'BA-MISSION-01', what: 'location' });
  if (state.damage[record.location] !== undefined && !missionDespiteDamage(state, 'starfleet')) {
    lacks.push({ rule: 'BA-MISSION-03', what: 'damaged' });
  }
  const price = resolvePrice(state, 'starfleet', 'mission', record.resolve);
  if (paymentsOf(table, self.hand, price).length === 0)
    lacks.push({ rule: 'BA-MISSION-04', what: 'resolve' });
  if (!affords(state.pools.discovery, record.resources))
    lacks.push({ rule: 'BA-MISSION-05', what: 'resources' });
  return lacks;
}

/** Every Mission that can be completed now with every set of cards that pays for it. */
export function missionActions(asked: TurnAsked): readonly TurnAction[] {
  if (asked.self.team !== 'starfleet') return [];
  const { table, state, self } = asked;
  return state.missions
    .filter(({ id, done }) => !done && missionLacks(asked, id).length === 0)
    .flatMap(({ id }) => {
      const price = resolvePrice(state, 'starfleet', 'mission', table.content.missions[id]?.resolve ?? 0);
      return paymentsOf(table, self.hand, price).map(
        (pay) => ({ type: 'complete-mission', mission: id, pay }) as const,
      );
    });
}

/** Paid and turned facedown; the third wins at once (BA-MISSION-06). */
export function completeMission(
  play: Play,
  character: CharacterId,
  id: string,
  pay: readonly CardId[],
): void {
  const record = play.table.content.missions[id];
  const mission = play.state.missions.find((each) => each.id === id);
  if (!record || !mission) throw new Error(`No mission ${id}.`);
  discardFromHand(play, character, pay, 'pay');
  payTokens(play, 'discovery', record.resources);
  useUpResolvePrice(play, 'starfleet', 'mission');
  if (play.state.damage[record.location] !== undefined) useUpMissionDespiteDamage(play, 'starfleet');
  mission.done = true;
  play.tell({ type: 'mission', mission: id, by: character });
  winByMissions(play);
}

/** With the third Mission complete Starfleet have won (BA-OBJ-01). */
export function winByMissions(play: Play): void {
  const done = play.state.missions.filter((each) => each.done).length;
  if (done >= MISSIONS_TO_WIN) play.win('starfleet', 'BA-OBJ-01');
}
