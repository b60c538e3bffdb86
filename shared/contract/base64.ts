/** Bytes as text, the way files cross the bridge. */

const PADDING = '='.charCodeAt(0);
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9+/]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** True of whole base64 with its padding. A loop and no expression: those give up on tens of millions of letters. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  let end = text.length;
  while (end > text.length - 2 && text.charCodeAt(end - 1) === PADDING) end -= 1;
  for (let i = 0; i < end; i += 1) {
    if (LETTERS[text.charCodeAt(i)] !== 1) return false;
  }
  return true;
}
