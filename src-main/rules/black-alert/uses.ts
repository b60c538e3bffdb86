/** Using a location: the choices before it, with and without its Enhancement, and how it begins. BA-ACT-04, BA-ENH-01 to 04. */
import { HOME, type Price, type Resource } from '../../../shared/content/black-alert';
import type { TurnAction } from '../../../shared/contract/black-alert';
import { characterIn, mayTakePart } from './challenge';
import { LOCATION_TEXTS, resolveText } from './locations';
import { enhancementChange, useUpEnhancementChange } from './modifiers';
import { affords, payTokens } from './payments';
import type { Play } from './play';
import type { BlackAlertState, CharacterId } from './state';
import type { TurnAsked } from './turn-asked';

type UseAction = Extract<TurnAction, { readonly type: 'use' }>;

/** Every use of the present location, plain ones first, enhanced ones where the pool pays for them. */
export function pricedUses(asked: TurnAsked): readonly UseAction[] {
  const { table, state, character, self } = asked;
  const text = LOCATION_TEXTS[self.location][self.team];
  // A Character with no card to bid, or one that may not take part, starts no challenge (BA-CHAL-07).
  if (text.challenge && (self.hand.length === 0 || !mayTakePart(state, character))) return [];
  if (table.readings['BA-ACT-05'] === 'b' && text.changes?.(asked) === false) return [];
  const effects = text.uses(asked);
  const price = enhancementPrice(state, asked);
  const canEnhance = price !== null && affords(state.pools[HOME[self.team]], price);
  return [false, ...(canEnhance ? [true] : [])].flatMap((enhance) =>
    effects.map((effect) => ({ type: 'use', enhance, effect }) as const),
  );
}

/** What enhancing costs here and now; null: there is no Enhancement row (BA-ENH-02). */
export function enhancementPrice(state: BlackAlertState, { self }: Pick<TurnAsked, 'self'>): Price | null {
  const { price } = LOCATION_TEXTS[self.location][self.team];
  if (price === null) return null;
  const by = enhancementChange(state, self.team, self.location);
  if (by === 0) return price;
  // The keys of a price are kinds of resource.
  const changed = (Object.entries(price) as [Resource, number][]).map(
    ([kind, count]) => [kind, count + by] as const,
  );
  return Object.fromEntries(changed.filter(([, count]) => count > 0));
}

/** The Enhancement is paid, then the effect or its challenge begins; nothing is refunded (BA-LOC-03, BA-ENH-04). */
export function beginUse(play: Play, character: CharacterId, { enhance, effect }: UseAction): void {
  const self = characterIn(play.frozen, character);
  const { location, team } = self;
  const text = LOCATION_TEXTS[location][team];
  play.tell({ type: 'used', character, location, enhanced: enhance });
  if (enhance) {
    const price = enhancementPrice(play.frozen, { self });
    if (price) payTokens(play, HOME[team], price);
    useUpEnhancementChange(play, team, location);
  }
  const use = { character, effect, enhanced: enhance, damageTimes: 1 };
  if (!text.challenge) return resolveText(text, play, use);
  const asked = { table: play.table, state: play.frozen, character };
  const { leads, assists, bonus } = text.challenge(asked, effect, enhance);
  play.tell({ type: 'challenge', initiator: character, about: location });
  play.push({
    type: 'challenge',
    step: 'initiator-bids',
    initiator: character,
    about: { type: 'location', location, enhanced: enhance, use: effect },
    opposing: { leads, assists, target: effect.target },
    bids: [],
    asked: [],
    bonus: {
      starfleet: { due: bonus.starfleet, cards: [] },
      terran: { due: bonus.terran, cards: [] },
    },
    totals: null,
    appointed: null,
    brings: 'own',
  });
  text.before?.(play, use);
}
