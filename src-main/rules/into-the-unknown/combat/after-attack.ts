/** What follows an attack: die effects, Relentless' own damage, the hidden token, acts (ITU-DICE-04, ITU-HOSTILE-03). */
import type { TaskOf } from '../../../../shared/contract/into-the-unknown';
import { findUnit } from '../figures';
import type { Play } from '../play';
import { performAct } from '../teams/acts';
import { revealed, sustainRelentless } from './after-test';
import { attackContext, attackSpends } from './attack-spends';
import { dealDamage } from './damage';

type Attack = TaskOf<'attack'>;

/** Pushed so that die effects come first, then the officer's own damage, then answers to the act. */
export function afterAttack(play: Play, task: Attack): void {
  const { unit, target } = task;
  const resolved = attackSpends(play.table, play.frozen, task).flatMap((option, index) =>
    Array.from({ length: task.spent[index] ?? 0 }, () => option.work),
  );
  const context = attackContext(play.table, task);
  play.pop();
  if (task.act !== null) performAct(play, task.act, { unit, against: ownerOf(play, target) });
  if (findUnit(play.frozen, unit)) {
    play.unit(unit).fired = true;
    revealed(play, unit);
    if (task.officer !== null) sustainRelentless(play, task.dice, unit);
  }
  const effects = resolved.flatMap((work) => (work.type === 'effects' ? work.effects : []));
  if (effects.length > 0) play.push({ type: 'effects', effects, context });
  const lethal = resolved.filter(({ type }) => type === 'lethal').length;
  const { owner = null } = findUnit(play.frozen, unit) ?? {};
  const { end } = task;
  dealDamage(play, { unit: target, kind: 'health', count: lethal, end, by: owner, source: unit });
}

/** Of a unit in play, or of one that the attack has just destroyed. */
function ownerOf({ frozen: state }: Play, target: string) {
  return findUnit(state, target)?.owner ?? state.gone.findLast(({ unit }) => unit === target)?.owner ?? null;
}
