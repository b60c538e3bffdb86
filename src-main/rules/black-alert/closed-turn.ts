/** What the player of the turn may look for and cannot do now, each with the one rule that forbids it. */
import type { BlackAlertAction, TurnAction } from '../../../shared/contract/black-alert';
import type { ClosedOffer } from '../../../shared/contract/match';
import { turnActions } from './turn-actions';
import type { TurnAsked } from './turn-asked';
import { whyNotInTurn } from './turn-refusals';

interface Wish {
  readonly what: string;
  /** An action of the kind; what else is in it decides nothing but for Missions and cards. */
  readonly action: TurnAction;
  readonly isOffered: (offered: TurnAction) => boolean;
}

const NO_EFFECT = { option: null, target: null, location: null, fleet: null } as const;

export function closedInTurn(asked: TurnAsked): readonly ClosedOffer[] {
  const offered = turnActions(asked);
  return wishes(asked).flatMap(({ what, action, isOffered }) =>
    offered.some(isOffered) ? [] : [{ what, refusal: whyNotInTurn(asked, action) }],
  );
}

/** In the order of the action panel: steps, actions, Missions, free actions, cards of the hand. */
function wishes({ state, self }: TurnAsked): readonly Wish[] {
  const [first = ''] = self.hand;
  return [
    wish('move', { type: 'move', to: self.location }),
    use('use', false),
    use('use-enhanced', true),
    wish('repair', { type: 'repair', price: 'resolve', pay: [] }),
    wish('return', { type: 'return', to: self.location }),
    ...state.missions.filter(({ done }) => !done).map(({ id }) => mission(id)),
    wish('ability', { type: 'ability' }),
    wish('take-ready', { type: 'take-ready', slot: 0 }),
    ...(self.hand.length > 0 ? [wish('play', { type: 'play', card: first })] : []),
    ...self.hand.map(play),
    wish('end-turn', { type: 'end-turn' }),
  ];
}

function wish(what: string, action: TurnAction): Wish {
  return { what, action, isOffered: (offered) => offered.type === action.type };
}

function use(what: string, enhance: boolean): Wish {
  const isOffered = (offered: BlackAlertAction): boolean =>
    offered.type === 'use' && offered.enhance === enhance;
  return { what, action: { type: 'use', enhance, effect: NO_EFFECT }, isOffered };
}

function mission(id: string): Wish {
  const isOffered = (offered: BlackAlertAction): boolean =>
    offered.type === 'complete-mission' && offered.mission === id;
  return {
    what: `complete-mission:${id}`,
    action: { type: 'complete-mission', mission: id, pay: [] },
    isOffered,
  };
}

function play(card: string): Wish {
  const isOffered = (offered: BlackAlertAction): boolean => offered.type === 'play' && offered.card === card;
  return { what: `play:${card}`, action: { type: 'play', card }, isOffered };
}
