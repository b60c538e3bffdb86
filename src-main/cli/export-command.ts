/** `plotroom export`: a plan as SVG, PDF or PNG, and printable instruments. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { pdfOf, pngWriter } from '../../shared/carriers';
import type { ContentPack } from '../../shared/content';
import { type Plan, writePlan } from '../../shared/documents';
import { type Drawing, type DrawingArt, drawPlan, svgOf } from '../../shared/drawing';
import { drawInstrument, INSTRUMENTS } from '../../shared/drawing/instruments';
import { type Answer, answered, refused } from './answer';
import type { CommandIo } from './command-io';
import { readDrawingArt } from './drawing-art';
import { type ExportRequest, MAX_PX } from './export-options';
import { isSameFile, writeBytes } from './files';
import { loadRasterizer, pictureRows } from './rasterizer';
import { UsageError } from './usage-error';

/** What came of one export, besides its bytes. */
interface Exported {
  readonly bytes: Uint8Array;
  readonly facts: object;
  /** Letters that no shipped face has. */
  readonly missing: readonly string[];
}

interface Subject {
  readonly plan: Plan | null;
  readonly drawing: Drawing | null;
  readonly missing: readonly string[];
  readonly instruments: readonly Drawing[];
  readonly art: DrawingArt;
}

/** Writes the file and tells how large it is and at which scale. Throws `UsageError` for a picture that would be too high. */
export async function answerExport(
  io: CommandIo,
  pack: ContentPack,
  plan: Plan | null,
  request: ExportRequest,
): Promise<Answer> {
  const { out, format, source } = request;
  if (source !== undefined && (await isSameFile(io, source, out))) return refused(ownPlan(out));
  const subject = await subjectOf(io, pack, plan, request);
  if (!subject.ok) return refused(subject.error);
  const exported = await exportedAs(io, subject.value, request);
  if (!exported.ok) return refused(exported.error);
  const { bytes, facts, missing } = exported.value;
  const written = await writeBytes(io, out, bytes);
  if (!written.ok) return refused(written.error);
  const letters = [...new Set([...subject.value.missing, ...missing])];
  const missingLetters = letters.length === 0 ? {} : { missingLetters: letters };
  return answered({ file: out, format, bytes: bytes.length, ...facts, ...missingLetters });
}

async function subjectOf(
  io: CommandIo,
  pack: ContentPack,
  plan: Plan | null,
  request: ExportRequest,
): Promise<Result<Subject, Refusal>> {
  const stranger = plan === null ? undefined : unknownUnit(plan, request);
  if (stranger !== undefined) return err(unknownId(stranger));
  const art = await readDrawingArt(io);
  if (!art.ok) return art;
  const drawn = plan === null ? null : drawPlan(pack, plan, art.value, request.drawing);
  const chosen = INSTRUMENTS.filter((name) => request.instruments.includes(name));
  return ok({
    plan,
    drawing: drawn?.drawing ?? null,
    missing: drawn?.missingLetters ?? [],
    instruments: chosen.map((instrument) => drawInstrument(pack, instrument, art.value)),
    art: art.value,
  });
}

function unknownUnit(plan: Plan, { drawing }: ExportRequest): string | undefined {
  return drawing.arcs.map(({ unit }) => unit).find((id) => !plan.units.some((unit) => unit.id === id));
}

function ownPlan(out: string): Refusal {
  return { code: 'unwritable', message: `${out} is the plan itself; an export never replaces it.` };
}

function unknownId(id: string): Refusal {
  return { code: 'unknown-id', message: `The plan has no unit "${id}".` };
}

async function exportedAs(
  io: CommandIo,
  subject: Subject,
  request: ExportRequest,
): Promise<Result<Exported, Refusal>> {
  if (request.format === 'pdf') return printed(subject, request);
  const { drawing } = subject;
  // Only a print may be of instruments alone; the options have been asked.
  if (drawing === null) throw new UsageError(`A plan is needed for ${request.format}.`);
  if (request.format === 'png') return pictured(io, subject, drawing, request);
  const bytes = Buffer.from(svgOf(drawing));
  return ok({ bytes, facts: { scale: { unit: 'in', perIn: 1 } }, missing: [] });
}

async function printed(subject: Subject, request: ExportRequest): Promise<Result<Exported, Refusal>> {
  const { drawing, instruments, art } = subject;
  const title = subject.plan?.title ?? 'Instruments';
  const content = { title, drawing, instruments, plan: planText(subject, request) };
  const file = await pdfOf(content, request.setup, { fonts: art.fonts });
  if (!file.ok) return file;
  const { bytes, pages, missingLetters } = file.value;
  const scale = { unit: 'pt', perIn: 72 * request.setup.correction };
  return ok({ bytes, facts: { pages, scale }, missing: missingLetters });
}

async function pictured(
  io: CommandIo,
  subject: Subject,
  drawing: Drawing,
  request: ExportRequest,
): Promise<Result<Exported, Refusal>> {
  const { widthPx } = request;
  const { x0, y0, x1, y1 } = drawing.box;
  const pxPerIn = widthPx / (x1 - x0);
  const heightPx = Math.max(1, Math.round((y1 - y0) * pxPerIn));
  if (heightPx > MAX_PX) {
    throw new UsageError(
      `At --width ${widthPx} the picture is ${heightPx} pixels high; ${MAX_PX} are the most.`,
    );
  }
  await loadRasterizer(io.rasterizerFile);
  const size = { widthPx, heightPx, pxPerIn };
  const plan = planText(subject, request);
  const writer = pngWriter({ ...size, ...(plan === null ? {} : { plan }) });
  const parts: Uint8Array[] = [];
  for (const rows of pictureRows(drawing, size)) parts.push(...writer.push(rows));
  parts.push(...writer.end());
  return ok({
    bytes: Buffer.concat(parts),
    facts: { widthPx, heightPx, scale: { unit: 'px', perIn: pxPerIn } },
    missing: [],
  });
}

function planText({ plan }: Subject, { carriesPlan }: ExportRequest): string | null {
  return plan === null || !carriesPlan ? null : writePlan(plan);
}
