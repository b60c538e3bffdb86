/** What was answered to which `callId`, so that a call sent again after a drop acts once and is answered twice. */
import { createHash } from 'node:crypto';
import { type Refusal, type Result, err } from '../../shared/base';

export type AnyAnswer = Result<unknown, Refusal>;

interface Remembered {
  readonly fingerprint: string;
  readonly answer: Promise<AnyAnswer>;
}

export class AnswerMemory {
  readonly #answers = new Map<string, Remembered>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Acts once per `callId`. The same id for another request is refused with `call-id-reused`. */
  once(callId: string, name: string, request: unknown, act: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
    const fingerprint = createHash('sha256').update(name).update(JSON.stringify(request)).digest('base64');
    const known = this.#answers.get(callId);
    if (known !== undefined)
      return known.fingerprint === fingerprint ? known.answer : Promise.resolve(reused());
    const answer = act();
    this.#answers.set(callId, { fingerprint, answer });
    this.#forgetOldest();
    return answer;
  }

  #forgetOldest(): void {
    if (this.#answers.size <= this.#limit) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}

function reused(): AnyAnswer {
  return err({ code: 'call-id-reused', message: 'Two different calls bear the same id.' });
}
