/** Which task force a seat of a new match takes: the standard one of its faction, one drawn by the seed, or one of a saved plan. */
import type { ContentPack } from '../../../../../shared/content';
import type { SavedForces } from '../../../../../shared/contract';
import type { NamedForce } from '../../../../../shared/documents';
import {
  checkForce,
  type Finding,
  type ForceMission,
  incidentLimits,
  isCampaign,
  storyLimits,
} from '../../../../../shared/fleet';
import type { SeatForm, SectorMatchForm } from './form-types';

/** Stand for no task force of a plan; ids of plans look otherwise. */
export const STANDARD = 'standard';
export const DRAWN = 'drawn';

export interface SavedChoice {
  /** The plan and the task force in it. */
  readonly value: string;
  /** Plan and task force by name, once where both are called the same. */
  readonly label: string;
  readonly named: NamedForce;
}

/** Every task force of the saved plans, in their order. */
export function savedChoices(saved: readonly SavedForces[]): readonly SavedChoice[] {
  return saved.flatMap(({ id, title, forces }) =>
    forces.map((named) => ({
      value: `${id}/${named.id}`,
      label: named.name === title ? title : `${title}: ${named.name}`,
      named,
    })),
  );
}

/** The task force of a plan that a seat takes; null: the program makes it one. */
export function savedForce(choices: readonly SavedChoice[], { force }: SeatForm): NamedForce | null {
  return choices.find(({ value }) => value === force)?.named ?? null;
}

/** The seat with another task force: a saved one brings its faction. */
export function withForce(choices: readonly SavedChoice[], seat: SeatForm, force: string): SeatForm {
  const faction = choices.find(({ value }) => value === force)?.named.force.faction ?? seat.faction;
  return { ...seat, force, faction };
}

/** What a seat asks main for. */
export function seatRequest(choices: readonly SavedChoice[], seat: SeatForm) {
  const named = savedForce(choices, seat);
  if (named !== null) return { force: named.force };
  return seat.force === DRAWN ? { faction: seat.faction, drawn: true } : { faction: seat.faction };
}

/** Whether what is chosen makes the match one of a campaign (ITU-MISSION-05). */
export function choosesCampaign(choices: readonly SavedChoice[], seats: readonly SeatForm[]): boolean {
  return isCampaign(seats.map((seat) => savedForce(choices, seat)?.force));
}

/** The first fault of each saved task force for the mission that is chosen, with whose it is. */
export function forceFaults(
  content: ContentPack,
  choices: readonly SavedChoice[],
  form: Omit<SectorMatchForm, 'title'>,
): readonly { readonly name: string; readonly fault: Finding }[] {
  const mode = choosesCampaign(choices, form.seats) ? 'campaign' : 'match';
  return form.seats.flatMap((seat, index) => {
    const named = savedForce(choices, seat);
    if (named === null) return [];
    const rules = { corePoints: form.corePoints, mode, mission: limitsOf(content, form, index) } as const;
    const [fault] = checkForce(content, form.readings, named.force, rules);
    return fault === undefined ? [] : [{ name: named.name, fault }];
  });
}

function limitsOf(
  content: ContentPack,
  { type, story, overture }: Pick<SectorMatchForm, 'type' | 'story' | 'overture'>,
  index: number,
): ForceMission | null {
  if (type === 'story') {
    const record = content.stories[story];
    return record ? storyLimits(content, record, index === 0 ? '1' : '2') : null;
  }
  const record = content.overtures[overture];
  return record ? incidentLimits(record) : null;
}
