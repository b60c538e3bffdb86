/** The browser host's command line. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Refusal, type Result, err, ok } from '../../shared/base';

export interface WebOptions {
  /** 0: a free one. */
  readonly port: number;
  /** Null: the platform's folder for user data. */
  readonly dataFolder: string | null;
  /** Whether the system browser may be opened. */
  readonly open: boolean;
  /** Absolute paths of files to import and show. */
  readonly files: readonly string[];
}

const USAGE = 'Known options: --web, --port N, --no-open, --data DIR.';

/** Refuses with `usage`. Relative paths are taken from `cwd`. */
export function readWebOptions(args: readonly string[], cwd: string): Result<WebOptions, Refusal> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        web: { type: 'boolean' },
        'no-open': { type: 'boolean' },
        port: { type: 'string', default: '0' },
        data: { type: 'string' },
      },
    });
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
      return err(usage(`--port takes a number from 0 to 65535, not "${values.port}".`));
    }
    return ok({
      port: Number(values.port),
      dataFolder: values.data === undefined ? null : path.resolve(cwd, values.data),
      open: values['no-open'] !== true,
      files: positionals.map((file) => path.resolve(cwd, file)),
    });
  } catch (cause) {
    return err(usage(cause instanceof Error ? cause.message : String(cause)));
  }
}

function usage(message: string): Refusal {
  return { code: 'usage', message: `${message} ${USAGE}` };
}

/** A browser is opened only for a person who can see it, and never by root. */
export function mayOpenBrowser(
  options: WebOptions,
  machine: { platform: string; env: Readonly<Record<string, string | undefined>>; uid: number | undefined },
): boolean {
  const { platform, env, uid } = machine;
  const hasDisplay = platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  return options.open && hasDisplay && uid !== 0;
}
