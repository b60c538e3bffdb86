/** The packs of a match: named with their hash in its file, and found again when it is opened. */
import { err, ok, type Refusal, type Result } from '../../shared/base';
import { exportPack, type PackLayer, readPackFile } from '../../shared/content';
import type { Match, MatchPack } from '../../shared/documents';
import { stateHash } from './engine';

/** A pack that is at hand. */
export interface PackAtHand {
  readonly layer: PackLayer;
  /** Shipped with Plotroom, so that a file need not carry it. */
  readonly isShipped: boolean;
  readonly sha256: string;
}

export function packAtHand(layer: PackLayer, isShipped: boolean): PackAtHand {
  return { layer, isShipped, sha256: stateHash({ ...layer.head, ...layer.records }) };
}

/** How a match's file names a pack; one that is not shipped travels inside. */
export function packInMatch({ layer, isShipped, sha256 }: PackAtHand): MatchPack {
  const { id, version } = layer.head;
  if (isShipped) return { id, version, sha256 };
  return { id, version, sha256, pack: JSON.parse(exportPack(layer)) as Record<string, unknown> }; // our own JSON
}

export interface FoundPacks {
  readonly packs: readonly PackAtHand[];
  /** Packs that are no longer what the match was played with. */
  readonly notices: readonly Refusal[];
}

/**
 * The packs a match is played with: those that travel inside it, else those at hand. `extra` are laid over them, each in
 * place of one of its id. Refuses `unknown-id` for a pack that is nowhere, and the faults of one inside.
 */
export function packsOfMatch(
  match: Match,
  shipped: readonly PackAtHand[],
  extra: readonly PackAtHand[],
): Result<FoundPacks, readonly Refusal[]> {
  const packs: PackAtHand[] = [];
  const faults: Refusal[] = [];
  const notices: Refusal[] = [];
  match.packs.forEach((named, index) => {
    if (extra.some(({ layer }) => layer.head.id === named.id)) return;
    const found = packNamed(named, index, shipped);
    if (!found.ok) {
      faults.push(...found.error);
      return;
    }
    if (found.value.sha256 !== named.sha256) {
      const message = `The pack "${named.id}" is not the one that this match was played with.`;
      notices.push({ code: 'other-pack', message, at: `/packs/${index}` });
    }
    packs.push(found.value);
  });
  return faults.length > 0 ? err(faults) : ok({ packs: [...packs, ...extra], notices });
}

function packNamed(
  named: MatchPack,
  index: number,
  shipped: readonly PackAtHand[],
): Result<PackAtHand, readonly Refusal[]> {
  const at = `/packs/${index}`;
  if (named.pack !== undefined) {
    const read = readPackFile(JSON.stringify(named.pack));
    if (read.ok) return ok(packAtHand(read.value, false));
    return err(read.error.map((fault) => ({ ...fault, at: `${at}/pack${fault.at ?? ''}` })));
  }
  const found = shipped.find(({ layer }) => layer.head.id === named.id);
  if (found !== undefined) return ok(found);
  const message = `The pack "${named.id}" is neither shipped nor inside this match.`;
  return err([{ code: 'unknown-id', message, at: `${at}/id` }]);
}
