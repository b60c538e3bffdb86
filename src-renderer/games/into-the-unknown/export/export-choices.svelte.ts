/** What a person has chosen to export, and what follows from it before anything is made. */
import { err, type Refusal, type Result } from '../../../../shared/base';
import { correctionOf, DEFAULT_PDF_SETUP, type PdfSetup } from '../../../../shared/carriers/pdf-setup';
import { type Instrument, INSTRUMENTS } from '../../../../shared/drawing/instruments';
import type { Box } from '../../../../shared/drawing/types';
import type { ThemeName } from '../../../table/scene-types';
import { reachOf } from '../pieces';
import type { SectorSession } from '../session.svelte';
import {
  type PictureFrame,
  type PictureSize,
  pictureSize,
  sectorFrame,
  type Subject,
  surroundingsFrame,
  viewFrame,
} from './picture-frame';

export const FORMATS = ['png', 'svg', 'pdf', 'instruments'] as const;
export type ExportFormat = (typeof FORMATS)[number];
export type Look = 'screen' | 'paper';

const CHECK_BAR_IN = 6;
/** Beyond the sector's edge for its frame, inches. */
const NEATLINE_IN = 0.25;
/** A quarter of the most there can be: a picture for a screen of 3840 pixels. */
const FIRST_WIDTH_PX = 3840;

/** What fits on the paper that is chosen first. */
const FIT_ON_A4: readonly Instrument[] = ['turning-tool', 'ruler-6', 'bases', 'tokens'];

export class ExportChoices {
  readonly #session: SectorSession;
  format = $state<ExportFormat>('png');
  /** Pictures begin with what is on the screen, drawings and prints with the whole. */
  #subjects = $state.raw<Readonly<Record<ExportFormat, Subject>>>({
    png: 'view',
    svg: 'sector',
    pdf: 'sector',
    instruments: 'sector',
  });
  #looks = $state.raw<Readonly<Record<ExportFormat, Look>>>({
    png: 'screen',
    svg: 'screen',
    pdf: 'paper',
    instruments: 'paper',
  });
  widthPx = $state(FIRST_WIDTH_PX);
  planInside = $state(true);
  setup = $state.raw<PdfSetup>(DEFAULT_PDF_SETUP);
  /** What the check bar of an earlier print measured, inches; 6: the printer is true. */
  measuredIn = $state(CHECK_BAR_IN);
  instruments = $state.raw<readonly Instrument[]>(FIT_ON_A4);

  readonly hasSelection: boolean = $derived.by(() => this.#session.selectedPieces.length > 0);
  readonly look: Look = $derived.by(() => this.#looks[this.format]);
  /** The selection may have gone since it was chosen. */
  readonly subject: Subject = $derived.by(() => this.#subject());
  readonly frame: PictureFrame = $derived.by(() => this.#frame());
  readonly size: Result<PictureSize, Refusal> = $derived.by(() => pictureSize(this.frame, this.widthPx));
  readonly theme: ThemeName = $derived.by(() =>
    this.look === 'paper' ? 'light' : this.#session.settings.theme,
  );
  /** The setup with the correction of the printer. */
  readonly print: Result<PdfSetup, Refusal> = $derived.by(() => this.#print());

  constructor(session: SectorSession) {
    this.#session = session;
  }

  setSubject(subject: Subject): void {
    this.#subjects = { ...this.#subjects, [this.format]: subject };
  }

  setLook(look: Look): void {
    this.#looks = { ...this.#looks, [this.format]: look };
  }

  setUp(change: Partial<PdfSetup>): void {
    this.setup = { ...this.setup, ...change };
  }

  toggleInstrument(instrument: Instrument, on: boolean): void {
    this.instruments = INSTRUMENTS.filter((other) =>
      other === instrument ? on : this.instruments.includes(other),
    );
  }

  /** The width at which the picture has as many pixels as the screen. */
  get screenWidthPx(): number {
    return Math.round(this.#session.view.size.width * devicePixelRatio);
  }

  /** The part of the table that a drawing shows, inches: null for the whole; void beyond the sector is left out. */
  get drawingBox(): Result<Box | null, Refusal> {
    if (this.subject === 'sector') return { ok: true, value: this.#tiledSector() };
    const whole = sectorFrame(this.#session.sector.sizeIn).box;
    const { x0, y0, x1, y1 } = this.frame.box;
    const box = {
      x0: Math.max(x0, whole.x0),
      y0: Math.max(y0, whole.y0),
      x1: Math.min(x1, whole.x1),
      y1: Math.min(y1, whole.y1),
    };
    if (box.x1 > box.x0 && box.y1 > box.y0) return { ok: true, value: box };
    return err({
      code: 'nothing-to-draw',
      message: 'Nothing of the sector is on the screen. Fit the table first.',
    });
  }

  /** Pages of a tiled print have their titles below: those of the drawing would cost a row of pages. */
  #tiledSector(): Box | null {
    if (this.format !== 'pdf' || this.setup.paper === 'sheet') return null;
    const [from, to] = [-NEATLINE_IN, this.#session.sector.sizeIn + NEATLINE_IN];
    return { x0: from, y0: from, x1: to, y1: to };
  }

  #subject(): Subject {
    const wanted = this.#subjects[this.format];
    return wanted === 'selection' && !this.hasSelection ? 'view' : wanted;
  }

  #frame(): PictureFrame {
    const { view, sector, selectedPieces } = this.#session;
    if (this.subject === 'sector') return sectorFrame(sector.sizeIn);
    const boxes = selectedPieces.map((piece) => {
      const [{ x, y }, reachIn] = [piece.pose, reachOf(piece)];
      return { x0: x - reachIn, y0: y - reachIn, x1: x + reachIn, y1: y + reachIn };
    });
    const surroundings = this.subject === 'selection' ? surroundingsFrame(boxes) : undefined;
    return surroundings ?? viewFrame(view.camera, view.size);
  }

  #print(): Result<PdfSetup, Refusal> {
    const correction = correctionOf(this.measuredIn);
    return correction.ok ? { ok: true, value: { ...this.setup, correction: correction.value } } : correction;
  }
}

const kept = new WeakMap<SectorSession, ExportChoices>();

/** The choices of an open plan: they stand until it is closed. */
export function choicesOf(session: SectorSession): ExportChoices {
  const known = kept.get(session);
  if (known) return known;
  let choices: ExportChoices | null = null;
  // What is derived belongs to no dialog: it would be stale once the dialog that made it has closed.
  $effect.root(() => void (choices = new ExportChoices(session)));
  const made = choices ?? new ExportChoices(session);
  kept.set(session, made);
  return made;
}
