/**
 * The packs of a person's own: `packs/<id>/`, and `bin/packs/<id>/` for what was removed. What lies there is read anew each
 * time, so that files edited by hand count at once. Changes run one after the other. It knows files and forms, no rule.
 */
import path from 'node:path';
import { err, ok, type Refusal, type Result } from '../../shared/base';
import type { BinnedPack } from '../../shared/contract';
import { exportPack, type PackLayer, readPackFile } from '../../shared/content';
import type { Disk } from './disk';
import { attempt, ifExists } from './disk-refusal';
import { moveFolder } from './folders';
import { revisionOf, savePack, settlePack, type StoredPack, writePackFolder } from './pack-folder';
import { freePackId } from './pack-ids';
import { notAPack, stalePack, unknownPack } from './pack-refusals';
import { findPack, findPacks, type FoundPack, packIds } from './pack-shelf';
import { Serial } from './serial';
import { uniqueTitle } from './titles';
import { replaceFile } from './write-file';

export interface UserPacksOptions {
  readonly dataFolder: string;
  readonly disk: Disk;
  readonly now: () => number;
  /** Ids of shipped packs: none of a person's own may bear one. */
  readonly reserved: readonly string[];
}

/** Kinds by name, each whole, as a caller sends them: not looked at yet. */
export type SentKinds = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const REMOVED = 'removed-at';

export class UserPacks {
  readonly #options: UserPacksOptions;
  readonly #folder: string;
  readonly #bin: string;
  readonly #serial = new Serial();

  private constructor(options: UserPacksOptions) {
    this.#options = options;
    this.#folder = path.join(options.dataFolder, 'packs');
    this.#bin = path.join(options.dataFolder, 'bin', 'packs');
  }

  /** Makes the folders. The caller owns the data folder. */
  static open(options: UserPacksOptions): Promise<Result<UserPacks, Refusal>> {
    return attempt(async () => {
      const packs = new UserPacks(options);
      await packs.#prepare();
      return packs;
    });
  }

  /** Every pack, good or broken, by id. */
  list(): Promise<Result<readonly FoundPack[], Refusal>> {
    return this.#serial.run(() => attempt(() => this.#found(this.#folder)));
  }

  /** What lies in the bin, the newest first. */
  bin(): Promise<Result<readonly BinnedPack[], Refusal>> {
    return this.#serial.run(() =>
      attempt(async () => {
        const found = await this.#found(this.#bin);
        const binned = await Promise.all(found.map((each) => this.#binned(each)));
        return binned.sort((one, other) => other.deletedAt - one.deletedAt);
      }),
    );
  }

  /** A pack as it stands on disk: `unknown-pack`, or its first fault. */
  read(id: string): Promise<Result<StoredPack, Refusal>> {
    return this.#serial.run(() => this.#read(id));
  }

  /** A new pack without records; a title that is taken gets a number. */
  create(game: PackLayer['head']['game'], title: string): Promise<Result<StoredPack, Refusal>> {
    const head = { format: 'plotroom-pack', id: 'new', version: 1, game, layer: 'user', title };
    const layer = readPackFile(JSON.stringify(head));
    if (!layer.ok) throw new Error('An empty pack does not pass its own schema.');
    return this.add(layer.value);
  }

  /** Takes a pack in as one of the person's own: with a free id and title, as a layer over all others. */
  add(layer: PackLayer): Promise<Result<StoredPack, Refusal>> {
    return this.#serial.run(() =>
      attempt(async () => {
        const [here, binned] = [await this.#found(this.#folder), await this.#ids(this.#bin)];
        const titles = here.flatMap(({ pack }) => (pack.ok ? [pack.value.layer.head.title] : []));
        const title = uniqueTitle(layer.head.title, new Set(titles));
        const taken = [...this.#options.reserved, ...here.map(({ id }) => id), ...binned];
        const id = freePackId(title, new Set(taken));
        const head = { ...layer.head, id, title, layer: 'user' };
        // Only words of the head have changed, each for another of its kind.
        const own = { layer: { ...layer, head } as PackLayer, drafts: {}, changedAt: this.#options.now() };
        await writePackFolder(this.#options.disk, this.#folder, id, own);
        return own;
      }),
    );
  }

  /**
   * Saves one step: the kinds sent take the place of those that stand. Refuses `unknown-pack`, `stale-revision`, the first
   * fault of the pack's form, or what the disk said; then nothing has changed.
   */
  save(
    id: string,
    baseRevision: string,
    kinds: SentKinds,
    drafts: StoredPack['drafts'],
  ): Promise<Result<StoredPack, Refusal>> {
    return this.#change(id, (pack) => {
      const revision = revisionOf(pack);
      if (revision !== baseRevision) return err(stalePack(revision));
      const layer = readPackFile(
        JSON.stringify({ ...pack.layer.head, ...pack.layer.records, ...kinds, ...headOf(pack.layer) }),
      );
      return layer.ok ? ok({ layer: layer.value, drafts }) : err(layer.error[0] ?? notAPack());
    });
  }

  /** Gives it another title; its id, by which plans and matches know it, stays. */
  rename(id: string, wish: string): Promise<Result<StoredPack, Refusal>> {
    return this.#change(id, async (pack) => {
      const others = (await this.#found(this.#folder)).filter((each) => each.id !== id);
      const titles = others.flatMap((each) => (each.pack.ok ? [each.pack.value.layer.head.title] : []));
      const title = uniqueTitle(wish, new Set(titles));
      // Another title is all that changes.
      const layer = { ...pack.layer, head: { ...pack.layer.head, title } } as PackLayer;
      return ok({ layer, drafts: pack.drafts });
    });
  }

  /** Into the bin, broken or not. */
  remove(id: string): Promise<Result<null, Refusal>> {
    return this.#serial.run(() =>
      this.#guarded(async () => {
        if (!(await this.#ids(this.#folder)).includes(id)) return err(unknownPack());
        const { disk, now } = this.#options;
        const note = path.join(this.#folder, id, REMOVED);
        // Without the note the bin does not know when: no reason not to remove on a full disk.
        await attempt(() => replaceFile(disk, note, Buffer.from(String(now()))));
        const { refusal } = await moveFolder(disk, this.#folder, this.#bin, id);
        return refusal === null ? ok(null) : err(refusal);
      }),
    );
  }

  restore(id: string): Promise<Result<StoredPack, Refusal>> {
    return this.#serial.run(() =>
      this.#guarded(async () => {
        if (!(await this.#ids(this.#bin)).includes(id)) return err(unknownPack());
        const { refusal } = await moveFolder(this.#options.disk, this.#bin, this.#folder, id);
        return refusal === null ? this.#read(id) : err(refusal);
      }),
    );
  }

  /** Deletes a pack of the bin for good. */
  purge(id: string): Promise<Result<null, Refusal>> {
    return this.#serial.run(() =>
      this.#guarded(async () => {
        if (!(await this.#ids(this.#bin)).includes(id)) return err(unknownPack());
        await this.#options.disk.remove(path.join(this.#bin, id));
        return ok(null);
      }),
    );
  }

  async #prepare(): Promise<void> {
    const { disk } = this.#options;
    for (const folder of [this.#folder, path.dirname(this.#bin), this.#bin]) await disk.makeFolder(folder);
    for (const id of await this.#ids(this.#folder)) {
      // A save that was cut short counts wherever it stands; a disk that is full now may have room later.
      await attempt(() => settlePack(disk, path.join(this.#folder, id)));
    }
  }

  #change(
    id: string,
    step: (pack: StoredPack) => NextPack | Promise<NextPack>,
  ): Promise<Result<StoredPack, Refusal>> {
    return this.#serial.run(() =>
      this.#guarded(async () => {
        const pack = await this.#read(id);
        if (!pack.ok) return pack;
        const next = await step(pack.value);
        if (!next.ok) return next;
        const changed = { ...next.value, changedAt: this.#options.now() };
        if (exportPack(changed.layer) === exportPack(pack.value.layer) && sameDrafts(changed, pack.value))
          return pack;
        await savePack(this.#options.disk, path.join(this.#folder, id), changed);
        return ok(changed);
      }),
    );
  }

  async #read(id: string): Promise<Result<StoredPack, Refusal>> {
    return this.#guarded(async () => {
      if (!(await this.#ids(this.#folder)).includes(id)) return err(unknownPack());
      const { pack } = await findPack(this.#options.disk, this.#folder, id);
      return pack.ok ? pack : err(pack.error[0] ?? notAPack());
    });
  }

  #ids(root: string): Promise<readonly string[]> {
    return packIds(this.#options.disk, root);
  }

  #found(root: string): Promise<readonly FoundPack[]> {
    return findPacks(this.#options.disk, root);
  }

  async #binned({ id, pack }: FoundPack): Promise<BinnedPack> {
    const note = await ifExists(() => this.#options.disk.read(path.join(this.#bin, id, REMOVED)));
    const deletedAt = Number(note?.toString('utf8') ?? 0);
    return { id, title: pack.ok ? pack.value.layer.head.title : id, deletedAt: deletedAt || 0 };
  }

  async #guarded<Value>(work: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    const done = await attempt(work);
    return done.ok ? done.value : done;
  }
}

type NextPack = Result<Pick<StoredPack, 'layer' | 'drafts'>, Refusal>;

/** Nobody sends a head: what bears its names among the kinds does not count. */
function headOf({ head }: PackLayer): PackLayer['head'] {
  return head;
}

function sameDrafts(one: StoredPack, other: StoredPack): boolean {
  return JSON.stringify(one.drafts) === JSON.stringify(other.drafts);
}
