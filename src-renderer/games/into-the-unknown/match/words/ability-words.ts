/** An ability as a card prints it: its name, and what it does in one sentence. */
import type { Ability } from '../../../../../shared/content/into-the-unknown';
import type { AbilityRef } from '../../../../../shared/contract/into-the-unknown';
import { effectsWords, spendWords } from './effect-words';
import { testWords } from './test-words';
import { recordOf, type Told, unitIn, type Worded } from './told';
import { calm, capital, sentence, spaced } from './text';

/** The name that a row or the log gives it: the printed one in plain letters, else what its id says. */
export function abilityName(ability: Pick<Ability, 'id' | 'name'>): string {
  return ability.name === null ? capital(spaced(ability.id)) : calm(ability.name);
}

/** What it does, sentence by sentence; empty where the card says no more than its name. */
export function abilityDetail(told: Worded, ability: Ability): string {
  const { effects, test, success, failure, spends } = ability;
  const parts = [
    effectsWords(told, effects),
    test === null ? '' : testWords(told, test),
    success.length === 0 ? '' : `success: ${effectsWords(told, success)}`,
    failure.length === 0 ? '' : `failure: ${effectsWords(told, failure)}`,
    ...spends.map((spend) => spendWords(told, spend)),
  ];
  return parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');
}

/** The ability that an order, an answer or a task speaks of by its id; null where no card of the unit has it. */
export function abilityOf(told: Told, ref: Pick<AbilityRef, 'ability' | 'unit'>): Ability | null {
  return (
    abilitiesOf(told, ref.unit).find(({ id }) => id === ref.ability) ?? missionAbility(told, ref.ability)
  );
}

/** By name only: what no card has keeps the words of its id. */
export function abilityTitle(told: Told, ref: Pick<AbilityRef, 'ability' | 'unit'>): string {
  const order = unitIn(told, ref.unit)?.orders.find(({ ability }) => ability === ref.ability);
  if (order) return calm(order.name);
  const ability = abilityOf(told, ref);
  return ability ? abilityName(ability) : capital(spaced(ref.ability));
}

/** Everything printed on what the unit is, carries and has aboard. */
function abilitiesOf(told: Told, id: string): readonly Ability[] {
  const { content, view } = told;
  const unit = unitIn(told, id);
  if (!unit) return [];
  const stations = content.stations[recordOf(unit.class)];
  const officers = view.officers.filter(({ at }) => at !== null && 'unit' in at && at.unit === id);
  return [
    ...(stations?.stations.flatMap(({ abilities }) => abilities) ?? []),
    ...(stations?.abilities ?? []),
    ...(stations?.separation?.abilities ?? []),
    ...(content.teams[recordOf(unit.class)]?.abilities ?? []),
    ...unit.equipment.flatMap(({ card }) => content.equipment[recordOf(card)]?.abilities ?? []),
    ...unit.damageCards.flatMap(({ card }) => content.damageCards[recordOf(card)]?.abilities ?? []),
    ...officers.flatMap(({ card, copied }) => officerAbilities(told, copied ?? card)),
  ];
}

function officerAbilities({ content }: Told, card: string): readonly Ability[] {
  const record = content.officers[recordOf(card)];
  return [...(record?.abilities ?? []), ...(record?.keywords.qapla?.abilities ?? [])];
}

function missionAbility({ content, view }: Told, id: string): Ability | null {
  const { overture, situation, complications } = view.mission;
  const parts = [
    content.overtures[recordOf(overture)],
    situation === null ? undefined : content.situations[recordOf(situation)],
    ...Object.values(complications).map((card) => (card ? content.complications[recordOf(card)] : undefined)),
  ];
  return parts.flatMap((part) => part?.actions ?? []).find((ability) => ability.id === id) ?? null;
}
