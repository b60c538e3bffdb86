/** The steps of an action in the order in which they come, by its type. */
import { type PlanetType, STRATEGIES, type Token } from '../../../../../shared/content/nova-cry';
import type { NovaCryAction, SeatView } from '../../../../../shared/contract/nova-cry';
import { actionRecord, alienRecord, planetRecord, recordOf } from '../../cards';
import { TOKEN_DEEDS } from '../../cards/words';
import { counted, effectWords, PLANET_NAMES, TOKEN_NAMES } from '../../words';
import { doingsOf, type Forecast } from '../preview/forecast';
import type { MatchSession } from '../session.svelte';
import { actionWords, cardName, cardNames, optionWords, personName } from '../words';
import { SYMBOL_ACTS, symbolsAt } from './symbols';

type Of<Type extends NovaCryAction['type']> = Extract<NovaCryAction, { readonly type: Type }>;

/** A sentence without its full stop. */
export function bare(text: string): string {
  return text.replace(/\.$/, '');
}

type StepsByType = {
  readonly [Type in NovaCryAction['type']]?: (
    session: MatchSession,
    own: SeatView,
    action: Of<Type>,
  ) => readonly string[];
};

/** What is more than a mere answer, by its type. */
const STEPS: StepsByType = {
  strategy: (session, own, { strategies }) => strategies.flatMap((id) => strategySteps(session, own, id)),
  proceed: (session, own) => proceedSteps(session, own),
  battle: fightSteps,
  duel: fightSteps,
  'buy-alien': (_session, own) => [
    paid(own, own.prices.alien),
    'Draw one alien at random: it joins the crew',
  ],
  play: playSteps,
  use: (session, _own, action) => useSteps(session, action),
  emergency: emergencySteps,
  train: ({ told }, own, action) => [
    actionWords(told, action, own.seat).title,
    `Training tokens ${own.training} → ${own.training - 1}`,
  ],
  'choose-planet': (session, _own, { planet }) => planetSteps(session, planet),
  buy: buySteps,
  bid: (_session, own, { intel }) => bidSteps(own, intel),
  'choose-token': (session, _own, { token }) => tokenSteps(session, token),
};

/** Empty: it is a mere answer, which its own words tell. */
export function stepsOf(session: MatchSession, action: NovaCryAction, own: SeatView): readonly string[] {
  // The entry of the action's own type.
  const steps = STEPS[action.type] as
    ((session: MatchSession, own: SeatView, action: NovaCryAction) => readonly string[]) | undefined;
  return steps?.(session, own, action) ?? [];
}

/** `VP 9 → 12`; null: it stays. */
function change(what: string, now: number, by: number): string | null {
  return by === 0 ? null : `${what} ${now} → ${now + by}`;
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ');
}

function paid({ intel }: SeatView, price: number): string {
  return price === 0 ? 'Nothing is paid' : `Pay ${price} Intel: ${intel} → ${intel - price}`;
}

/** The five, each as often as it is done; what cards add is told by its effects. */
function strategySteps(session: MatchSession, own: SeatView, id: string): readonly string[] {
  const { view, content, forecast } = session;
  const times = doingsOf({ view, content, self: own });
  const twice = times > 1 ? ', twice' : '';
  switch (STRATEGIES.find((each) => each === id)) {
    case 'rush':
      return forecast?.pawn
        ? moveSteps(session, own, forecast)
        : ['No planet card lies in play: nothing moves'];
    case 'surveillance':
      return [joined(change('Intel', own.intel, times))];
    case 'command':
      return [`Draw ${counted(times, 'card')}, from a pile you choose${twice && ' each time'}`];
    case 'training':
      return [
        `Training tokens ${own.training} → ${own.training + (forecast?.training ?? 0)}`,
        'They are placed at any time',
      ];
    case 'inspection':
      return inspectionSteps(own, times);
    case undefined: {
      const card = actionRecord(content, id)?.options.flatMap(({ effects }) => effects) ?? [];
      const added = card.flatMap((effect) =>
        effect.verb === 'modify' && 'effects' in effect.what ? effect.what.effects : [],
      );
      return added.map((effect) => `${bare(effectWords(effect))}${twice}`);
    }
  }
}

/** The most that naming one type, or two one after the other, can put away (NC-INSP-01). */
function inspectionSteps({ front }: SeatView, times: number): readonly string[] {
  const counts = [...new Set(front)].map((token) => front.filter((each) => each === token).length);
  const most = counts.sort((one, other) => other - one).slice(0, times);
  const left = front.length - most.reduce((sum, count) => sum + count, 0);
  return [
    `Name a token type${times > 1 ? ', then another' : ''}: all of it goes to the bag`,
    `Front row ${front.length} → ${left} at best`,
  ];
}

/** The pawn's way space by space, then what docking gives (NC-PLANET-01). */
function moveSteps(session: MatchSession, own: SeatView, forecast: Forecast): readonly string[] {
  const { pawn } = forecast;
  const planet = own.planet && planetRecord(session.content, own.planet.card);
  if (!pawn || !planet) return [];
  const way = Array.from(
    { length: pawn.to - pawn.from },
    (_, step) => `${pawn.from + step} → ${pawn.from + step + 1}`,
  );
  const steps = way.length > 0 ? [`Pawn ${way.join(', then ')}`] : [];
  if (!pawn.docks) return steps;
  const gains = joined(
    change('VP', own.score, forecast.victory),
    change('Intel', own.intel, forecast.intel),
    change('training', own.training, forecast.training),
  );
  return [...steps, `Dock${gains === '' ? '' : `: ${gains}`}`, dockedWords(planet.type)];
}

function dockedWords(type: PlanetType): string {
  return type === 'merchant' ? 'Buy at the merchant’s list' : `Roll once on the ${PLANET_NAMES[type]} chart`;
}

function proceedSteps(session: MatchSession, own: SeatView): readonly string[] {
  const { view, forecast } = session;
  switch (view.turn?.phase) {
    case 'alerts':
      return own.front.length >= own.quiet
        ? ['Draw a token', 'It activates at once']
        : [`Draw a token: front row ${own.front.length} → ${own.front.length + 1}`];
    case 'navigation':
      return forecast?.pawn
        ? moveSteps(session, own, forecast)
        : ['See three planet cards', `One that warp ${own.warp} reaches is played, the others are discarded`];
    case 'strategy':
      return endSteps(session, own);
    case 'battle':
    case undefined:
      return [];
  }
}

/** What meets the pawn when the turn ends (NC-EVENT-01 to 05). */
function endSteps(session: MatchSession, own: SeatView): readonly string[] {
  const met =
    own.planet && !session.view.turn?.docked ? symbolsAt(session, own.planet.card, own.planet.space) : [];
  const acts = met.map((symbol) => SYMBOL_ACTS[symbol]);
  return [...acts, 'The next has their turn'];
}

function fightSteps(
  session: MatchSession,
  own: SeatView,
  action: Of<'battle'> | Of<'duel'>,
): readonly string[] {
  const name = session.nameOf(action.target);
  const price = action.type === 'duel' ? own.prices.duel : action.by === 'teleport' ? 0 : own.prices.battle;
  const rounds =
    action.type === 'battle'
      ? `Three rounds of dice with ${name}: the higher deals damage, ties are theirs`
      : `Three rounds: each carries out the line of the own weapon`;
  return [paid(own, price), `VP ${own.score} → ${own.score + 2}`, rounds];
}

function playSteps(
  session: MatchSession,
  own: SeatView,
  { card, option: at, pay }: Of<'play'>,
): readonly string[] {
  const record = actionRecord(session.content, card);
  const option = record?.options[at];
  if (!record || !option) return [];
  const isScored = session.task?.type !== 'anomaly';
  return [
    ...(pay.length > 0 ? [`Give up ${cardNames(session.content, pay)}`] : []),
    ...(isScored && option.victory > 0 ? [`VP ${own.score} → ${own.score + option.victory}`] : []),
    ...(option.effects.length > 0
      ? option.effects.map((effect) => bare(effectWords(effect)))
      : [bare(optionWords(option))]),
    record.arrow ? 'The card stays in play' : 'The card is discarded',
  ];
}

function useSteps({ content, view }: MatchSession, { cards, pay }: Of<'use'>): readonly string[] {
  const laid = view.seats.flatMap(({ permanents }) => permanents);
  const effects = cards.flatMap((card) => {
    const alien = alienRecord(content, card)?.use;
    const permanent = laid.find((each) => each.card === card);
    const use = alien ?? (permanent && actionRecord(content, card)?.options[permanent.option]?.use);
    const spent = use?.spends === 'discard' ? [`Discard ${cardName(content, card)}`] : [];
    return [...spent, ...(use?.effects ?? []).map((effect) => bare(effectWords(effect)))];
  });
  return [...(pay.length > 0 ? [`Give up ${cardNames(content, pay)}`] : []), ...effects];
}

function emergencySteps(session: MatchSession, own: SeatView, action: Of<'emergency'>): readonly string[] {
  const { intel, cards, person } = action;
  return [
    ...(intel > 0 ? [paid(own, intel)] : []),
    ...(cards.length > 0 ? [`Discard ${cardNames(session.content, cards)}`] : []),
    `${personName(session.told, own.seat, person)} is ready again`,
  ];
}

function planetSteps(session: MatchSession, card: string): readonly string[] {
  const record = planetRecord(session.content, card);
  if (!record) return [];
  const last = record.track.length;
  return [
    `Pawn onto space 1 of ${last}`,
    `Dock after ${counted(last - 1, 'move')}: ${record.victory} VP${record.effects.length > 0 ? `. ${record.effects.map((effect) => bare(effectWords(effect))).join('. ')}` : ''}`,
    dockedWords(record.type),
  ];
}

function buySteps({ content }: MatchSession, own: SeatView, { line }: Of<'buy'>): readonly string[] {
  const record = content.merchant[recordOf(line)];
  if (!record) return [];
  return [paid(own, record.intel), ...record.effects.map((effect) => bare(effectWords(effect)))];
}

/** A token that a hit has activated, or an effect (NC-ALERT-04); one that goes to the bag does nothing. */
function tokenSteps({ task }: MatchSession, token: Token): readonly string[] {
  const isActivated = task?.type === 'battle' || (task?.type === 'verb' && task.effect.verb === 'activate');
  return isActivated ? [`${TOKEN_NAMES[token]} activates: ${TOKEN_DEEDS[token]}`] : [];
}

function bidSteps(own: SeatView, intel: number): readonly string[] {
  if (intel === 0) return ['Nothing is paid, and nothing is won'];
  return [
    `If it is the highest: Intel ${own.intel} → ${own.intel - intel}, and the Chancellorship is yours`,
    'Else nothing is paid',
  ];
}
