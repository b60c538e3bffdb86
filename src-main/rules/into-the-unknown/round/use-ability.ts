/** Using what needs no order: it is paid, told and put on the stack. */
import type { AbilityRef } from '../../../../shared/contract/into-the-unknown';
import { unitOf } from '../figures';
import type { Play } from '../play';
import { abilityOf } from './abilities';
import { abilityTask } from './ability-task';
import { useOf } from './answers';
import { pay } from './give-order';

/** Throws for what cannot be used: it was checked. */
export function useAbility(play: Play, ref: AbilityRef, target: string | null): void {
  const now = abilityOf(play.table, play.frozen, ref);
  const way = now ? useOf(play.table, play.frozen, now) : null;
  if (!now || !way) throw new Error(`${ref.unit} cannot use ${ref.ability}.`);
  pay(play, ref.unit, way.reserve);
  play.tell({
    type: 'used',
    unit: unitOf(play.frozen, ref.unit).id,
    ability: now.key,
    name: nameOf(now.ability),
  });
  play.push(abilityTask(ref, { officer: way.officer, station: way.station, target }));
}

/** As the card prints it, or its id in words. */
export function nameOf({ id, name }: { readonly id: string; readonly name: string | null }): string {
  return name ?? id.replaceAll('-', ' ');
}
