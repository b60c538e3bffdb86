/** What an export will look like, made small and anew whenever a choice changes; only the newest counts. */
import type { Refusal } from '../../../../shared/base';
import type { Box } from '../../../../shared/drawing/types';
import { refusalOf } from '../../../panels/share/export-job';
import type { SectorSession } from '../session.svelte';
import type { PageTile, PrintFacts } from './drawing-request';
import type { ExportChoices } from './export-choices.svelte';
import { previewRequest, smallPicture } from './export-orders';
import { WorkerClient } from './worker-client';

/** Wide enough for the dialog on a screen of twice the usual density, pixels. */
const PREVIEW_WIDTH_PX = 880;

export interface PreviewSheet {
  readonly title: string;
  /** Of a picture made for this window only. */
  readonly address: string;
  readonly box: Box;
  readonly pages: readonly PageTile[];
  readonly misfit: string | null;
}

export type PreviewState =
  | { readonly type: 'making' }
  | {
      readonly type: 'made';
      readonly sheets: readonly PreviewSheet[];
      readonly print: PrintFacts | null;
      readonly notes: readonly string[];
    }
  | { readonly type: 'failed'; readonly refusal: Refusal };

export class Preview {
  state = $state.raw<PreviewState>({ type: 'making' });
  readonly #session: SectorSession;
  #ending = new AbortController();
  #addresses: readonly string[] = [];

  /** True once everything chosen is shown and can be made. */
  readonly isSound: boolean = $derived(
    this.state.type === 'made' && this.state.sheets.every(({ misfit }) => misfit === null),
  );

  constructor(session: SectorSession) {
    this.#session = session;
  }

  /** Shows what is chosen now. */
  async show(choices: ExportChoices): Promise<void> {
    this.#ending.abort();
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    if (this.state.type === 'failed') this.state = { type: 'making' };
    const made = await this.#make(choices, signal).catch((error: unknown): PreviewState => ({
      type: 'failed',
      refusal: refusalOf(error),
    }));
    if (signal.aborted) return revoke(addressesOf(made));
    revoke(this.#addresses);
    this.#addresses = addressesOf(made);
    this.state = made;
  }

  destroy(): void {
    this.#ending.abort();
    revoke(this.#addresses);
  }

  #make(choices: ExportChoices, signal: AbortSignal): Promise<PreviewState> {
    return choices.format === 'png' ? this.#picture(choices, signal) : this.#drawing(choices, signal);
  }

  async #picture({ frame, theme }: ExportChoices, signal: AbortSignal): Promise<PreviewState> {
    const { box } = frame;
    const widthPx = Math.round(PREVIEW_WIDTH_PX * Math.min(1, (box.x1 - box.x0) / (box.y1 - box.y0)));
    const made = await smallPicture(this.#session, frame, Math.max(widthPx, 64), signal, theme);
    if (!made.ok) return { type: 'failed', refusal: made.error };
    const address = URL.createObjectURL(made.value.content);
    return {
      type: 'made',
      sheets: [{ title: 'Picture', address, box, pages: [], misfit: null }],
      print: null,
      notes: [],
    };
  }

  async #drawing(choices: ExportChoices, signal: AbortSignal): Promise<PreviewState> {
    const request = previewRequest(this.#session, choices);
    if (!request.ok) return { type: 'failed', refusal: request.error };
    const client = new WorkerClient(() => undefined, signal);
    try {
      const preview = await client.preview(request.value);
      if (!preview.ok) return { type: 'failed', refusal: preview.error };
      const sheets = preview.value.pictures.map(({ svg, ...picture }) => ({
        ...picture,
        address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
      }));
      return { type: 'made', sheets, print: preview.value.print, notes: preview.value.notes };
    } finally {
      client.destroy();
    }
  }
}

function addressesOf(state: PreviewState): readonly string[] {
  return state.type === 'made' ? state.sheets.map(({ address }) => address) : [];
}

function revoke(addresses: readonly string[]): void {
  for (const address of addresses) URL.revokeObjectURL(address);
}
