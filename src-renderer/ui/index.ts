/**
 * Plain controls without game knowledge. All take their labels as text and give values back by callback
 * (`onchange`), never by binding; what a control shows is what its props say.
 *
 * | Control | Props (`?` optional) |
 * | --- | --- |
 * | Button | variant? plain, primary, ghost, danger; size? s, m, l; icon?; any button attribute; children |
 * | IconButton | label, icon; keys? (chord in the tooltip); pressed? (toggle); size? s, m; side?; look? plain, rail |
 * | Segmented | label, options [{value, label, icon?, disabled?}], value, onchange, disabled? |
 * | Select | label, options [{value, label, disabled?}], value or null, onchange, placeholder?, disabled? |
 * | NumberField | label, value or null (inches, degrees), kind? length, degrees, count; format (settings.value);
 *   min?, max?, step?, decimals?, suffix?, error?, disabled?, showLabel?; onchange (commit), oninput? (preview), oncancel? |
 * | TextField | label, value, oninput?, onchange?, hint?, error?, placeholder?, maxlength? |
 * | Field | label, hint?, error?; children({id, describedBy, invalid}) |
 * | Slider | label, value, min?, max, step?, valueText?, disabled?; onchange? (while dragging), oncommit? (once) |
 * | Switch | label, checked, onchange, hint?, disabled?, showLabel? |
 * | Dialog | title, onclose, description?, size? m, l, xl; children, footer? : mount it to open it |
 * | ConfirmDialog | title, message, confirm (verb), onconfirm, onclose |
 * | Menu | label, items [{label, icon?, keys?, disabled?, checked?, tone?, startsGroup?, run}], trigger({props}), align? |
 * | Tooltip | text, keys?, side?; children({props}) |
 * | Chip | tone? plain, ok, warn, bad, accent, blue, orange; icon?; children |
 * | RuleChip | rule, title? |
 * | SeatMark | seat 1 to 6 or null, label? |
 * | Kbd | keys |
 * | Icon | icon (a Lucide component from `@lucide/svelte/icons/<name>`), size? s, m, l |
 *
 * Lengths and angles are worded and read by `format.ts` only.
 */
export { default as Button } from './Button.svelte';
export { default as Chip } from './Chip.svelte';
export { default as ConfirmDialog } from './ConfirmDialog.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Field } from './Field.svelte';
export { default as Icon } from './Icon.svelte';
export { default as IconButton } from './IconButton.svelte';
export { default as Kbd } from './Kbd.svelte';
export { default as Menu, type MenuItem } from './Menu.svelte';
export { default as NumberField } from './NumberField.svelte';
export { default as RuleChip } from './RuleChip.svelte';
export { default as SeatMark } from './SeatMark.svelte';
export { default as Segmented } from './Segmented.svelte';
export { default as Select } from './Select.svelte';
export { default as Slider } from './Slider.svelte';
export { default as Switch } from './Switch.svelte';
export { default as TextField } from './TextField.svelte';
export { default as Toasts } from './Toasts.svelte';
export { default as Tooltip } from './Tooltip.svelte';
export { arrowFocus } from './arrow-focus';
export { chordOf, chordText, isApple, normalizeChord } from './chord';
export type { Command } from './command';
export type { Mark } from './mark';
export {
  degreesFigure,
  degreesText,
  headingText,
  lengthFigure,
  lengthText,
  parseCount,
  parseDegrees,
  parseLength,
  roundHalfAway,
  wordNumber,
  type LengthFormat,
} from './format';
export { agoText, clockText, dateText } from './time-words';
export { ToastStore, type Tone } from './toasts.svelte';
export { whenSeen } from './when-seen';
