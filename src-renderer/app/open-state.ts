/** Puts an opened document on the table of its game and kind. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import type { BlackAlertContent } from '../../shared/content/black-alert';
import type { Answer, DocumentState, MatchState, PlanState } from '../../shared/contract';
import type { NetworkPlan } from '../../shared/documents/network-plan';
import type { SectorPlan } from '../../shared/documents/plan';
import { OpenDocument } from '../bridge/open-document.svelte';
import { OpenMatch } from '../bridge/open-match.svelte';
import type { GameDescriptor, PlanContext } from '../games/descriptor';
import { OpenMatchTable } from './open-match-table.svelte';
import { OpenTable, type TableSurroundings } from './open-table.svelte';

export type AnyTable = OpenTable | OpenMatchTable;

/** Where a table's content comes from. */
export interface ContentSources {
  sector(): Promise<Answer<'packs.read'>>;
  /** What the document itself is played or planned with. */
  document(id: string): Promise<Answer<'document.content'>>;
}

/** The content first, then the table: nothing is subscribed before it is sure that the table stands. */
export async function tableFor(
  around: TableSurroundings,
  descriptors: readonly GameDescriptor[],
  sources: ContentSources,
  state: DocumentState,
): Promise<Result<() => AnyTable, Refusal>> {
  if (state.kind === 'match') return matchTable(around, descriptors, sources, state);
  const { plan } = state;
  return plan.game === 'into-the-unknown'
    ? sectorTable(around, descriptors, sources, { ...state, plan })
    : networkTable(around, descriptors, sources, { ...state, plan });
}

const noTable: Refusal = { code: 'no-table', message: 'This window has no table for that game.' };

async function sectorTable(
  around: TableSurroundings,
  descriptors: readonly GameDescriptor[],
  sources: ContentSources,
  state: PlanState<SectorPlan>,
): Promise<Result<() => AnyTable, Refusal>> {
  const descriptor = descriptors.find((candidate) => candidate.id === 'into-the-unknown');
  const content = await sources.sector();
  if (!content.ok) return content;
  if (!descriptor) return err(noTable);
  return ok(() => {
    const document = new OpenDocument(around.bridge, state, around.refuse);
    const context: PlanContext<SectorPlan, ContentPack> = {
      document,
      pack: content.value,
      ...surroundings(around),
    };
    return new OpenTable(around, descriptor, document, descriptor.createSession(context));
  });
}

async function networkTable(
  around: TableSurroundings,
  descriptors: readonly GameDescriptor[],
  sources: ContentSources,
  state: PlanState<NetworkPlan>,
): Promise<Result<() => AnyTable, Refusal>> {
  const descriptor = descriptors.find((candidate) => candidate.id === 'black-alert');
  if (!descriptor) return err(noTable);
  const content = await sources.document(state.id);
  if (!content.ok) return content;
  return ok(() => {
    const document = new OpenDocument(around.bridge, state, around.refuse);
    const context: PlanContext<NetworkPlan, BlackAlertContent> = {
      document,
      pack: content.value.content,
      ...surroundings(around),
    };
    return new OpenTable(around, descriptor, document, descriptor.createSession(context));
  });
}

async function matchTable(
  around: TableSurroundings,
  descriptors: readonly GameDescriptor[],
  sources: ContentSources,
  state: MatchState,
): Promise<Result<() => AnyTable, Refusal>> {
  const descriptor = descriptors.find((candidate) => candidate.id === state.game);
  const play = descriptor?.match;
  if (!descriptor || !play) return err(noTable);
  const content = await sources.document(state.id);
  if (!content.ok) return content;
  return ok(() => {
    const match = new OpenMatch(around.bridge, state, around.refuse);
    const session = play.createSession({
      match,
      content: content.value.content,
      packs: content.value.packs.flatMap(({ id, layer }) => (layer === 'user' ? [id] : [])),
      ...surroundings(around),
    });
    return new OpenMatchTable(around, descriptor, play, match, session);
  });
}

function surroundings({ settings, library, announce, refuse, open }: TableSurroundings) {
  return { settings, library, announce, refuse, open };
}
