/** What a failing disk means, in a code for programs and a sentence for people. */
import { type Refusal, type Result, err, ok } from '../../shared/base';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENODEV', 'ENXIO', 'ESTALE']);

/** True for the errors of file operations; every other error is a bug. */
export function isDiskError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && 'code' in cause && 'syscall' in cause && typeof cause.code === 'string';
}

/** `disk-full`, `folder-not-writable`, `folder-missing` or `disk-failed`. */
export function diskRefusal(cause: NodeJS.ErrnoException): Refusal {
  const code = cause.code ?? 'EIO';
  const params = { errno: code, path: cause.path ?? '' };
  if (DISK_FULL.has(code)) {
    return {
      code: 'disk-full',
      message: 'The disk is full: this was not saved. Free some space and try again.',
      params,
    };
  }
  if (NOT_WRITABLE.has(code)) {
    return {
      code: 'folder-not-writable',
      message: `Plotroom may not write there (${cause.path ?? 'data folder'}): this was not saved. Allow writing and try again.`,
      params,
    };
  }
  if (MISSING.has(code)) {
    return {
      code: 'folder-missing',
      message: `The folder is no longer there (${cause.path ?? 'data folder'}): this was not saved. Bring it back and try again.`,
      params,
    };
  }
  return {
    code: 'disk-failed',
    message: `The disk reported an error (${code}): this was not saved.`,
    params,
  };
}

/** Runs file work and turns a disk's failure into a refusal. */
export async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, Refusal>> {
  try {
    return ok(await work());
  } catch (cause) {
    if (!isDiskError(cause)) throw cause;
    return err(diskRefusal(cause));
  }
}

/** Like `attempt`, with undefined instead of a failure when the file does not exist. */
export async function ifExists<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (cause) {
    if (isDiskError(cause) && (cause.code === 'ENOENT' || cause.code === 'ENOTDIR')) return undefined;
    throw cause;
  }
}
