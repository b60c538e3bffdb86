/** What is drawn and played: planets, aliens and action cards. */
import { officerOf, OFFICERS, SKILLS } from '../../../../../shared/content/nova-cry';
import type { Check } from '../../../../panels/pack-editor/model/check';
import {
  counted,
  effectWords,
  joined,
  modifierSentence,
  PLANET_NAMES,
  SKILL_NAMES,
  useWords,
} from '../../words';
import ActionPreview from '../preview/ActionPreview.svelte';
import AlienPreview from '../preview/AlienPreview.svelte';
import PlanetPreview from '../preview/PlanetPreview.svelte';
import OptionPair from '../views/OptionPair.svelte';
import TrackField from '../views/TrackField.svelte';
import { advice, countCheck } from './counts';
import { optionLines } from './option-lines';
import { cardsIn, type NovaCryKindForm, previewOf } from './records';

export const planets: NovaCryKindForm = {
  id: 'planets',
  many: 'Planets',
  one: 'planet',
  labels: { effects: 'On docking', warp: 'Warp needed', track: 'Travel spaces' },
  words({ planets: all }, id) {
    const planet = all[id];
    if (!planet) return '';
    const { type, warp, victory, track } = planet;
    return `${PLANET_NAMES[type]} ${warp}, ${victory} VP, ${counted(track.length, 'space')}`;
  },
  lines: ({ planets: all }, id) => (all[id]?.effects ?? []).map(effectWords),
  start: () => ({ track: [[], [], []] }),
  checks({ planets: all, ships }, id) {
    const planet = all[id];
    if (!planet) return [];
    const fastest = Math.max(0, ...Object.values(ships).map(({ warp }) => warp));
    return [
      ...(planet.warp > fastest
        ? [advice(`No ship has warp ${planet.warp}`, 'Only cards and captains could reach it', 'NC-NAV-03')]
        : []),
      ...((planet.track.at(-1)?.length ?? 0) > 0
        ? [advice('A symbol lies on the dock', 'A docked pawn meets none', 'NC-EVENT-09')]
        : []),
    ];
  },
  kindChecks({ planets: all }) {
    const slow = Object.values(all).filter(({ warp }) => warp === 1).length;
    return [
      countCheck(Object.keys(all).length, 48, 'planets'),
      ...(slow === 0
        ? [advice('No planet needs warp 1 alone', 'A slow ship could play none', 'NC-NAV-05')]
        : []),
    ];
  },
  first: ['name', 'type', 'warp', 'victory', 'track'],
  rows: [['type', 'warp', 'victory']],
  keys: [
    { key: 'A S N Y', does: 'a symbol on the space' },
    { key: 'Insert', does: 'one space more' },
    { key: 'Delete', does: 'one less' },
  ],
  views: { track: TrackField },
  Preview: previewOf(PlanetPreview),
};

/** What a new card begins with: valid, and worth its card, until it says what it does. */
const NEW_EFFECT = { verb: 'gain', who: 'self', what: 'intel', count: 1 } as const;
const NEW_USE = { timing: 'own-turn', cards: 0, spends: 'turn', effects: [NEW_EFFECT] } as const;
const NEW_OPTION = {
  level: 1,
  victory: 1,
  text: '',
  cards: 0,
  effects: [NEW_EFFECT],
  standsFor: 0,
} as const;

export const aliens: NovaCryKindForm = {
  id: 'aliens',
  many: 'Aliens',
  one: 'alien',
  words({ aliens: all }, id) {
    const alien = all[id];
    if (!alien) return '';
    return joined(
      alien.lasting.length > 0 ? 'lasting' : '',
      alien.use ? 'can be used' : '',
      alien.copies > 1 ? `×${alien.copies}` : '',
    );
  },
  lines({ aliens: all }, id) {
    const alien = all[id];
    return alien ? [...alien.lasting.map(modifierSentence), ...(alien.use ? [useWords(alien.use)] : [])] : [];
  },
  start: () => ({ use: NEW_USE }),
  kindChecks: ({ aliens: all }) => [countCheck(cardsIn(all), 21, 'aliens')],
  Preview: previewOf(AlienPreview),
};

export const actionCards: NovaCryKindForm = {
  id: 'action-cards',
  many: 'Action cards',
  one: 'action card',
  labels: { effects: 'When it is played', use: 'Something it can do in play' },
  words({ 'action-cards': all }, id) {
    const card = all[id];
    if (!card) return '';
    const levels = card.options.map(({ level }) => level).join(' / ');
    return joined(`${SKILL_NAMES[card.skill]} ${levels}`, card.arrow ? 'stays' : '', `×${card.copies}`);
  },
  lines({ 'action-cards': all }, id) {
    return (all[id]?.options ?? []).flatMap((option, index) => [
      `Option ${index + 1}:`,
      ...optionLines(option),
    ]);
  },
  compare: ({ 'action-cards': all }, one, other) =>
    skillPlace(all[one]?.skill) - skillPlace(all[other]?.skill),
  start: () => ({ options: [NEW_OPTION, NEW_OPTION] }),
  kindChecks({ 'action-cards': all }) {
    const of = (type: (typeof OFFICERS)[number]): Check => {
      const cards = Object.entries(all).filter(([, { skill }]) => officerOf(skill) === type);
      return countCheck(cardsIn(Object.fromEntries(cards)), 24, `${type} cards`);
    };
    return [countCheck(cardsIn(all), 72, 'action cards'), ...OFFICERS.map(of)];
  },
  rows: [['skill', 'copies']],
  views: { options: OptionPair },
  isWide: true,
  Preview: previewOf(ActionPreview),
};

function skillPlace(skill: string | undefined): number {
  return SKILLS.findIndex((each) => each === skill);
}
