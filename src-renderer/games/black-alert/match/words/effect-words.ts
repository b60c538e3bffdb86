/**
 * Every verb of the closed vocabulary in a line: what the rules carry out exactly. `you` is whose card or ability it is.
 * Cards have texts of their own; these lines stand in the tooltip.
 */
import { assertNever } from '../../../../../shared/base';
import type { CharacterChoice, Condition, Effect } from '../../../../../shared/content/black-alert';
import { modification, SHIPS_OF } from './modifier-words';
import { inLocation, RESOURCE_NAMES, SHIP_NAMES, theLocation } from './names';
import { capitalized, counted, listed, numberWord, sentence, timesWord } from './sentence';

const WHO: Readonly<Record<CharacterChoice, string>> = {
  self: 'you',
  friend: 'one of your team',
  mate: 'a team-mate',
  enemy: 'an enemy',
  'enemy-aboard': 'an enemy aboard the ship you are on',
  'enemy-here': 'an enemy where you are',
};

/** One effect as a sentence. */
export function effectWords(effect: Effect): string {
  return sentence(phrase(effect));
}

/** Effects carried out in order, one sentence each. */
export function effectsWords(effects: readonly Effect[]): string {
  return effects.map(effectWords).join(' ');
}

/** Effects in order as one phrase, without capital and full stop. */
export function phrases(effects: readonly Effect[]): string {
  return listed(effects.map(phrase), 'then');
}

function phrase(effect: Effect): string {
  switch (effect.verb) {
    case 'gain':
      return effect.side === 'own'
        ? `gain ${tokens(effect.count, effect.kind)}`
        : `the other side gains ${tokens(effect.count, effect.kind)}`;
    case 'lose':
      return `${effect.side === 'own' ? 'your pool' : 'the other pool'} loses ${tokens(effect.count, 'any')} of your choice`;
    case 'seize':
      return `take up to ${tokens(effect.count, 'any')} from the other ship`;
    case 'draw':
      return `${doing(effect.who, 'draw')} ${counted(effect.count, 'card')}`;
    case 'discard':
      return `${doing(effect.who, 'discard')} ${counted(effect.count, 'card')} ${effect.by === 'chance' ? 'at random' : 'of own choice'}`;
    case 'recover':
      return `look through your team’s discards and take ${counted(effect.count, 'card')}`;
    case 'refill-ready':
      return 'fill the empty Ready slots';
    case 'discard-ready':
      return 'discard all Ready Commands';
    case 'go':
      return `${doing(effect.who, 'go')} to ${destination(effect.to)}`;
    case 'navigate':
      return navigation(effect);
    case 'rotate':
      return `turn up to ${counted(effect.count, 'tile')} to any orientation`;
    case 'corrupt':
      return `place ${counted(effect.count, 'Corruption token')} next to ${near(effect.near)}`;
    case 'cleanse':
      return `remove ${counted(effect.count, 'Corruption token')} ${effect.near === 'any' ? 'from anywhere' : `on or next to ${near(effect.near)}`}${effect.count > 1 ? ', or all there are' : ''}`;
    case 'fleet':
      return fleetMove(effect);
    case 'destroy-fleet':
      return `destroy a Fleet token ${effect.at === 'any' ? 'anywhere' : 'on the Discovery’s tile'}`;
    case 'damage':
      return damage(effect);
    case 'repair':
      return `repair ${counted(effect.count, 'location')} of the ${SHIP_NAMES[effect.ship]} for nothing`;
    case 'detain':
      return `${WHO[effect.who]} ${are(effect.who)} detained`;
    case 'wound':
      return `${WHO[effect.who]} ${are(effect.who)} wounded`;
    case 'heal':
      return `${WHO[effect.who]} ${are(effect.who)} no longer wounded or detained`;
    case 'threat':
      return `draw a Threat card and process its ${capitalized(effect.section)} section`;
    case 'peek-threat':
      return 'look at the next Threat card and leave it on top';
    case 'challenge':
      return challenge(effect);
    case 'choose':
      return `choose: ${effect.options.map(phrases).join(', or ')}`;
    case 'if':
      return conditional(effect);
    case 'unless-paid':
      return `pay ${effect.resolve} Resolve, else ${phrases(effect.then)}`;
    case 'modify':
      return modification(effect);
    case 'note':
      return effect.text;
    default:
      return assertNever(effect);
  }
}

function tokens(count: number, kind: Extract<Effect, { verb: 'gain' }>['kind']): string {
  return kind === 'any' ? `${counted(count, 'resource')}` : `${count} ${RESOURCE_NAMES[kind]}`;
}

/** `draw`, for the user; else `one of your team draws`. */
function doing(who: CharacterChoice, verb: string): string {
  return who === 'self' ? verb : `${WHO[who]} ${verb}${verb === 'go' ? 'es' : 's'}`;
}

function are(who: CharacterChoice): string {
  return who === 'self' ? 'are' : 'is';
}

function destination(to: Extract<Effect, { verb: 'go' }>['to']): string {
  const places: Readonly<Record<typeof to, string>> = {
    'own-ship': 'any location of your ship',
    'other-ship': 'any location of the other ship',
    anywhere: 'any location of either ship',
    here: 'where you are',
    custody: 'the Brig or the Agony Booth of the ship',
  };
  return places[to];
}

function navigation({ ship, within, times }: Extract<Effect, { verb: 'navigate' }>): string {
  const how = times === 1 ? '' : ` ${timesWord(times)}`;
  return within === 'tile'
    ? `move the ${SHIP_NAMES[ship]} to another node of its tile${how}`
    : `navigate the ${SHIP_NAMES[ship]}${how === '' ? ' once' : how}`;
}

function near(what: 'corruption' | 'discovery' | 'charon' | 'any'): string {
  return {
    corruption: 'a tile with Corruption',
    discovery: 'the Discovery’s tile',
    charon: 'the Charon’s tile',
    any: 'any tile',
  }[what];
}

function fleetMove({ tokens: count, steps, add }: Extract<Effect, { verb: 'fleet' }>): string {
  const which = count === 1 ? 'a Fleet token' : `${numberWord(count)} Fleet tokens`;
  const added = add ? ', or add one from the supply on the Charon’s tile' : '';
  return `move ${which} up to ${counted(steps, 'tile')}${added}`;
}

function damage({ ship, at, count }: Extract<Effect, { verb: 'damage' }>): string {
  const often = count === 1 ? '' : ` ${timesWord(count)}`;
  if (at === 'random') return `damage the ${SHIP_NAMES[ship]}${often}, the location drawn at random`;
  if (at === 'chosen') return `damage the ${SHIP_NAMES[ship]}${often}, the location of your choice`;
  return `damage ${theLocation(at)}${often}`;
}

function challenge({ leads, bonus, then }: Extract<Effect, { verb: 'challenge' }>): string {
  const place = leads === 'here' ? 'where you are' : inLocation(leads);
  const bonuses = `bonus cards ${bonus.own} to ${bonus.other}`;
  return `begin a challenge that an enemy ${place} may lead against, ${bonuses}; if you win, ${phrases(then)}`;
}

function conditional({ condition, then, else: otherwise }: Extract<Effect, { verb: 'if' }>): string {
  const rest = otherwise ? `, else ${phrases(otherwise)}` : '';
  return `if ${conditionWords(condition)}, ${phrases(then)}${rest}`;
}

function conditionWords(condition: Condition): string {
  switch (condition.is) {
    case 'same-tile':
      return 'both ships are on one tile';
    case 'aboard':
      return `you are aboard ${SHIPS_OF[condition.ship]}`;
    case 'at':
      return `you are ${inLocation(condition.location)}`;
    case 'discovery-corrupted':
      return 'the Discovery’s tile has Corruption';
    case 'charon-corrupted':
      return 'the Charon’s tile has Corruption';
    case 'fleet-with-discovery':
      return 'a Fleet token is on the Discovery’s tile';
    case 'damaged':
      return `the ${SHIP_NAMES[condition.ship]} has ${numberWord(condition.atLeast)} or more Damage cards`;
    case 'pool':
      return `the pool of ${SHIPS_OF[condition.side]} holds at most ${condition.atMost}`;
    default:
      return assertNever(condition);
  }
}
