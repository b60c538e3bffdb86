/** A ship that transports officers and teams. */
import { type BegunOptions, playWith } from './play';
import { Match } from './match';
import { contextOf } from '../../../src-main/rules/into-the-unknown/effects/context';
import { unitOf } from '../../../src-main/rules/into-the-unknown/figures';

export const DEFIANT = {
  class: 'defiant',
  at: [10, 10, 0],
  crew: { engineering: 'savvy-engineer' },
} as const;
export const SURVEY = { class: 'survey-team', in: '1:defiant/cargo', aboard: ['benjamin-sisko'] } as const;
export const FIGHTER = { class: 'jemhadar-fighter', seat: '2', at: [13, 10, 0] } as const;
export const NEAR = { kind: 'objective-solid', at: [12.4, 10], is: { keywords: { capacity: 2 } } } as const;
export const f1 = { type: 'feature', feature: 'f1' } as const;
export const hold = { type: 'section', unit: '2:jemhadar-fighter', section: 'cargo' } as const;

/** The match once TRANSPORT has been ordered. */
export function transporting(options: BegunOptions, officer: string | null = null): Match {
  const play = playWith(options);
  const context = contextOf(unitOf(play.frozen, '1:defiant'), { from: 'station:engineering', officer });
  play.push({ type: 'effects', effects: [{ verb: 'transport' }], context });
  return Match.after(play);
}
/** The answer: who goes where. */
export const send = (
  who: string,
  to: { type: 'feature'; feature: string } | typeof hold,
  more: { joins?: string; with?: string[] } = {},
) => ({
  type: 'transport' as const,
  who,
  with: more.with ?? [],
  to,
  joins: more.joins ?? null,
});
