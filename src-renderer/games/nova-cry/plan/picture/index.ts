/** The comparison as a picture: PNG for the library and for sharing. */
import { inksOf } from './inks';
import { drawSheet, SHEET } from './sheet';
import { sheetOf, type SheetSource } from './sheet-model';

/** PNG as base64; empty where a canvas cannot draw now. The sheet keeps its shape and is centred. */
export async function drawnPicture(source: SheetSource, widthPx: number, heightPx: number): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  const scale = Math.min(widthPx / SHEET.width, heightPx / SHEET.height);
  const inks = inksOf(document.documentElement);
  pen.fillStyle = inks.ground;
  pen.fillRect(0, 0, widthPx, heightPx);
  pen.translate((widthPx - SHEET.width * scale) / 2, (heightPx - SHEET.height * scale) / 2);
  pen.scale(scale, scale);
  drawSheet(pen, sheetOf(source), inks);
  return base64Of(canvas);
}

function base64Of(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      if (blob === null) resolve('');
      else void blob.arrayBuffer().then((buffer) => resolve(base64OfBytes(new Uint8Array(buffer))));
    }, 'image/png');
  });
}

function base64OfBytes(bytes: Uint8Array): string {
  const PIECE = 0x8000; // more arguments at once than that and the call overflows
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
