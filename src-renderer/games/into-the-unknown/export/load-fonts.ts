/** The outlines of the shipped faces, fetched beside the program when the first drawing needs them. */
import glyphs from '../../../../assets/fonts/glyphs.json?url';
import { err, type Refusal, type Result } from '../../../../shared/base';
import { type FontOutlines, parseFontOutlines } from '../../../../shared/drawing/font-outlines';

export async function loadFonts(): Promise<Result<FontOutlines, Refusal>> {
  const answer = await fetch(glyphs);
  if (!answer.ok)
    return err({ code: 'no-fonts', message: `The file of letters is missing (${answer.status}).` });
  return parseFontOutlines(await answer.text());
}
