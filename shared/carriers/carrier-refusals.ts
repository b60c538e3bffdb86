/** Why nothing came out of a file that may carry a plan. */
import type { Refusal } from '../base';

export type CarrierWord = 'picture' | 'PDF' | 'archive';

/** A sound file of its kind, without a plan. */
export function noPlanInside(carrier: CarrierWord): Refusal {
  return {
    code: 'no-plan-inside',
    message: `This ${carrier} carries no plan. Only files that Plotroom exported with their plan can be opened again.`,
  };
}

export function damaged(carrier: CarrierWord): Refusal {
  return { code: 'unreadable', message: `This ${carrier} is damaged and cannot be read.` };
}

export function planTooLarge(): Refusal {
  return { code: 'too-large', message: 'What this file carries is too large to be a plan.' };
}
