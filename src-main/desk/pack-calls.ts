/** Calls on the person's own packs, and the packs of a game merged. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { safeFileName } from '../../shared/carriers/file-name';
import { exportPack, mergeLayers, type PackLayer, readPackFile } from '../../shared/content';
import type { Answer, PackEntry, PackList } from '../../shared/contract';
import { matchGameNamed } from '../../shared/documents';
import { type FoundPack, revisionOf, type StoredPack } from '../library';
import type { CallContext, Calls } from './call-context';
import { readShippedLayers } from './content';
import { contentFor } from './game-content';

type PackCalls = Pick<Calls, Exclude<Extract<keyof Calls, `packs.${string}`>, 'packs.read'>>;

/** A list of faults is read by people: beyond so many they have enough. */
const MAX_FAULTS = 50;

export function packCalls(context: CallContext): PackCalls {
  const { packs, announcer } = context;
  const entry = async (pack: Result<StoredPack, Refusal>): Promise<Result<PackEntry, Refusal>> =>
    pack.ok ? ok(await entryOf(context, pack.value)) : pack;
  /** Tells the windows that packs are others than they were, if it worked. */
  const changing = async <Value>(work: Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> => {
    const result = await work;
    if (result.ok) announcer.publish({ type: 'packs' });
    return result;
  };
  return {
    'packs.list': () => listPacks(context),
    'packs.open': ({ id }) => openPack(context, id),
    'packs.create': ({ game, title }) => changing(packs.create(game, title).then(entry)),
    'packs.save': async ({ id, baseRevision, kinds, drafts }) => {
      const saved = await changing(packs.save(id, baseRevision, kinds, drafts));
      if (!saved.ok) return saved;
      return ok({ revision: revisionOf(saved.value), savedAt: saved.value.changedAt });
    },
    'packs.rename': ({ id, title }) => changing(packs.rename(id, title).then(entry)),
    'packs.remove': ({ id }) => changing(packs.remove(id)),
    'packs.restore': ({ id }) => changing(packs.restore(id).then(entry)),
    'packs.purge': ({ id }) => changing(packs.purge(id)),
    'packs.import': ({ name, text }) => changing(importPack(context, name, text)),
    'packs.export': async ({ id }) => {
      const pack = await packs.read(id);
      if (!pack.ok) return pack;
      const { layer } = pack.value;
      return ok({ fileName: safeFileName(layer.head.title, 'plotroom-pack'), text: exportPack(layer) });
    },
    'packs.content': ({ game, packs: ids }) => contentFor(context, game, ids),
  };
}

async function listPacks(context: CallContext): Promise<Result<PackList, Refusal>> {
  const [found, bin] = [await context.packs.list(), await context.packs.bin()];
  if (!found.ok) return found;
  if (!bin.ok) return bin;
  const entries: PackEntry[] = [];
  for (const { pack } of found.value) if (pack.ok) entries.push(await entryOf(context, pack.value));
  return ok({
    packs: entries.sort((one, other) => other.changedAt - one.changedAt),
    broken: found.value.flatMap(brokenOf),
    bin: bin.value,
  });
}

function brokenOf({ id, pack }: FoundPack): PackList['broken'] {
  return pack.ok ? [] : [{ id, faults: pack.error.slice(0, MAX_FAULTS) }];
}

async function entryOf(context: CallContext, { layer, changedAt }: StoredPack): Promise<PackEntry> {
  const { id, game, title, version } = layer.head;
  const records = Object.values(layer.records).reduce((sum, kind) => sum + Object.keys(kind).length, 0);
  return { id, game, title, version, records, changedAt, faults: await faultsOf(context, layer) };
}

/** What is wrong with a pack laid over the shipped ones, which is how it is played. */
async function faultsOf(context: CallContext, layer: PackLayer): Promise<readonly Refusal[]> {
  const shipped = await readShippedLayers(layer.head.game, context.options.assetsFolder);
  if (!shipped.ok) return [shipped.error];
  const merged = mergeLayers(layer.head.game, [...shipped.value, layer]);
  return merged.ok ? [] : merged.error.slice(0, MAX_FAULTS);
}

async function openPack(context: CallContext, id: string): Promise<Answer<'packs.open'>> {
  const pack = await context.packs.read(id);
  if (!pack.ok) return pack;
  const { layer, drafts, changedAt } = pack.value;
  const base = await readShippedLayers(layer.head.game, context.options.assetsFolder);
  if (!base.ok) return base;
  return ok({
    pack: layer,
    revision: revisionOf(pack.value),
    drafts,
    base: base.value,
    savedAt: changedAt,
  });
}

/** Refuses with the first fault of the file. Where the file itself is not from a person's own layer, that is said. */
async function importPack(context: CallContext, name: string, text: string): Promise<Answer<'packs.import'>> {
  const layer = readPackFile(text);
  if (!layer.ok) return err(about(name, layer.error[0]));
  if (matchGameNamed(layer.value.head.game) === null) {
    const message = 'Packs of one’s own are for games that matches are played of.';
    return err(about(name, { code: 'other-game', message, at: '/game' }));
  }
  const added = await context.packs.add(layer.value);
  if (!added.ok) return added;
  const entry = await entryOf(context, added.value);
  const renamed = entry.title === layer.value.head.title ? '' : ` as “${entry.title}”`;
  const faults = entry.faults.length === 0 ? '' : ' It has faults that keep it from being played with.';
  return ok({ entry, note: `A copy of “${name}” is among your packs${renamed}.${faults}` });
}

function about(name: string, refusal: Refusal | undefined): Refusal {
  const found = refusal ?? { code: 'unreadable', message: 'It could not be read.' };
  return { ...found, message: `“${name}” was not imported. ${found.message}` };
}
