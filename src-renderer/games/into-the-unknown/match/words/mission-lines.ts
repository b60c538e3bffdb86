/** Lines of scores, directives, hails and the mission. */
import { UNSEEN } from '../../../../../shared/contract/into-the-unknown';
import type { Lines } from './tables';
import { ownerOf } from './unit-owner';
import { DIRECTIVE_NAMES, SIDE_NAMES } from './names';
import { endingReason } from './ending-words';
import { cardName, featureName, thingName, type Told, unitName } from './told';
import { counted, listed, signed, spaced, withArticle } from './text';

type MissionEvents =
  | 'control'
  | 'scored'
  | 'banked'
  | 'influence'
  | 'directive'
  | 'act'
  | 'hailed'
  | 'trust'
  | 'refreshed'
  | 'complication'
  | 'ended';

export const MISSION_LINES: Lines<MissionEvents> = {
  control: (telling, { feature, seat, by }) =>
    telling.line(
      seat,
      `${counted(Math.abs(by), 'control marker')} of ${telling.nameOf(seat)} ${by < 0 ? 'off' : 'on'} ${featureName(telling, feature)}`,
    ),
  scored: (telling, { seat, points, vp, nvp, from, rule }) =>
    telling.line(
      seat,
      `${telling.nameOf(seat)} scores ${points < 0 ? `${-points} nVP` : `${points} VP`} for ${scoreSource(telling, from)}: ${vp} VP, ${nvp} nVP`,
      rule,
    ),
  banked: (telling, { on, seat, points }) =>
    telling.line(
      seat,
      `${points < 0 ? `${-points} nVP` : `${points} VP`} banked on ${thingName(telling, on)}`,
      'ITU-SCORE-09',
    ),
  influence: ({ line, actor }, { from, to }) =>
    line(actor, `influence from position ${from + 1} to ${to + 1} (${signed(to - from)})`, 'ITU-SETUP-25'),
  directive: ({ line, nameOf }, { seat, category, side }) =>
    line(
      seat,
      `the ${DIRECTIVE_NAMES[category]} directive of ${nameOf(seat)} turns ${SIDE_NAMES[side].toLowerCase()}`,
      'ITU-DIRECT-02',
    ),
  act: (telling, { act, unit, against }) =>
    telling.line(
      ownerOf(telling, unit),
      `${act === 'hostile' ? 'a hostile' : 'an aggressive'} act of ${unitName(telling, unit)}${against === null ? '' : ` against ${telling.nameOf(against)}`}`,
      act === 'hostile' ? 'ITU-HOSTILE-01' : 'ITU-HOSTILE-02',
    ),
  hailed: (telling, { seat, hail, unit, receiver }) =>
    telling.line(
      seat,
      `${unitName(telling, unit)} hails ${unitName(telling, receiver)}: ${cardName(telling.content, hail)}`,
      'ITU-HAIL-08',
    ),
  trust: ({ line, nameOf }, { tokens, refused, persuasive }) => {
    const shown = tokens.map(({ seat, token }) => `${nameOf(seat)} ${token}`);
    const refusal = refused.length === 0 ? '' : `; ${listed(refused.map(nameOf))} refuses`;
    const led = persuasive === null ? '' : `; ${nameOf(persuasive)} is persuasive`;
    return line(persuasive, `trust: ${listed(shown)}${refusal}${led}`, 'ITU-HAIL-13');
  },
  refreshed: ({ line }) => line(null, 'all trust tokens are available again', 'ITU-HAIL-05'),
  complication: ({ line, content }, { card, seat }) =>
    line(seat, `the complication begins: ${cardName(content, card)}`, 'ITU-MISSION-13'),
  ended: (telling, { rule }) => telling.line(null, endingReason(telling, rule), rule),
};

/** What points were for, in words: a card, a directive, or the rules. */
export function scoreSource({ content, view }: Pick<Told, 'content' | 'view'>, from: string): string {
  const { overture, situation, complications, revealed } = view.mission;
  const cards: Readonly<Record<string, string | null | undefined>> = {
    overture,
    situation,
    complication: revealed === null ? null : complications[revealed],
  };
  const card = cards[from];
  if (card && card !== UNSEEN) return `${cardName(content, card)}, ${from}`;
  if (from.startsWith('ITU-')) return 'the rules';
  const [kind = '', ...rest] = from.split(':');
  const id = rest.join(':');
  if (id === '') return cardName(content, kind);
  return kind === 'directive' ? `${withArticle(spaced(id))} directive` : cardName(content, id);
}
