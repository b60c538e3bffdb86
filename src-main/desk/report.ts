/** The bug bundle of a document, gathered from what the desk knows. */
import os from 'node:os';
import path from 'node:path';
import type { Json } from '../../shared/base';
import { ok } from '../../shared/base';
import { safeFileName } from '../../shared/carriers/file-name';
import { reportBundle } from '../../shared/carriers/report-bundle';
import type { Answer } from '../../shared/contract';
import { attempt, isMatch, writeBodyText } from '../library';
import type { CallContext } from './call-context';
import { bodyOf } from './file-calls';

/** A fault can only be found with the whole match, so nothing of it is hidden. */
const MATCH_WARNING =
  'This archive holds the whole match: its seed, every hand and every card to come. Pass it on when nobody plays it any more, or to somebody who does not play.';

/** Whatever cannot be read is left out: a bundle is wanted most when something is broken. */
export async function reportOn(context: CallContext, id: string): Promise<Answer<'document.report'>> {
  const { library, options, settings, problems } = context;
  const document = await library.open(id);
  if (!document.ok) return document;
  const body = await bodyOf(context, id);
  if (!body.ok) return body;
  const { history } = document.value;
  const entries = await attempt(() => document.value.journal());
  const log = await attempt(() => problems.read());
  const bytes = reportBundle({
    plan: writeBodyText(body.value, options.info.version),
    history: {
      position: history.position,
      length: history.length,
      labels: document.value.labels(0, history.length),
    },
    entries: entries.ok ? entries.value : [],
    versions: versionsOf(context),
    problems: log.ok ? log.value : '',
    settings: settings.value,
    machine: machineOf(context),
    ...(isMatch(body.value) ? { warning: MATCH_WARNING } : {}),
  });
  return ok({
    fileName: safeFileName(`${body.value.title} report`, 'zip'),
    base64: Buffer.from(bytes).toString('base64'),
  });
}

function versionsOf({ options, content }: CallContext): Json {
  const { version, host, platform, runtime } = options.info;
  const packs = content.ok ? content.value.layers.map(({ id, version }) => ({ id, version })) : [];
  const { node, v8, electron = null, chrome = null } = process.versions;
  const system = `${os.type()} ${os.release()} ${process.arch}`;
  return { plotroom: version, host, runtime, platform, system, node, v8, electron, chrome, packs };
}

function machineOf({ options }: CallContext): { folders: string[]; user: string | null } {
  const { dataFolder, assetsFolder } = options;
  return { folders: [dataFolder, os.homedir(), path.dirname(assetsFolder)], user: userName() };
}

/** Null for an account that the system does not know, as in some containers. */
function userName(): string | null {
  try {
    return os.userInfo().username;
  } catch {
    return null;
  }
}
