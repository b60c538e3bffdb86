/** Breaks words into lines that fit; pure, so that every picture of a text breaks it in the same places. */

const ELLIPSIS = '…';

/**
 * Lines of at most `widest` as `measure` counts, at most `most` of them; what has no room ends in an ellipsis. Line breaks
 * in the text are kept, blanks at the ends of lines are not; a word wider than a line is cut. At least one line, which may
 * be empty.
 */
export function wrapWords(
  text: string,
  measure: (text: string) => number,
  widest: number,
  most: number,
): string[] {
  const lines = text
    .trim()
    .split(/\r\n?|\n/)
    .flatMap((paragraph) => wrapParagraph(paragraph, measure, widest));
  if (lines.length <= most) return lines;
  const last = shorten(lines[most - 1] ?? '', measure, widest);
  return [...lines.slice(0, most - 1), last];
}

function wrapParagraph(text: string, measure: (text: string) => number, widest: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= widest) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cutWord(word, measure, widest);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** A word in pieces that fit; a letter wider than a line stands alone. */
function cutWord(word: string, measure: (text: string) => number, widest: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && measure(piece + letter) > widest) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

function shorten(line: string, measure: (text: string) => number, widest: number): string {
  const letters = [...line];
  while (letters.length > 0 && measure(letters.join('') + ELLIPSIS) > widest) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}
