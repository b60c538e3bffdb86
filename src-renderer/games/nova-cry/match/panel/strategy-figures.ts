/** Each strategy as its row tells it: what it does here, and the figure of what it would bring. */
import { STRATEGIES } from '../../../../../shared/content/nova-cry';
import type { SeatView } from '../../../../../shared/contract/nova-cry';
import { actionRecord } from '../../cards';
import { counted, effectsWords } from '../../words';
import { doingsOf, forecastOf } from '../preview/forecast';
import type { MatchSession } from '../session.svelte';
import { strategyName } from '../words';

export interface StrategyFigure {
  readonly name: string;
  readonly detail: string;
  /** Such as `+3 VP`, `4 → 1`; empty: it brings nothing that is counted. */
  readonly figure: string;
}

export function strategyFigure(session: MatchSession, id: string): StrategyFigure {
  const { own, content, view } = session;
  const name = strategyName(content, id);
  if (!own) return { name, detail: '', figure: '' };
  const facts = { view, content, self: own };
  const brings = forecastOf({ type: 'strategy', strategies: [id] }, facts);
  const times = doingsOf(facts);
  const often = times > 1 ? ', twice' : '';
  switch (STRATEGIES.find((each) => each === id)) {
    case 'inspection':
      return {
        name,
        detail: own.front.length === 0 ? 'No token in the front row' : `Bag one type${often}`,
        figure: inspected(own, times),
      };
    case 'rush':
      return { name, ...rush(brings?.pawn ?? null, brings?.victory ?? 0) };
    case 'surveillance':
      return { name, detail: `Intel ${own.intel} → ${own.intel + times}`, figure: `+${times}` };
    case 'command':
      return { name, detail: `${counted(times, 'card')}, any pile`, figure: `+${times}` };
    case 'training': {
      const tokens = brings?.training ?? 0;
      return { name, detail: `${counted(tokens, 'token')}, placed at any time`, figure: `+${tokens}` };
    }
    case undefined:
      return { name, detail: addedText(session, id), figure: often === '' ? '' : '× 2' };
  }
}

function rush(
  pawn: { readonly from: number; readonly to: number; readonly docks: boolean } | null,
  victory: number,
): Omit<StrategyFigure, 'name'> {
  if (!pawn) return { detail: 'No planet card in play', figure: '' };
  const spaces = counted(pawn.to - pawn.from, 'space');
  return pawn.docks
    ? { detail: `${spaces}: dock`, figure: `+${victory} VP` }
    : { detail: `${spaces} on`, figure: `${pawn.from} → ${pawn.to}` };
}

/** The front row before and after, at best. */
function inspected({ front }: SeatView, times: number): string {
  if (front.length === 0) return '';
  const counts = [...new Set(front)].map((token) => front.filter((each) => each === token).length);
  const most = counts.sort((one, other) => other - one).slice(0, times);
  return `${front.length} → ${front.length - most.reduce((sum, count) => sum + count, 0)}`;
}

/** A strategy of a card in play (NC-CARD-14). */
export function addedText({ content, own }: Pick<MatchSession, 'content' | 'own'>, id: string): string {
  const laid = own?.permanents.find(({ card }) => card === id);
  const option = laid && actionRecord(content, id)?.options[laid.option];
  const added = (option?.effects ?? []).flatMap((effect) =>
    effect.verb === 'modify' && effect.what.changes === 'strategy' ? effect.what.effects : [],
  );
  return effectsWords(added).replace(/\.$/, '');
}
