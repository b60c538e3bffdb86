/** Shipped missions with units and sites laid out, worked off as the round does. */
import type { StateOptions } from './state';
import type { UnitOptions } from './pieces';
import { Match } from './match';
import type { MissionState, Task } from '../../../shared/contract/into-the-unknown';
import { pushMissionEffects } from '../../../src-main/rules/into-the-unknown/mission/mission-effects';
import { Play } from '../../../src-main/rules/into-the-unknown/play';

export const WAIT = { type: 'note', seat: '1', text: 'wait', from: 'test' } as const;
export const SHIPS: readonly UnitOptions[] = [
  { class: 'defiant', at: [18, 30, 0] },
  { class: 'jemhadar-fighter', seat: '2', at: [18, 6, 180] },
];

type Marks = Readonly<Partial<Record<'1' | '2', number>>>;
/** An objective with its markers. */
export function site(x: number, y: number, control: Marks = {}) {
  return { kind: 'objective-solid', at: [x, y], is: { keywords: { capacity: 3 }, control } } as const;
}
/** A team in a place: seat 1’s is a survey team, seat 2’s an envoy. */
export const team = (place: string, seat: '1' | '2' = '1'): UnitOptions => ({
  class: seat === '1' ? 'survey-team' : 'diplomatic-envoy',
  seat,
  in: place,
});

/** Points in the order in which they were told: `1:+2`, `2:-1`. */
export function told(match: Match): readonly string[] {
  const scored = match.log.flatMap((event) => (event.type === 'scored' ? [event] : []));
  return scored.map(({ seat, points }) => `${seat}:${points > 0 ? '+' : ''}${String(points)}`);
}

/** The same match once these tasks have been carried out, the first named first. */
export function withTasks(match: Match, tasks: readonly Task[]): Match {
  return new Match(match.table, { ...match.state, tasks: [WAIT, ...tasks.toReversed(), WAIT] }).step('1', {
    type: 'done',
  });
}

/** What the parts in force do in that step of a round. */
export function worked(what: 'hazards' | 'readies', options: StateOptions): Match {
  const match = Match.begun({ units: SHIPS, ...options });
  const play = new Play(match.table, { ...match.state, tasks: [] });
  pushMissionEffects(play, what);
  return withTasks(match, play.frozen.tasks.toReversed());
}

/** The mission once a complication has begun. */
export const complication = (card: string, more: Partial<MissionState> = {}): Partial<MissionState> => ({
  situation: null,
  complications: { '1': card, '2': card },
  part: 'complication',
  revealed: '1',
  ...more,
});
