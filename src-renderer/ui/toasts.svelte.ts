/** Sentences that appear for a while and are read out: what was done, what was refused and why. */
export type Tone = 'plain' | 'ok' | 'bad';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  /** One way out, such as Undo. */
  readonly action: { readonly label: string; readonly run: () => void } | null;
}
interface ToastOptions {
  readonly tone?: Tone;
  readonly action?: Toast['action'];
  /** Stays until it is closed: refusals that need reading. */
  readonly sticky?: boolean;
}

const SHOWN_AT_ONCE = 4;
const PLAIN_MS = 4000;
const LONG_MS = 8000;

export class ToastStore {
  toasts = $state.raw<readonly Toast[]>([]);
  /** What the live regions say; an assertive one interrupts. */
  polite = $state('');
  assertive = $state('');
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shown depends on the timers
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #nextId = 1;

  show(text: string, options: ToastOptions = {}): void {
    const tone = options.tone ?? 'plain';
    const toast: Toast = { id: this.#nextId++, text, tone, action: options.action ?? null };
    // The same sentence twice in a row is one toast that starts anew.
    const others = this.toasts.filter((other) => other.text !== text);
    this.toasts = [...others, toast].slice(-SHOWN_AT_ONCE);
    this.say(text, tone);
    if (!options.sticky) this.leaveLater(toast);
  }

  /** Only for ears: no toast. */
  say(text: string, tone: Tone = 'plain'): void {
    const region = tone === 'bad' ? 'assertive' : 'polite';
    // A region that repeats its text says nothing: a trailing no-break space makes it new.
    this[region] = this[region] === text ? `${text}\u00a0` : text;
  }

  dismiss(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Pointer or focus is on a toast: nothing leaves. */
  hold(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  leaveLater(toast: Toast): void {
    const long = toast.tone === 'bad' || toast.action !== null;
    this.#timers.set(
      toast.id,
      setTimeout(() => this.dismiss(toast.id), long ? LONG_MS : PLAIN_MS),
    );
  }

  destroy(): void {
    this.hold();
    this.toasts = [];
  }
}
