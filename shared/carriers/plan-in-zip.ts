/** The plan in an archive: a bug bundle of ours, or a plan that somebody zipped. */
import { strFromU8 } from 'fflate';
import { err, ok, type Refusal, type Result } from '../base';
import { damaged, noPlanInside, planTooLarge } from './carrier-refusals';
import { MAX_PLAN_BYTES } from './limits';
import { unpacked, zipEntries } from './zip-entries';

/** What the plan is called inside a bug bundle. */
export const PLAN_ENTRY = 'plan.plotroom';

const PLAN_NAME = /\.plotroom$/i;
/** macOS puts beside every file what its own disks know of it, under the file's name. */
const SHADOW = /(^|\/)(\._|__MACOSX\/)/;

/** `plan.plotroom`, else the first file ending so: `no-plan-inside`, `unreadable`, `too-large`. */
export function planInZip(bytes: Uint8Array): Result<string, Refusal> {
  const entries = zipEntries(bytes);
  if (entries === null) return err(damaged('archive'));
  const plans = entries.filter(({ name }) => PLAN_NAME.test(name) && !SHADOW.test(name));
  const plan = plans.find(({ name }) => name === PLAN_ENTRY) ?? plans[0];
  if (plan === undefined) return err(noPlanInside('archive'));
  const text = unpacked(plan, MAX_PLAN_BYTES);
  if (text.ok) return ok(strFromU8(text.value));
  return err(text.error === 'too-large' ? planTooLarge() : damaged('archive'));
}
