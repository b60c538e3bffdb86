/** The table of a match, with what reads its cards. */
import type { ContentPack } from '../../../../shared/content';
import type { Readings } from '../../../../shared/sector';
import type { CardReader, Table } from '../table';
import { amountOf } from './amounts';
import { allHold } from './conditions';

const CARDS: CardReader = { amountOf, allHold };

/** The table over one content and one choice of readings. */
export function tableOver(content: ContentPack, readings: Readings): Table {
  return { content, readings, cards: CARDS };
}
