/** On the last travel space: points, text, discard, discovery, in that order (NC-PLANET-01, NC-PLANET-02). */
import type { TaskOf } from '../../../../shared/contract/nova-cry';
import { repairDamage } from '../damage';
import { gainIntel } from '../intel';
import { dockIntel, shipAbility } from '../modifiers';
import { discardPlanet, planetOf } from '../movement';
import type { Play } from '../play';
import { gainVictory, testForWin } from '../score';
import type { TaskRules } from '../task-rules';

export const dockTask: TaskRules<'dock'> = {
  waitsFor: () => [],
  legal: () => [],
  why: () => ({ code: 'docking', message: 'The ship is docking.', rule: 'NC-PLANET-01' }),
  answer: () => {
    throw new Error('Nobody answers a docking.');
  },
  run: (play, task) => STEPS[task.step](play, task),
};

type Dock = TaskOf<'dock'>;

const STEPS: Readonly<Record<Dock['step'], (play: Play, task: Dock) => void>> = {
  score(play, task) {
    play.replace({ ...task, step: 'text' });
    gainVictory(play, task.seat, planetOf(play.table, task.planet).victory, 'NC-PLANET-01');
  },
  text(play, task) {
    const { seat, planet } = task;
    play.replace({ ...task, step: 'discard' });
    const { effects } = planetOf(play.table, planet);
    const context = { self: seat, from: planet, other: null };
    if (effects.length > 0) play.push({ type: 'effects', effects, context });
    portOfCall(play, seat);
  },
  discard(play, task) {
    play.replace({ ...task, step: 'discovery' });
    // A referee may have put the pawn on another card meanwhile, which stays.
    if (play.seat(task.seat).planet?.card === task.planet) discardPlanet(play, task.seat, null);
  },
  discovery(play, { seat, planet }) {
    const { type } = planetOf(play.table, planet);
    play.replace(
      type === 'merchant'
        ? { type: 'merchant', seat, bought: {}, serviced: false }
        : { type: 'discovery', seat, planet: type, die: null, rerolls: 0 },
    );
  },
};

/** What the ship's and the captain's abilities do at each docking (house: before the planet's text). */
function portOfCall(play: Play, seat: Dock['seat']): void {
  const { table, frozen } = play;
  gainIntel(play, seat, dockIntel(table, frozen, seat), 'NC-PLANET-01');
  repairDamage(play, seat, shipAbility(table, frozen, seat, 'drydock'));
  if (table.content.abilities.maintenance.when === 'docking') maintain(play, seat);
  loadCargo(play, seat);
}

/** Drawn as any token is: with re-draws in the own Alerts Phase, without them elsewhere (NC-ABIL-09, NC-ALERT-18). */
function maintain(play: Play, seat: Dock['seat']): void {
  const { turn } = play.state;
  const redraws = turn?.seat === seat && turn.phase === 'alerts';
  const count = shipAbility(play.table, play.frozen, seat, 'maintenance');
  if (count > 0) play.push({ type: 'draw-tokens', seat, count, redraws, aside: [] });
}

/** One more aboard, as many as the ship holds; each counts as a point (NC-SCORE-02). */
function loadCargo(play: Play, seat: Dock['seat']): void {
  const { ship } = play.seat(seat);
  if (!ship || ship.cargo >= shipAbility(play.table, play.frozen, seat, 'cargo')) return;
  ship.cargo += 1;
  play.tell({ type: 'cargo', seat, by: 1, now: ship.cargo, rule: 'NC-SCORE-02' });
  testForWin(play, [seat]);
}
