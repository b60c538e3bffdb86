/** Which Characters a verb may mean, and how it goes on once one is chosen. */
import {
  type CharacterChoice,
  HOME,
  otherTeam,
  type Ship,
  shipOf,
} from '../../../../shared/content/black-alert';
import type { BlackAlertAction } from '../../../../shared/contract/black-alert';
import { characterIn } from '../challenge';
import type { BlackAlertState, CharacterId } from '../state';
import type { EffectContext } from '../task';

export function whoMayBe(
  state: BlackAlertState,
  { self }: EffectContext,
  who: CharacterChoice,
): readonly CharacterId[] {
  if (who === 'self') return [self];
  const user = characterIn(state, self);
  const team = who === 'friend' || who === 'mate' ? user.team : otherTeam(user.team);
  const ids = state.seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
  return ids.filter((id) => {
    const { location } = characterIn(state, id);
    if (who === 'mate') return id !== self;
    if (who === 'enemy-aboard') return shipOf(location) === shipOf(user.location);
    return who === 'enemy-here' ? location === user.location : true;
  });
}

/** One answer for each Character that may be meant. */
export function characterChoices(
  state: BlackAlertState,
  context: EffectContext,
  who: CharacterChoice,
): readonly BlackAlertAction[] {
  return whoMayBe(state, context, who).map((character) => ({ type: 'choose-character', character }));
}

/** The Character that was chosen; null: nobody could be. */
export function chosenCharacter(answer: BlackAlertAction | null): CharacterId | null {
  return answer?.type === 'choose-character' ? answer.character : null;
}

/** The own ship, or the other one, as the user's team has it. */
export function shipFor(state: BlackAlertState, { self }: EffectContext, side: 'own' | 'other'): Ship {
  const { team } = characterIn(state, self);
  return HOME[side === 'own' ? team : otherTeam(team)];
}
