/** Names of files that every system takes. */

const MAX_LETTERS = 100;
/** Names that Windows keeps for devices, whatever follows their first dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])$/i;

/**
 * `title` with what some system refuses taken out, and `.extension` behind it. Never empty, never a device of Windows,
 * no dot or space at either end, at most 100 letters before the extension.
 */
export function safeFileName(title: string, extension: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const name = [...clean]
    .slice(0, MAX_LETTERS)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  const isDevice = DEVICE.test((name.split('.')[0] ?? '').trim());
  return `${name === '' || isDevice ? `Plan ${name}`.trim() : name}.${extension}`;
}

/** A whole file name made safe; it keeps an extension of letters and digits. */
export function safeWholeFileName(name: string): string {
  const found = /^(.*)\.([A-Za-z0-9]{1,16})$/su.exec(name);
  return found === null ? safeFileName(name, 'plotroom') : safeFileName(found[1] ?? '', found[2] ?? '');
}
