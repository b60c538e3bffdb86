/** Opening again what was exported: the plan inside a file, whatever kind of file it is. */
import { strFromU8 } from 'fflate';
import { err, ok, type Refusal, type Result } from '../base';
import { holds } from './bytes';
import { planTooLarge } from './carrier-refusals';
import { MAX_CARRIER_BYTES, MAX_PLAN_BYTES } from './limits';
import { PDF_SIGNATURE, planInPdf } from './plan-in-pdf';
import { planInPng } from './plan-in-png';
import { planInZip } from './plan-in-zip';
import { PNG_SIGNATURE } from './png-chunks';
import { ZIP_SIGNATURE, ZIP_WITHOUT_ENTRIES } from './zip-entries';

export const CARRIERS = ['json', 'png', 'pdf', 'zip'] as const;
export type Carrier = (typeof CARRIERS)[number];

export interface CarriedPlan {
  /** Not yet checked: it may be no plan at all where the carrier is `json`. */
  readonly text: string;
  readonly carrier: Carrier;
}

/**
 * The text of the plan in a file, found by the file's first bytes, never by its name. Refuses with `no-plan-inside` (a
 * sound picture, PDF or archive without one), `unreadable` (a damaged one), `too-large`. What is none of these is taken
 * for a plan file itself.
 */
export function planTextIn(bytes: Uint8Array): Result<CarriedPlan, Refusal> {
  if (bytes.length > MAX_CARRIER_BYTES) return err(planTooLarge());
  const carrier = carrierOf(bytes);
  const text = textIn(bytes, carrier);
  return text.ok ? ok({ text: text.value, carrier }) : text;
}

function carrierOf(bytes: Uint8Array): Carrier {
  if (holds(bytes, PNG_SIGNATURE, 0)) return 'png';
  if (holds(bytes, PDF_SIGNATURE, 0)) return 'pdf';
  const isArchive = holds(bytes, ZIP_SIGNATURE, 0) || holds(bytes, ZIP_WITHOUT_ENTRIES, 0);
  return isArchive ? 'zip' : 'json';
}

function textIn(bytes: Uint8Array, carrier: Carrier): Result<string, Refusal> {
  switch (carrier) {
    case 'png':
      return planInPng(bytes);
    case 'pdf':
      return planInPdf(bytes);
    case 'zip':
      return planInZip(bytes);
    case 'json':
      return bytes.length > MAX_PLAN_BYTES ? err(planTooLarge()) : ok(strFromU8(bytes));
  }
}
