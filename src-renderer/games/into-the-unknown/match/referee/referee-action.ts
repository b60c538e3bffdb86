/** The referee's form as an action. */
import type { RefereeAction } from '../../../../../shared/contract/into-the-unknown';
import type { NumberName, RefereeForm } from './form';

/** Null: something is not chosen yet. */
export function refereeAction(form: RefereeForm): RefereeAction | null {
  const { unit, officer, feature, seat } = form;
  switch (form.kind) {
    case 'set-unit':
      return unit && setUnit(form, unit.id);
    case 'move-unit':
      return unit && moveUnit(form, unit.id);
    case 'remove-unit':
      return unit && { type: 'remove-unit', unit: unit.id };
    case 'set-officer':
      return officer && setOfficer(form, officer.id);
    case 'set-feature':
      return feature && setFeature(form, feature.id);
    case 'set-score': {
      const { vp = form.seatView?.vp ?? 0, nvp = form.seatView?.nvp ?? 0 } = form.numbers;
      return { type: 'set-score', seat, vp, nvp };
    }
    case 'set-influence':
      return { type: 'set-influence', position: form.numbers.position ?? form.influence };
    case 'set-directive':
      return { type: 'set-directive', seat, category: form.category, side: form.side };
    case 'set-lock':
      return unit && { type: 'set-lock', unit: unit.id, seat, number: form.numbers.number ?? 1, on: form.on };
    case 'give-damage-card':
      return unit && form.card !== null
        ? { type: 'give-damage-card', unit: unit.id, card: form.card, on: form.on }
        : null;
    case 'set-priority':
      return { type: 'set-priority', seat };
    case 'flip-coin':
      return { type: 'flip-coin' };
    case 'note-done':
      return { type: 'note-done' };
  }
}

/** Numbers that were touched, by their own names. */
function touched<Name extends NumberName>(
  { numbers }: RefereeForm,
  ...names: readonly Name[]
): Partial<Record<Name, number>> {
  const given = names.flatMap((name) => (numbers[name] === undefined ? [] : [[name, numbers[name]]]));
  return Object.fromEntries(given) as Partial<Record<Name, number>>; // of these names
}

function setUnit(form: RefereeForm, unit: string): RefereeAction {
  const { alert, conditions } = form;
  return {
    type: 'set-unit',
    unit,
    ...touched(form, 'hull', 'crew', 'reserve', 'trauma', 'peril', 'advantage', 'endurance'),
    ...(alert === null ? {} : { alert }),
    ...(conditions === null ? {} : { conditions: [...conditions] }),
  };
}

function moveUnit(form: RefereeForm, unit: string): RefereeAction {
  const at = form.unit?.pose ?? { x: 18, y: 18, headingDeg: 0 };
  return { type: 'set-unit', unit, pose: { ...at, ...touched(form, 'x', 'y', 'headingDeg') } };
}

function setOfficer(form: RefereeForm, officer: string): RefereeAction {
  const { ready, lost, station } = form;
  return {
    type: 'set-officer',
    officer,
    ...touched(form, 'trauma'),
    ...(ready === null ? {} : { ready }),
    ...(lost === null ? {} : { lost }),
    ...(station === null ? {} : { station }),
  };
}

function setFeature(form: RefereeForm, feature: string): RefereeAction {
  const { numbers, removed } = form;
  const at = form.feature?.at;
  const isMoved = numbers.x !== undefined || numbers.y !== undefined;
  const control = { '1': numbers['control-1'], '2': numbers['control-2'] };
  const changed = Object.fromEntries(Object.entries(control).filter(([, count]) => count !== undefined));
  return {
    type: 'set-feature',
    feature,
    ...(isMoved && at ? { at: { x: numbers.x ?? at.x, y: numbers.y ?? at.y } } : {}),
    ...(Object.keys(changed).length === 0 ? {} : { control: { ...form.feature?.control, ...changed } }),
    ...(removed ? { removed } : {}),
  };
}
