/** Whether an order can be given now, in a mark and a few words; and its cost as icons. */
import { CATEGORIES, type Category } from '../../../../../shared/content/into-the-unknown';
import type { RuleId } from '../../../../../shared/base';
import type { ContentPack } from '../../../../../shared/content';
import type { OfficerState, OrderView } from '../../../../../shared/contract/into-the-unknown';
import type { Entry } from '../offers';
import type { MatchSession } from '../session.svelte';
import { levelsOf } from '../units/sections';
import { officerName } from '../words';

export interface OrderVerdict {
  /** `ok`: by who stands there; `warn`: by somebody else; `bad`: a rule forbids it; `off`: not this seat, not now. */
  readonly tone: 'ok' | 'warn' | 'bad' | 'off';
  readonly text: string;
  /** The same in a few words, for the button. */
  readonly short: string;
  readonly rule: RuleId | null;
}

export function orderVerdict(
  { told }: Pick<MatchSession, 'told'>,
  { refusal }: OrderView,
  entry: Entry | null,
  officers: readonly OfficerState[],
): OrderVerdict {
  if (refusal !== null)
    return {
      tone: 'bad',
      text: refusal.message,
      short: shortened(refusal.message),
      rule: refusal.rule ?? null,
    };
  if (entry === null) return { tone: 'off', text: '', short: '', rule: null };
  const by = new Set(entry.actions.flatMap((action) => ('officer' in action ? [action.officer] : [])));
  const isOwn = by.has(null) || officers.some(({ id }) => by.has(id));
  const [first] = [...by].filter((each) => each !== null);
  if (isOwn || first === undefined) return { tone: 'ok', text: '', short: '', rule: null };
  const via = `via ${officerName(told, first)}`;
  return { tone: 'warn', text: via, short: via, rule: null };
}

/** The first few words: the whole sentence stands in the tooltip. */
function shortened(message: string): string {
  return message.replace(/\.$/, '').toLowerCase();
}

export interface CostIcon {
  readonly category: Category;
  readonly short: string;
  /** The best ready officer there covers it. */
  readonly isCovered: boolean;
}

const SHORT: Readonly<Record<Category, string>> = { social: 'So', security: 'Se', technical: 'Te' };

export function costIconsOf(
  content: ContentPack,
  { cost }: OrderView,
  officers: readonly OfficerState[],
): readonly CostIcon[] {
  const ready = officers.filter((officer) => officer.ready && !officer.incapacitated);
  return CATEGORIES.flatMap((category) => {
    const level = Math.max(0, ...ready.map((officer) => levelsOf(content, officer)[category]));
    return Array.from({ length: cost[category] ?? 0 }, (_, index) => ({
      category,
      short: SHORT[category],
      isCovered: index < level,
    }));
  });
}
