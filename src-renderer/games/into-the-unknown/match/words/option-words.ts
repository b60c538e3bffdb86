/** Options that stand on no card: hazards still to be worked off, sides, skills, how many of something. */
import type { Effect } from '../../../../../shared/content/into-the-unknown';
import type { TaskView } from '../../../../../shared/contract/into-the-unknown';
import { abilityTitle } from './ability-words';
import { type ActionWords, say } from './line';
import { DIRECTIVE_NAMES, SIDE_NAMES, SKILL_NAMES } from './names';
import type { TaskViewOf } from './tables';
import { cardName, type Told, thingName, unitName } from './told';

/** What banking comes to. */
const QAPLA =
  'it is scored at the end unless the officer is captured; while it lies there the officer has what the card prints in brackets';

/** An option of a task whose choices are no printed ones; null: that task has none such. */
export function taskOption(told: Told, task: TaskView | undefined, option: number): ActionWords | null {
  if (task?.type === 'hazard') return hazardOption(told, task.left[option] ?? '');
  if (task?.type === 'split-directives') return sideOption(task, option);
  if (task?.type === 'test') return skillOption(task, option);
  return task?.type === 'qapla' ? say('bank 1 VP on the card', QAPLA, 'ITU-OKEY-10') : null;
}

/** What a key of the Hazard Phase names: `ability|UNIT|FROM|ABILITY`, `unit|UNIT`, `mission`, `anomaly/F/UNIT`, `unstable/F/UNIT`. */
export function hazardOption(told: Told, key: string): ActionWords {
  const [what = '', unit = '', from = '', ability = ''] = key.split('|');
  if (what === 'mission') return say('what the mission does', '', 'ITU-ORDER-07');
  if (what === 'unit') return say(unitName(told, unit), 'its turn', 'ITU-HAZARD-02');
  if (what === 'ability')
    return say(cardTitle(told, from, { unit, ability }), unitName(told, unit), 'ITU-ORDER-07');
  const [kind, feature = '', ...rest] = key.split('/');
  const who = unitName(told, rest.join('/'));
  return kind === 'anomaly'
    ? say(`${thingName(told, feature)} is exposed`, `by ${who}`, 'ITU-ANOM-02')
    : say(`${who} tests`, `beside ${thingName(told, feature)}`, 'ITU-FKEY-09');
}

function cardTitle(
  told: Told,
  from: string,
  ref: { readonly unit: string; readonly ability: string },
): string {
  const [kind = '', ...id] = from.split(':');
  const isCard = kind === 'damage' || kind === 'equipment';
  return isCard ? cardName(told.content, id.join(':')) : abilityTitle(told, ref);
}

/** The first category that is still divided: option 0 is calm, 1 hostile. */
function sideOption({ categories: [category] }: TaskViewOf<'split-directives'>, option: number): ActionWords {
  const side = SIDE_NAMES[option === 0 ? 'calm' : 'hostile'].toLowerCase();
  return say(
    category === undefined ? side : `your ${DIRECTIVE_NAMES[category]} directive ${side}`,
    '',
    'ITU-SETUP-28',
  );
}

function skillOption({ work }: TaskViewOf<'test'>, option: number): ActionWords | null {
  const { skill } = work.test;
  const chosen = typeof skill === 'object' && 'either' in skill ? skill.either[option] : undefined;
  return chosen === undefined ? null : say(SKILL_NAMES[chosen], '', 'ITU-FKEY-01');
}

/** How many tokens are passed on: the option is their number (ITU-TEAM-33). */
export function countOption({ token }: Extract<Effect, { verb: 'transmit' }>, count: number): ActionWords {
  return say(`${count} ${token}`, '', 'ITU-TEAM-33');
}
