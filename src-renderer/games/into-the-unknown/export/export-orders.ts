/** From what was chosen to what is made: the file's name, the job that makes it, and the small picture beforehand. */
import type { Result, Refusal } from '../../../../shared/base';
import { safeFileName } from '../../../../shared/carriers/file-name';
import { writePlan } from '../../../../shared/documents/write-plan';
import type { ExportJob } from '../../../panels/share/export-job';
import { silhouetteTexts } from '../panel/silhouettes';
import type { SectorSession } from '../session.svelte';
import { drawingJob } from './drawing-job';
import type { DrawingOutput, DrawingRequest, DrawingSubject } from './drawing-request';
import type { ExportChoices } from './export-choices.svelte';
import { planDrawingOptions, shownPlan } from './plan-drawing';
import { type PictureFrame, pictureSize, viewFrame } from './picture-frame';
import { drawPicture, pictureJob } from './picture-job';
import type { Made } from './worker-client';

/** The job of what is chosen; refuses what cannot be made, with the sentence that the dialog shows already. */
export function jobOf(session: SectorSession, choices: ExportChoices): Result<ExportJob, Refusal> {
  switch (choices.format) {
    case 'png':
      return pngJob(session, choices);
    case 'svg':
      return svgJob(session, choices);
    case 'pdf':
    case 'instruments':
      return printJob(session, choices);
  }
}

function pngJob(session: SectorSession, choices: ExportChoices): Result<ExportJob, Refusal> {
  const { size, frame, theme, planInside } = choices;
  if (!size.ok) return size;
  const name = safeFileName(session.plan.title, 'png');
  const plan = () => savedPlan(session, planInside);
  const draw = session.picture.bind(session);
  const job = pictureJob(name, { frame, size: size.value, theme, instruments: true, plan, draw });
  return { ok: true, value: job };
}

function svgJob(session: SectorSession, choices: ExportChoices): Result<ExportJob, Refusal> {
  const subject = subjectOf(session, choices);
  if (!subject.ok) return subject;
  const request = async (): Promise<DrawingRequest> => {
    await session.editor.settled();
    return requestOf(session, subject.value, { type: 'svg' });
  };
  return { ok: true, value: drawingJob(safeFileName(session.plan.title, 'svg'), 'sheets', request) };
}

function printJob(session: SectorSession, choices: ExportChoices): Result<ExportJob, Refusal> {
  const [subject, setup] = [subjectOf(session, choices), choices.print];
  if (!subject.ok) return subject;
  if (!setup.ok) return setup;
  const ofPlan = choices.format === 'pdf';
  const request = async (): Promise<DrawingRequest> => {
    const plan = await savedPlan(session, ofPlan && choices.planInside);
    return requestOf(session, subject.value, { type: 'pdf', setup: setup.value, plan });
  };
  const title = ofPlan ? session.plan.title : 'Plotroom instruments';
  return { ok: true, value: drawingJob(safeFileName(title, 'pdf'), 'pages', request) };
}

/** What the dialog shows of a drawing before it is made. */
export function previewRequest(
  session: SectorSession,
  choices: ExportChoices,
): Result<DrawingRequest, Refusal> {
  const [subject, setup] = [subjectOf(session, choices), choices.print];
  if (!subject.ok) return subject;
  if (choices.format === 'svg') {
    return { ok: true, value: requestOf(session, subject.value, { type: 'preview', setup: null }) };
  }
  if (!setup.ok) return setup;
  const output = { type: 'preview', setup: setup.value } as const;
  return { ok: true, value: requestOf(session, subject.value, output) };
}

function subjectOf(session: SectorSession, choices: ExportChoices): Result<DrawingSubject, Refusal> {
  const { pack } = session;
  if (choices.format === 'instruments') {
    const { instruments } = choices;
    return { ok: true, value: { type: 'instruments', pack, instruments } };
  }
  const box = choices.drawingBox;
  if (!box.ok) return box;
  const theme = choices.look === 'paper' || session.settings.theme === 'light' ? 'paper' : 'dark';
  const options = planDrawingOptions(session, box.value, theme);
  return { ok: true, value: { type: 'plan', plan: shownPlan(session), pack, options } };
}

/** Copied: what is reactive does not cross to a worker. */
function requestOf(session: SectorSession, subject: DrawingSubject, output: DrawingOutput): DrawingRequest {
  return { title: session.plan.title, subject, silhouettes: silhouetteTexts(), output };
}

/** The plan file's text once every edit is saved; null when it is not to travel. */
async function savedPlan(session: SectorSession, wanted: boolean): Promise<string | null> {
  await session.editor.settled();
  return wanted ? writePlan(session.plan) : null;
}

const COPY_SCALE = 2;

/** The view as it stands, at twice its size, without its plan: what pastes a picture drops what travels in it. */
export async function copiedPicture(session: SectorSession): Promise<Blob> {
  const { camera, size: stage } = session.view;
  const frame = viewFrame(camera, stage);
  const picture = await smallPicture(
    session,
    frame,
    Math.round(stage.width * COPY_SCALE),
    new AbortController().signal,
  );
  if (!picture.ok) throw new Error(picture.error.message);
  return picture.value.content;
}

/** A picture without its plan, so wide: for the clipboard and for the dialog. */
export async function smallPicture(
  session: SectorSession,
  frame: PictureFrame,
  widthPx: number,
  signal: AbortSignal,
  theme: PictureTheme = session.settings.theme,
): Promise<Result<Made, Refusal>> {
  const size = pictureSize(frame, widthPx);
  if (!size.ok) return size;
  const draw = session.picture.bind(session);
  const plan = () => Promise.resolve(null);
  return drawPicture(
    { frame, size: size.value, theme, instruments: true, plan, draw },
    () => undefined,
    signal,
  );
}
type PictureTheme = SectorSession['settings']['theme'];
