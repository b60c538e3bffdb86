/** A pack as main has it: what is on disk, which revision that is, and the way to save over it. */
import { ok, type Refusal, type Result } from '../../../../shared/base';
import type { Answer, Bridge } from '../../../../shared/contract';
import { changedKinds, type PackContent } from './pack-content';

export class StoredPack {
  readonly #bridge: Bridge;
  readonly #id: string;
  content: PackContent;
  revision: string;

  constructor(bridge: Bridge, id: string, content: PackContent, revision: string) {
    this.#bridge = bridge;
    this.#id = id;
    this.content = content;
    this.revision = revision;
  }

  open(): Promise<Answer<'packs.open'>> {
    return this.#bridge.call('packs.open', { id: this.#id });
  }

  /** Puts the content on disk and gives when; refused as stale where another window was faster. */
  async save(content: PackContent): Promise<Result<number, Refusal>> {
    const answer = await this.#bridge.call('packs.save', {
      callId: crypto.randomUUID(),
      id: this.#id,
      baseRevision: this.revision,
      kinds: changedKinds(this.content.records, content.records),
      drafts: { ...content.drafts },
    });
    if (!answer.ok) return answer;
    this.revision = answer.value.revision;
    this.content = content;
    return ok(answer.value.savedAt);
  }
}
