/** What the choices of set-up are judged by: a seat's task force, what the mission allows it, its ships and officers. */
import type { ContentPack } from '../../../../../shared/content';
import type { SeatId } from '../../../../../shared/contract';
import type { IntoTheUnknownView } from '../../../../../shared/contract/into-the-unknown';
import type { Force } from '../../../../../shared/documents';
import {
  type Crewman,
  type ForceMission,
  type ForceRules,
  incidentLimits,
  lineOfficerOf,
  type PostedShip,
  storyLimits,
} from '../../../../../shared/fleet';
import type { Readings } from '../../../../../shared/sector';
import { recordOf } from '../words/told';

export interface SetupSetting {
  readonly content: ContentPack;
  readonly readings: Readings | undefined;
  readonly force: Force;
  readonly rules: ForceRules;
  readonly ships: readonly PostedShip[];
  readonly officers: readonly Crewman[];
}

/** Null: nobody plays at the seat. */
export function settingOf(content: ContentPack, view: IntoTheUnknownView, seat: SeatId): SetupSetting | null {
  const force = view.setup.seats[Number(seat) - 1]?.force;
  if (force === undefined) return null;
  const { corePoints, flexPoints, mode } = view.setup;
  const story = view.mission.story === null ? undefined : content.stories[view.mission.story];
  const mission = missionOf(content, view, seat);
  return {
    content,
    readings: view.table.readings,
    force,
    rules: { corePoints: story?.corePoints ?? corePoints, flexPoints, mode, mission },
    ships: view.units
      .filter(({ owner, kind }) => owner === seat && kind === 'ship')
      .map((unit) => ({ unit: unit.id, class: unit.class })),
    officers: view.officers
      .filter(({ owner, at }) => owner === seat && at?.type !== 'aside')
      .map(({ id, card, core }) => ({
        officer: id,
        card: recordOf(card),
        place: core,
        line: content.officers[recordOf(card)]?.line ?? false,
      })),
  };
}

function missionOf(content: ContentPack, view: IntoTheUnknownView, seat: SeatId): ForceMission | null {
  const { story: id, overture: card } = view.mission;
  const story = id === null ? undefined : content.stories[id];
  if (story) return storyLimits(content, story, seat === '2' ? '2' : '1');
  const overture = content.overtures[recordOf(card)];
  return overture ? incidentLimits(overture) : null;
}

/** Copies of the line officer that a transfer officer may take the place of (ITU-SETUP-13). */
export function lineOfficersAt({ content, force, officers }: SetupSetting): readonly string[] {
  const line = lineOfficerOf(content, force.faction);
  return officers.filter(({ card }) => card === line).map(({ officer }) => officer);
}
