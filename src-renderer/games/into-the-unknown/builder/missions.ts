/** What a task force can be checked for: no mission, an overture of an incident, or a story as one of its players. */
import type { ContentPack } from '../../../../shared/content';
import { type ForceRules, incidentLimits, sorted, storyLimits } from '../../../../shared/fleet';
import type { NamedForce } from '../../../../shared/documents';
import { counted } from '../match/words';

export interface MissionChoice {
  /** `none`, `overture/<id>`, `story/<id>/<seat>`. */
  readonly value: string;
  readonly label: string;
  /** What it allows. */
  readonly hint: string;
}

export const NO_MISSION = 'none';

export function missionChoices(content: ContentPack): readonly MissionChoice[] {
  const overtures = sorted(content.overtures)
    .filter(([, { ofStory }]) => !ofStory)
    .map(([id, { name, fleet }]) => ({ value: `overture/${id}`, label: name, hint: limitsText(fleet) }));
  const stories = sorted(content.stories).flatMap(([id, { name, corePoints }]) =>
    (['1', '2'] as const).map((seat) => ({
      value: `story/${id}/${seat}`,
      label: `${name}, player ${seat}`,
      hint: `${corePoints} points`,
    })),
  );
  return [{ value: NO_MISSION, label: 'No mission', hint: 'any fleet' }, ...overtures, ...stories];
}

/** `1 capital and 2 others`. */
export function limitsText({
  capital,
  others,
  either,
}: {
  readonly capital: number;
  readonly others: number;
  readonly either: boolean;
}): string {
  const small = counted(others, 'other');
  if (capital === 0) return small;
  return others === 0 ? `${capital} capital` : `${capital} capital ${either ? 'or' : 'and'} ${small}`;
}

/** The rules that a choice stands for; a story brings its own budget. */
export function rulesOf(
  content: ContentPack,
  { corePoints, force }: Pick<NamedForce, 'corePoints' | 'force'>,
  choice: string,
): ForceRules {
  const mode = force.roster === undefined ? 'match' : 'campaign';
  const [kind, id = '', seat] = choice.split('/');
  const overture = kind === 'overture' ? content.overtures[id] : undefined;
  if (overture) return { corePoints, mode, mission: incidentLimits(overture) };
  const story = kind === 'story' ? content.stories[id] : undefined;
  if (story === undefined) return { corePoints, mode, mission: null };
  const mission = storyLimits(content, story, seat === '2' ? '2' : '1');
  return { corePoints: story.corePoints, mode, mission };
}
