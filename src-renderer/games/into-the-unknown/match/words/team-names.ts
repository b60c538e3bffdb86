import { capital, spaced } from './text';
import { recordOf, type Told } from './told';

/** A team's version by its name, such as `Survey Team`. */
export function directiveTeams({ content }: Told, team: string): string {
  return content.teams[recordOf(team)]?.name ?? capital(spaced(recordOf(team)));
}
