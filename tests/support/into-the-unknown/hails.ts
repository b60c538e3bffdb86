/** Hails that tests hold: a Survey Team of player 1 and an Envoy of player 2 on one site. */
import type { SeatState, TaskOf } from '../../../shared/contract/into-the-unknown';
import { beginHails } from '../../../src-main/rules/into-the-unknown/teams/hail-tasks';
import { Match } from './match';
import { type BegunOptions, playWith } from './play';

export const SITE = { kind: 'objective-solid', at: [18, 18], is: { keywords: { capacity: 2 } } } as const;
export const SURVEY = { class: 'survey-team', in: 'f1' } as const;
export const ENVOY = { class: 'diplomatic-envoy', seat: '2', in: 'f1' } as const;
/** Waits when the phase is over. */
export const NOTE = { type: 'note', seat: '1', text: 'The phase is over', from: 'test' } as const;

/** A player's four trust tokens, these of them spent. */
export function trust(...spent: readonly number[]): Partial<SeatState> {
  return { trust: [1, 2, 3, 4].map((number) => ({ number, spent: spent.includes(number) })) };
}

/** The Hail Phase begins; when it is over a note waits. */
export function hailing(options: BegunOptions = {}): Match {
  const play = playWith({
    units: [SURVEY, ENVOY],
    features: [SITE],
    tasks: [NOTE],
    round: { phase: 'hail' },
    ...options,
  });
  beginHails(play);
  return Match.after(play);
}

/** Player 1 opens Shared Findings. */
export function open(receiver = '2:diplomatic-envoy', leader: string | null = null, unit = '1:survey-team') {
  return { type: 'hail', hail: 'shared-findings', unit, leader, receiver } as const;
}

/** Both choose their tokens. */
export function show(match: Match, one: number, two: number): Match {
  return match.step('1', { type: 'trust', token: one }).step('2', { type: 'trust', token: two });
}

export function hailOf(match: Match): TaskOf<'hail'> {
  const hail = match.state.tasks.findLast((task) => task.type === 'hail');
  if (hail === undefined) throw new Error('No hail is under way.');
  return hail;
}

export function testOf(match: Match): TaskOf<'test'> | undefined {
  return match.state.tasks.findLast((task) => task.type === 'test');
}
