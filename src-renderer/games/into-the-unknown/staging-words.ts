/** What the panel says of a staged manoeuvre: the requested, the possible, and why. */
import type { Judged } from './judged';
import { modeOf, notchesOf, travelOf } from './staging';
import type { Wording } from './wording';

/** Why the requested cannot be had, in a few words. */
export function violationWords(judged: Judged, name: (id: string) => string): string {
  const [first] = judged.violations;
  if (!first) return '';
  const other = judged.contact ? name(judged.contact.id) : 'another base';
  switch (first.code) {
    case 'turn-over-limit':
      return 'turns too far';
    case 'distance-over-limit':
      return 'too far';
    case 'ends-on-base':
      return `ends on ${other}`;
    case 'passes-through-base':
      return `passes through ${other}`;
    case 'leaves-sector':
      return 'leaves the sector';
    default:
      return first.message;
  }
}

/** What the main button does: `Move 5.35 in`. */
export function actWords({ staging, possible, legal }: Judged, words: Wording): string {
  const travelIn = possible?.travelIn ?? 0;
  switch (modeOf(staging)) {
    case 'launch':
      return 'Launch';
    case 'dock':
      return 'Dock: leaves the table';
    case 'come-about':
      return staging.type === 'move' ? `Come about to ${words.heading(staging.headingDeg)}` : 'Come about';
    case 'warp':
      return `Warp ${words.length(travelIn)}`;
    case 'forward':
    case 'reverse':
    case 'lateral':
    case 'slide':
      if (travelIn > 0) return `Move ${words.length(travelIn)}`;
      return legal && (notchesOf(staging) ?? 0) > 0 ? 'Turn' : 'Move';
  }
}

/** How the possible end lies: `ends clear`, `ends clear, touching`. */
export function possibleWords(judged: Judged): string {
  const requestedIn = travelOf(judged.staging);
  if (judged.legal) return 'as requested';
  const isStopped = judged.contact !== null && requestedIn !== null;
  return isStopped ? 'ends clear, touching' : 'within the limits';
}
