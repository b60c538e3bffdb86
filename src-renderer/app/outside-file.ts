/** Files from outside that may hold a plan: plans themselves, pictures and prints with a plan inside, reports. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { MAX_FILE_BYTES, MAX_FILE_CHARS } from '../../shared/contract';
import { base64Of } from './file-keeper';

/** What a browser's dialog for files offers. */
export const IMPORTABLE = '.plotroom,.json,.png,.pdf,.zip,application/json,image/png,application/pdf';

/** How a file crosses to main: as text where it is text. */
export type FileContent = { readonly text: string } | { readonly base64: string };

/** The part of a browser's File that importing reads. */
export type OutsideFile = Pick<File, 'name' | 'slice'>;

/** Asks for one file with the browser's dialog; null: it was put away. */
export function chooseOutsideFile(): Promise<File | null> {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: IMPORTABLE });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** First bytes of the carriers: PNG, PDF, ZIP. */
const PNG = '\u0089PNG';
const SIGNATURES = [PNG, '%PDF', 'PK\u0003\u0004'];

/** The content for main. Refuses what is too large, a folder, and a file that is gone. */
export async function readOutsideFile(file: OutsideFile): Promise<Result<FileContent, Refusal>> {
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
    const carries = SIGNATURES.includes(start);
    // A picture has its plan before its pixels: of a very large one the beginning is enough.
    const part = start === PNG ? file.slice(0, MAX_FILE_BYTES) : file.slice();
    if (part.size > (carries ? MAX_FILE_BYTES : MAX_FILE_CHARS)) return err(tooLarge(carries));
    return ok(carries ? { base64: await base64Of(part) } : { text: await part.text() });
  } catch {
    return err({ code: 'unreadable', message: 'It could not be read: a folder, or gone.' });
  }
}

function tooLarge(carries: boolean): Refusal {
  const [size, what] = carries ? [64, 'no print or report with a plan is'] : [32, 'no plan is'];
  return { code: 'too-large', message: `It is larger than ${size} MB; ${what}.` };
}
