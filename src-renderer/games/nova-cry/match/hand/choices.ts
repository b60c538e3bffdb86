/** Cards that lie open before the looking seat to be chosen from: planets drawn, a pile searched, aliens, an Anomaly. */
import { UNSEEN } from '../../../../../shared/contract/nova-cry';
import type { CardId } from '../../../../../shared/contract/nova-cry';
import type { MatchSession } from '../session.svelte';

export interface Choice {
  readonly title: string;
  readonly note: string;
  readonly cards: readonly CardId[];
  readonly ask: 'planet' | 'card' | 'option';
}

/** What to choose from now; null: nothing, or it is not for these eyes. */
export function choiceOf(session: MatchSession): Choice | null {
  const { task, seat } = session;
  if (task?.type === 'choose-planet') {
    return {
      title: task.seat === seat ? 'Planets drawn' : `Planets drawn by ${session.nameOf(task.seat)}`,
      note: PLANET_NOTES[task.why],
      cards: task.drawn,
      ask: 'planet',
    };
  }
  if (task?.type === 'anomaly' && task.card !== null) {
    const note = 'Carried out without points and whatever the skill';
    return { title: 'Anomaly', note, cards: [task.card], ask: 'option' };
  }
  if (task?.type !== 'pick-cards' || task.seat !== seat) return null;
  const seen = task.cards.filter((card) => card !== UNSEEN);
  if (seen.length === 0) return null;
  return { title: FROM[task.from], note: pickNote(task.count, task.may), cards: seen, ask: 'card' };
}

const PLANET_NOTES = {
  navigation: 'One that the warp allows must be played; the others are discarded',
  survey: 'One that the warp allows may be played',
} as const;
const FROM = {
  pile: 'The pile that is searched',
  discards: 'Discards',
  hand: 'Cards of that hand',
  aliens: 'Aliens drawn',
} as const;

function pickNote(count: number, may: boolean): string {
  return `${may ? 'You may choose' : 'Choose'} ${count === 1 ? 'one' : `${count}, one by one`}`;
}
