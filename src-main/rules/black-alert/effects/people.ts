/** Verbs of Characters: go, detain, wound, heal. BA-DETAIN-01, BA-WOUND-01, BA-WOUND-06. */
import {
  type LocationId,
  LOCATIONS,
  locationsOf,
  otherShip,
  shipOf,
} from '../../../../shared/content/black-alert';
import { arrest, CUSTODY } from '../arrest';
import { characterOf } from '../cards';
import { characterIn } from '../challenge';
import type { EffectOf, VerbAsked, VerbRules } from './verb-rules';
import { characterChoices, chosenCharacter, shipFor } from './who';

function placesFor({ state, effect, context }: VerbAsked<'go'>): readonly LocationId[] {
  const own = shipFor(state, context, 'own');
  const places: Readonly<Record<EffectOf<'go'>['to'], () => readonly LocationId[]>> = {
    'own-ship': () => locationsOf(own),
    'other-ship': () => locationsOf(otherShip(own)),
    anywhere: () => LOCATIONS,
    here: () => [characterIn(state, context.self).location],
    custody: () => [],
  };
  return places[effect.to]();
}

/** First who goes, then where to; a Character never "goes" to where it is. */
export const go: VerbRules<'go'> = {
  choices(asked) {
    const { state, effect, context, character } = asked;
    if (character === null) return characterChoices(state, context, effect.who);
    const { location } = characterIn(state, character);
    const places = effect.to === 'custody' ? [CUSTODY[shipOf(location)]] : placesFor(asked);
    return places
      .filter((place) => place !== location)
      .map((place) => ({ type: 'choose-location', location: place }));
  },
  carryOut(play, { effect, context, character }, answer) {
    const chosen = chosenCharacter(answer);
    if (character === null && chosen !== null) {
      return play.push({ type: 'verb', effect, context, character: chosen });
    }
    if (character === null || answer?.type !== 'choose-location') return;
    characterOf(play, character).location = answer.location;
    play.tell({ type: 'moved', character, to: answer.location });
  },
};

export const detain: VerbRules<'detain'> = {
  choices: ({ state, effect, context }) => characterChoices(state, context, effect.who),
  carryOut(play, { state }, answer) {
    const character = chosenCharacter(answer);
    if (character !== null) arrest(play, character, CUSTODY[shipOf(characterIn(state, character).location)]);
  },
};

/** A second wound adds nothing (BA-WOUND-06). */
export const wound: VerbRules<'wound'> = {
  choices: ({ state, effect, context }) => characterChoices(state, context, effect.who),
  carryOut(play, _asked, answer) {
    const character = chosenCharacter(answer);
    if (character === null) return;
    const struck = characterOf(play, character);
    if (struck.wounded) return;
    struck.wounded = true;
    play.tell({ type: 'wounded', character });
  },
};

/** Stands up and goes free; only Characters that are held can be chosen. */
export const heal: VerbRules<'heal'> = {
  choices: ({ state, effect, context }) =>
    characterChoices(state, context, effect.who).filter((answer) => {
      if (answer.type !== 'choose-character') return false;
      const { wounded, detained } = characterIn(state, answer.character);
      return wounded || detained;
    }),
  carryOut(play, _asked, answer) {
    const character = chosenCharacter(answer);
    if (character === null) return;
    const healed = characterOf(play, character);
    if (healed.wounded) play.tell({ type: 'stood-up', character });
    if (healed.detained) play.tell({ type: 'freed', character });
    healed.wounded = false;
    healed.detained = false;
    if (play.state.turn.character === character) play.state.turn.held = 'none';
  },
};
