/** What drawings are made of besides the plan, read from the program's own files. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { ok, type Refusal, type Result } from '../../shared/base';
import { type DrawingArt, parseFontOutlines } from '../../shared/drawing';
import type { CommandIo } from './command-io';
import { readText } from './files';

/** Silhouettes and letters. `unreadable` where the installation is damaged. */
export async function readDrawingArt(io: CommandIo): Promise<Result<DrawingArt, Refusal>> {
  const letters = await readText(io, path.join(io.assetsFolder, 'fonts', 'glyphs.json'));
  if (!letters.ok) return letters;
  const fonts = parseFontOutlines(letters.value);
  if (!fonts.ok) return fonts;
  const folder = path.join(io.assetsFolder, 'silhouettes');
  const names = await fs.readdir(folder).catch(() => []); // a piece without a picture is drawn by its base alone
  const silhouettes: Record<string, string> = {};
  for (const name of names.filter((each) => each.endsWith('.svg'))) {
    const text = await readText(io, path.join(folder, name));
    if (!text.ok) return text;
    silhouettes[name.slice(0, -'.svg'.length)] = text.value;
  }
  return ok({ silhouettes, fonts: fonts.value });
}
