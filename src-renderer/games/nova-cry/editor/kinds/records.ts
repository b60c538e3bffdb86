/** Records of all kinds as the editor holds them: every one whole, whether or not they hold together. */
import type { Whole } from '../../../../../shared/content';
import type { RecordKind } from '../../../../panels/pack-editor/pack-game';

export type NovaCryRecords = Whole<'nova-cry'>;
export type NovaCryKindForm = RecordKind<'nova-cry'>;

/** Each preview takes the records of this game, which are what it is given. */
export function previewOf(component: unknown): NonNullable<RecordKind['Preview']> {
  return component as NonNullable<RecordKind['Preview']>;
}

/** Cards of one kind, each as often as it lies in its pile. */
export function cardsIn(
  records: Readonly<Record<string, { readonly copies?: number; readonly exclusive?: boolean }>>,
): number {
  return Object.values(records).reduce(
    (sum, { copies = 1, exclusive = false }) => sum + (exclusive ? 0 : copies),
    0,
  );
}
