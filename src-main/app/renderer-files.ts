/**
 * Answers `app://plotroom/...` with the files of the built renderer. Plain file reading and not `net.fetch`: that one
 * rejects instead of answering 404, and goes through the network stack for a local file.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_SECURITY_POLICY } from '../../shared/contract/content-security-policy';

export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://plotroom';
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** One file below `folder`; 405 for other methods than GET, 404 for all that is not such a file. Never rejects. */
export async function answerRendererFile(request: Request, folder: string): Promise<Response> {
  if (request.method !== 'GET') return refuse(405);
  const file = fileOf(request.url, folder);
  if (file === null) return refuse(404);
  try {
    const bytes = await readFile(file);
    const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
    return new Response(bytes, { headers: { ...SECURITY_HEADERS, 'content-type': type } });
  } catch {
    return refuse(404); // whatever the disk says, the page learns only that it is not there
  }
}

/** The file a URL names, or null when its host is not ours or it points out of the folder. */
function fileOf(url: string, folder: string): string | null {
  if (!url.startsWith(`${APP_ORIGIN}/`)) return null;
  const relative = decode(url.slice(APP_ORIGIN.length).replace(/[?#].*$/, ''));
  if (relative === null || relative.includes('\0')) return null;
  const file = path.normalize(path.join(folder, relative));
  return file.startsWith(folder + path.sep) ? file : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null; // a stray percent sign names no file
  }
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: SECURITY_HEADERS });
}
