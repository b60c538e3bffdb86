/** The pictures and letters the program ships, read from the repository: what tests draw with. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DrawingArt, parseFontOutlines } from '../../shared/drawing';

const ASSETS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../assets');

/** The text of the file of letters. */
export function shippedGlyphs(): string {
  return readFileSync(path.join(ASSETS, 'fonts/glyphs.json'), 'utf8');
}

let art: DrawingArt | null = null;

export function shippedArt(): DrawingArt {
  if (art !== null) return art;
  const fonts = parseFontOutlines(shippedGlyphs());
  if (!fonts.ok) throw new Error(JSON.stringify(fonts.error));
  const folder = path.join(ASSETS, 'silhouettes');
  const silhouettes = Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.replace(/\.svg$/, ''),
      readFileSync(path.join(folder, name), 'utf8'),
    ]),
  );
  art = { silhouettes, fonts: fonts.value };
  return art;
}
