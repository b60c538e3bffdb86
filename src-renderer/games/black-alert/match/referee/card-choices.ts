/** Command cards that a referee may give: every card of both decks, copies told apart by their number. */
import type { BlackAlertContent } from '../../../../../shared/content/black-alert';
import { TEAM_ADJECTIVES } from '../words';

export interface CardChoice {
  readonly value: string;
  readonly label: string;
}

export function cardChoices({ commandCards }: BlackAlertContent): readonly CardChoice[] {
  return Object.entries(commandCards)
    .flatMap(([id, { name, team, copies }]) =>
      Array.from({ length: copies }, (_, index) => ({
        value: index === 0 ? id : `${id}#${index + 1}`,
        label: `${TEAM_ADJECTIVES[team]}: ${name}${copies > 1 ? `, copy ${index + 1}` : ''}`,
      })),
    )
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}
