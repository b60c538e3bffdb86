/** Why something cannot be done at the table of a match, whatever its game. */
import type { Refusal } from '../../../shared/base';

export function staleRevision(revision: number): Refusal {
  return { code: 'stale-revision', message: 'The match has changed meanwhile.', params: { revision } };
}

export function inThePast(): Refusal {
  return {
    code: 'past',
    message: 'The table shows an earlier moment. Go back to the present, or play on from here.',
  };
}

export function notPast(): Refusal {
  return { code: 'not-past', message: 'The table shows the present already.' };
}

export function unknownPosition(length: number, position: number): Refusal {
  const message = `The match has ${length} records; nobody can go to after ${position}.`;
  return { code: 'unknown-position', message };
}

export function tooEarly(): Refusal {
  return { code: 'too-early', message: 'These rules no longer play the match as far back as that.' };
}

export function unknownSeat(): Refusal {
  return { code: 'unknown-seat', message: 'This match has no such seat.' };
}

export function botSeat(): Refusal {
  return { code: 'bot-seat', message: 'A bot plays this seat; nobody looks at its cards or acts for it.' };
}

export function notLooking(): Refusal {
  return {
    code: 'not-looking',
    message: 'The table is not shown to this seat. Its player has to look first.',
  };
}

export function askedLater(): Refusal {
  return {
    code: 'not-your-turn',
    message: 'All choose in secret now, one after the other. Somebody else is asked first.',
  };
}

export function onePerson(): Refusal {
  return { code: 'one-person', message: 'One person plays; there is nobody to hide the table from.' };
}

export function seededChance(): Refusal {
  return { code: 'seeded-chance', message: 'The seed answers for dice and cards in this match.' };
}

export function notYours(): Refusal {
  return { code: 'not-your-turn', message: 'There is nothing to decide for who looks now.' };
}
