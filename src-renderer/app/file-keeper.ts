/** Where a made file goes: the system's dialog where main has one, else the browser's downloads. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { MAX_FILE_BYTES, type Bridge } from '../../shared/contract';

/** In words for a toast, such as `is in your downloads`; null when the person cancelled the dialog. */
export type KeptPlace = string | null;

/** Keeps a file under a suggested name. Only a dialog can cancel. */
export async function keepFile(
  bridge: Bridge,
  dialogs: boolean,
  name: string,
  content: Blob,
): Promise<Result<KeptPlace, Refusal>> {
  if (!dialogs) {
    downloadFile(name, content);
    return ok('is in your downloads');
  }
  if (content.size > MAX_FILE_BYTES) return err(tooLarge(content.size));
  const base64 = await base64Of(content);
  const answer = await bridge.call('files.save', { callId: crypto.randomUUID(), name, base64 });
  if (!answer.ok) return answer;
  return ok(answer.value === null ? null : `is at ${answer.value}`);
}

/** Hands a file to the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser reads the address after this turn; taken back at once some would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Base64 without the head of a data address. */
export function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')));
    reader.readAsDataURL(content);
  });
}

/** The bytes that base64 writes down. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function tooLarge(bytes: number): Refusal {
  const [size, most] = [bytes, MAX_FILE_BYTES].map((count) => Math.ceil(count / 1e6));
  return {
    code: 'too-large',
    message: `it would have ${size} MB, and ${most} MB can be written. Take a smaller width.`,
  };
}
