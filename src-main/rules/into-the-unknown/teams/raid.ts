/** RAID (ITU-TEAM-26 to 28). */
import type { Spend, TestWork } from '../../../../shared/content/into-the-unknown';
import type { OfficerId, UnitState } from '../../../../shared/contract/into-the-unknown';
import { dealDamage } from '../combat/damage';
import { isAble, isOpposing } from '../figures/pieces';
import { isContested } from '../figures/stations';
import type { Play } from '../play';
import type { IntoTheUnknownState } from '../state';
import { carrierOf, type Ground, isGround, officersLooseAt } from './locations';

/** ITU-TEAM-28. */
const TOLL: Spend = {
  result: 'breakthrough',
  cost: 1,
  repeatable: false,
  kicker: true,
  step: 'post',
  when: [],
  effects: [{ verb: 'raid', toll: true }],
};

/** The opposing space unit that a team can raid: it stands uncontested in one of its sections (ITU-TEAM-26); null: none. */
export function raided(state: IntoTheUnknownState, team: UnitState): UnitState | null {
  const at = team.location;
  if (team.kind !== 'team' || !isGround(at)) return null;
  const host = carrierOf(state, at);
  return host !== null && isOpposing(host.owner, team.owner) && !isContested(state, at) ? host : null;
}

/**
 * The test against the unit's ops: on success 1 peril for each success result, on failure 1 for the team (ITU-TEAM-27); a
 * breakthrough takes 1 health off a unit with a crew dial, or off one of its player's officers there (ITU-TEAM-28).
 */
export function raidWork(host: UnitState): TestWork {
  return {
    test: {
      difficulty: { per: 'stat', of: 'target', stat: 'ops', times: 1, plus: 0 },
      modifiers: [],
      stat: 'ops',
      skill: 'fieldcraft',
      reroll: null,
    },
    success: [
      {
        verb: 'token',
        token: 'peril',
        on: 'target',
        count: { per: 'successes', of: 'self', times: 1, plus: 0 },
      },
    ],
    failure: [{ verb: 'token', token: 'peril', on: 'self', count: 1 }],
    spends: host.crew === null ? [] : [TOLL],
  };
}

/** Who there may sustain the damage instead: able officers of the unit's player in that section. */
function standIns(state: IntoTheUnknownState, at: Ground, host: UnitState): readonly OfficerId[] {
  return officersLooseAt(state, at)
    .filter((officer) => officer.owner === host.owner && isAble(officer))
    .map(({ id }) => id);
}

/** 1 health damage to the crew, unless its player names one of their officers there (ITU-TEAM-28). */
export function takeToll(play: Play, team: UnitState, host: UnitState): void {
  const at = team.location;
  const among = isGround(at) ? standIns(play.frozen, at, host) : [];
  if (among.length > 0 && host.owner !== null) {
    const rule = 'ITU-TEAM-28';
    const doer = { by: team.owner, source: team.id };
    play.push({
      type: 'hurt-whom',
      seat: host.owner,
      among,
      unit: host.id,
      count: 1,
      may: true,
      rule,
      ...doer,
    });
    return;
  }
  dealDamage(play, { unit: host.id, kind: 'health', count: 1, by: team.owner, source: team.id });
}
