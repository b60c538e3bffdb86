/** What the player of a turn may do, in words: the four steps, the action, free actions. */
import type {
  CommandCardRecord,
  LocationId,
  Price,
  Resource,
  Team,
} from '../../../../../shared/content/black-alert';
import type { BlackAlertView, CardId, TurnAction } from '../../../../../shared/contract/black-alert';
import type { Told } from './context';
import { locationWords } from './location-words';
import {
  cardName,
  cardNames,
  characterName,
  commandCard,
  priceWords,
  resolveSum,
  theLocation,
} from './names';
import { listed, numberWord } from './sentence';
import type { ActionWords } from './types';

type Of<Type extends TurnAction['type']> = Extract<TurnAction, { readonly type: Type }>;

export function turnWords(told: Told, action: TurnAction): ActionWords {
  switch (action.type) {
    case 'begin':
      return beginWords(told, action);
    case 'move':
      return moveWords(told, action);
    case 'use':
      return useWords(told, action);
    case 'complete-mission':
      return missionWords(told, action);
    case 'repair':
      return repairWords(told, action);
    case 'return':
      return {
        title: `Return to ${theLocation(action.to)}`,
        detail: 'Takes the action of this turn.',
        rule: 'BA-RETURN-01',
      };
    case 'play':
      return playWords(told, action.card);
    case 'ability':
      return abilityWords(told);
    case 'take-ready':
      return readyWords(told, action.slot);
    case 'end-turn':
      return {
        title: 'End the turn',
        detail: told.view.turn.actions > 0 ? 'Clean Up begins.' : 'No action is taken; Clean Up begins.',
        rule: 'BA-TURN-06',
      };
  }
}

/** The hand up to which the player of the turn draws: three, and what changes that (BA-DRAW-02). */
function handLimit({ content, view }: Told): number {
  const team = content.characters[view.turn.character]?.team;
  return view.modifiers.reduce(
    (limit, { team: owner, what }) =>
      what.changes === 'hand-limit' && (what.side === 'own') === (owner === team) ? limit + what.by : limit,
    3,
  );
}

function beginWords(told: Told, { discard }: Of<'begin'>): ActionWords {
  const limit = numberWord(handLimit(told));
  if (discard === null) {
    return { title: 'Draw cards', detail: `Up to a hand of ${limit}.`, rule: 'BA-DRAW-02' };
  }
  const name = cardName(told.content, discard);
  return {
    title: `Discard ${name}, then draw`,
    detail: `Up to a hand of ${limit}.${riskWords(commandCard(told.content, discard))}`,
    rule: 'BA-DRAW-01',
  };
}

function riskWords(card: CommandCardRecord | null): string {
  return card?.risk ? ' Corruption Risk: a Threat card in Clean Up.' : '';
}

function moveWords({ content, view }: Told, { to }: Of<'move'>): ActionWords {
  const there = Object.entries(view.characters)
    .filter(([id, { location }]) => location === to && id !== view.turn.character)
    .map(([id]) => characterName(content, id));
  const company =
    there.length > 0 ? `${listed(there)} ${there.length > 1 ? 'are' : 'is'} there.` : 'Nobody is there.';
  const damaged = view.damage[to] === undefined ? '' : ' Damaged.';
  return { title: `Go to ${theLocation(to)}`, detail: `${company}${damaged}`, rule: 'BA-MOVE-01' };
}

function useWords({ content, view }: Told, { enhance, effect }: Of<'use'>): ActionWords {
  const self = view.characters[view.turn.character];
  if (!self) return { title: 'Use the location', detail: '', rule: 'BA-ACT-02' };
  const text = locationWords(self.location, self.team);
  const aim =
    effect.target !== null
      ? `: ${characterName(content, effect.target)}`
      : effect.location !== null
        ? `: ${theLocation(effect.location)}`
        : effect.fleet !== null
          ? `: the Fleet token on ${effect.fleet}`
          : effect.option === 'charon'
            ? ': the Charon'
            : '';
  if (!enhance || text.enhancement === null) {
    return { title: `${text.title}${aim}`, detail: text.text, rule: text.rule };
  }
  const price = priceWords(enhancementPrice(view, self.team, self.location) ?? {});
  return {
    title: `${text.title}${aim}, enhanced`,
    detail: `Costs ${price}. ${text.enhancement.text}`,
    rule: text.enhancement.rule,
  };
}

/**
 * What enhancing a team's text costs now: the printed price with what changes it, of each of its kinds (BA-ENH-02). Null:
 * there is no Enhancement.
 */
export function enhancementPrice(view: BlackAlertView, team: Team, location: LocationId): Price | null {
  const printed = locationWords(location, team).enhancement?.price;
  if (!printed) return null;
  const by = view.modifiers.reduce((sum, { team: owner, what }) => {
    if (what.changes !== 'enhancement-price' || (what.side === 'own') !== (owner === team)) return sum;
    return what.at === undefined || what.at.includes(location) ? sum + what.by : sum;
  }, 0);
  // The keys of a price are kinds of resource.
  const changed = (Object.entries(printed) as [Resource, number][]).map(
    ([kind, count]) => [kind, count + by] as const,
  );
  return Object.fromEntries(changed.filter(([, count]) => count > 0));
}

function missionWords({ content }: Told, { mission, pay }: Of<'complete-mission'>): ActionWords {
  const record = content.missions[mission];
  const tokens = record && Object.keys(record.resources).length > 0 ? [priceWords(record.resources)] : [];
  const price = [...paid(content, pay), ...tokens];
  return {
    title: `Complete ${record?.name ?? 'the Mission'}`,
    detail: price.length > 0 ? `Pay ${listed(price)}.` : 'It costs nothing.',
    rule: 'BA-MISSION-04',
  };
}

/** Cards that are paid, with what they come to. */
function paid(content: Told['content'], cards: readonly CardId[]): readonly string[] {
  if (cards.length === 0) return [];
  return [`${cardNames(content, cards)} (${resolveSum(content, cards)} Resolve)`];
}

function repairWords({ content, view }: Told, { price, pay }: Of<'repair'>): ActionWords {
  const location = view.characters[view.turn.character]?.location;
  const card = location === undefined ? undefined : view.damage[location];
  const tokens = content.damageCards[card ?? '']?.resources ?? {};
  const cost = price === 'resolve' ? (paid(content, pay)[0] ?? 'nothing') : priceWords(tokens);
  return {
    title: location === undefined ? 'Repair the location' : `Repair ${theLocation(location)}`,
    detail: `Pay ${cost}.`,
    rule: 'BA-REPAIR-02',
  };
}

function playWords({ content }: Told, card: CardId): ActionWords {
  const record = commandCard(content, card);
  return {
    title: `Play ${cardName(content, card)}`,
    detail: `${record?.text ?? ''}${riskWords(record)}`,
    rule: 'BA-FREE-02',
  };
}

function abilityWords({ content, view }: Told): ActionWords {
  const ability = content.characters[view.turn.character]?.ability;
  return {
    title: ability?.name ?? 'Use the ability',
    detail: `${ability?.text ?? ''} Once in a match.`.trim(),
    rule: 'BA-FREE-05',
  };
}

function readyWords({ content, view }: Told, slot: number): ActionWords {
  const card = view.ready[slot] ?? null;
  return {
    title: card === null ? 'Take a Ready Command' : `Take ${cardName(content, card)}`,
    detail:
      `From the Ready slots into the hand. ${card === null ? '' : (commandCard(content, card)?.text ?? '')}`.trim(),
    rule: 'BA-FREE-06',
  };
}
