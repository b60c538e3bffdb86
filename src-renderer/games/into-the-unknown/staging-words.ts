/** What the panel says of a staged manoeuvre: the requested, the possible, and why. */
import type { Judged } from './judged';
import { modeOf, notchesOf } from './staging';
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
    case 'too-far':
      return 'too far to dock';
    case 'leaves-sector':
      return 'leaves the sector';
    default:
      // Ids in the kernel's sentence become names.
      return first.message.replace(/"([^"]+)"/g, (_, id: string) => name(id));
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
      return travelIn > 0 ? `Warp ${words.length(travelIn)}` : 'Warp';
    case 'forward':
    case 'reverse':
    case 'lateral':
    case 'slide':
      if (travelIn > 0) return `Move ${words.length(travelIn)}`;
      return legal && (notchesOf(staging) ?? 0) > 0 ? 'Turn' : 'Move';
  }
}

/** Nearer than anybody sees or measures, inches. */
const TOUCHING_IN = 0.005;

/** How the possible end lies: `ends clear, touching` where a base stops it, `within the limits` where a limit does. */
export function possibleWords({ contact, legal, possible }: Judged): string {
  if (legal) return 'as requested';
  const isStopped = contact && possible && Math.abs(contact.atIn - possible.travelIn) < TOUCHING_IN;
  return isStopped ? 'ends clear, touching' : 'within the limits';
}

/** What to do next while nothing is asked for yet. */
export function howTo({ staging, turning, track }: Judged): string {
  const ring = turning !== null || modeOf(staging) === 'come-about';
  if (ring && track) return 'Drag the ring and the knob on the table, or type the numbers.';
  return ring
    ? 'Drag the ring on the table, or type the heading.'
    : 'Drag the knob on the table, or type the distance.';
}
