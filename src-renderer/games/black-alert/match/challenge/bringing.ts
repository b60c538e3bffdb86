/** What winning and holding bring, what an Infiltration would make of it, and what to watch for. */
import type { RuleId } from '../../../../../shared/base';
import {
  type BlackAlertContent,
  otherTeam,
  shipOf,
  type Team,
} from '../../../../../shared/content/black-alert';
import type { BlackAlertView, CardId } from '../../../../../shared/contract/black-alert';
import {
  capitalized,
  cardName,
  characterName,
  commandCard,
  effectsWords,
  inLocation,
  locationWords,
  numberWord,
  placeName,
  TEAM_NAMES,
} from '../words';
import type { ChallengeShown } from './shown';

export interface Said {
  readonly text: string;
  readonly rule: RuleId;
}

const INFILTRATIONS_TO_WIN = 3;

/** `Discovery, Engineering`, or that a card began it. */
export function placeOfChallenge({ about }: ChallengeShown): string {
  return about.type === 'location' ? placeName(about.location) : 'Command card';
}

/** The location's action, or the card. */
export function titleOfChallenge(content: BlackAlertContent, { about, team }: ChallengeShown): string {
  return about.type === 'location'
    ? locationWords(about.location, team).title
    : cardName(content, about.card);
}

/** What the Initiator gets by winning; an Enhancement that changes more than bonus cards adds to it. */
export function winBrings(content: BlackAlertContent, { about, team }: ChallengeShown): Said {
  if (about.type === 'card') {
    const then =
      about.then.length > 0 ? effectsWords(about.then) : (commandCard(content, about.card)?.text ?? '');
    return { text: then, rule: 'BA-CHAL-17' };
  }
  const { text, rule, enhancement } = locationWords(about.location, team);
  const won = capitalized(text.split('Won: ')[1] ?? text);
  const more =
    about.enhanced && enhancement && !isOfBonus(enhancement.text) ? ` Enhanced: ${enhancement.text}` : '';
  return { text: `${won}${more}`, rule };
}

/** Bonus cards change the challenge itself; every other Enhancement what winning brings (BA-LOC-04). */
function isOfBonus(text: string): boolean {
  return text.includes('bonus card');
}

/** What was paid to change the challenge itself; null: nothing was. */
export function enhancedWords({ about, team }: ChallengeShown): Said | null {
  const enhancement =
    about.type === 'location' && about.enhanced ? locationWords(about.location, team).enhancement : null;
  return enhancement && isOfBonus(enhancement.text)
    ? { text: `Enhanced: ${enhancement.text}`, rule: enhancement.rule }
    : null;
}

export function holdBrings({ about }: ChallengeShown): Said {
  if (about.type === 'card')
    return { text: 'No effect. The card is spent, the action is not.', rule: 'BA-CHAL-27' };
  return about.enhanced
    ? { text: 'No effect, and no refund.', rule: 'BA-LOC-03' }
    : { text: 'No effect. The action is spent.', rule: 'BA-CHAL-03' };
}

/** `Starfleet hold 9 to 7`, `Killy succeeds 7 to 6`. */
export function resultTitle(content: BlackAlertContent, shown: ChallengeShown): string {
  const { result, team, initiator } = shown;
  if (!result) return '';
  const [own, other] = [result.totals[result.winner], result.totals[otherTeam(result.winner)]];
  return result.winner === team
    ? `${capitalized(characterName(content, initiator))} succeeds ${own} to ${other}`
    : `${TEAM_NAMES[result.winner]} hold ${own} to ${other}`;
}

/** Why it went so. */
export function resultReason({ result, team }: ChallengeShown): Said | null {
  if (!result) return null;
  if (result.totals.starfleet === result.totals.terran) {
    return { text: 'A tie goes to the opposing team.', rule: 'BA-CHAL-16' };
  }
  return result.winner === team
    ? { text: 'The initiating team has more.', rule: 'BA-CHAL-03' }
    : { text: 'The initiating team does not have more.', rule: 'BA-CHAL-03' };
}

/** What the end brings: the challenge's own effect, none, or what an Infiltration makes of it (BA-INFIL-07). */
export function resultBrings(content: BlackAlertContent, shown: ChallengeShown): Said {
  const card = shown.result?.infiltrated ?? null;
  const tucked = card === null ? null : (commandCard(content, card)?.infiltration ?? null);
  if (card !== null && tucked) {
    const instead = tucked.instead.length > 0 ? ` It offers: ${effectsWords(tucked.instead)}` : '';
    const text = `${cardName(content, card)} is tucked and stays: ${tucked.permanentText}${instead}`;
    return { text, rule: 'BA-INFIL-02' };
  }
  return shown.result?.winner === shown.team ? winBrings(content, shown) : holdBrings(shown);
}

interface Watching {
  readonly content: BlackAlertContent;
  readonly view: BlackAlertView;
  readonly shown: ChallengeShown;
  /** Cards laid out to be bid. */
  readonly laid: readonly CardId[];
  readonly viewers: Team | null;
}

/** An Infiltration that is, or may be, in the bid; Corruption Risk of the cards laid out. */
export function watchFor({ content, view, shown, laid, viewers }: Watching): readonly Said[] {
  const risky = laid.filter((card) => commandCard(content, card)?.risk);
  return [
    ...infiltrationWords({ content, view, shown, laid, viewers }),
    ...risky.map((card): Said => ({
      text: `${cardName(content, card)} carries Corruption Risk: a Threat card in Clean Up.`,
      rule: 'BA-CLEAN-02',
    })),
  ];
}

function infiltrationWords({ content, view, shown, laid, viewers }: Watching): readonly Said[] {
  const place = infiltratedPlace(view, shown);
  if (shown.team !== 'terran' || place === null) return [];
  const tucked = view.infiltrations.length + 1;
  const count = `${numberWord(tucked)} of ${numberWord(INFILTRATIONS_TO_WIN)}`;
  const own = laid.find((card) => commandCard(content, card)?.infiltration?.location === place);
  const record = own === undefined ? null : (commandCard(content, own)?.infiltration ?? null);
  if (own !== undefined && record) {
    const instead = record.instead.length > 0 ? `Instead: ${effectsWords(record.instead)} ` : '';
    return [
      {
        text: `If you win, ${cardName(content, own)} is tucked, ${count}. ${instead}It stays: ${record.permanentText}`,
        rule: 'BA-INFIL-02',
      },
    ];
  }
  const isDone = view.infiltrations.some(
    (card) => commandCard(content, card)?.infiltration?.location === place,
  );
  if (isDone || viewers === 'terran') return [];
  return [
    {
      text: `Should an Infiltration card for it be among the Terran bids and win ${inLocation(place)}, it is tucked: ${count}.`,
      rule: 'BA-INFIL-02',
    },
  ];
}

/** Where an Infiltration would take hold: the challenge's location, or the Initiator's for a card's challenge. */
function infiltratedPlace(view: BlackAlertView, { about, initiator }: ChallengeShown) {
  const place = about.type === 'location' ? about.location : view.characters[initiator]?.location;
  return place !== undefined && shipOf(place) === 'discovery' && place !== 'discovery/brig' ? place : null;
}
