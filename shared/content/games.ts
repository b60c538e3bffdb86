/** What each game's packs hold: kinds of records, what may not be missing, and how they become content that rules read. */
import type * as z from 'zod';
import type { Refusal } from '../base';
import { BASE_IDS } from './base-ids';
import { blackAlertFaults, blackAlertKinds, type BlackAlertPack, STANDARD_START } from './black-alert';
import { contentFaults } from './content-faults';
import { EFFECT_IDS } from './effects';
import { type ContentPack, packKinds, TURNING_TOOL } from './pack';
import {
  CAPTAIN_ABILITIES,
  NOVA_CRY_START,
  novaCryFaults,
  novaCryKinds,
  type NovaCryPack,
  SHIP_ABILITIES,
} from './nova-cry';
import type { GameId, PackHead } from './pack-head';

/** The merged content of each game. */
export interface GameContents {
  readonly 'into-the-unknown': ContentPack;
  readonly 'black-alert': BlackAlertPack;
  readonly 'nova-cry': NovaCryPack;
}

interface KindsByGame {
  readonly 'into-the-unknown': typeof packKinds;
  readonly 'black-alert': typeof blackAlertKinds;
  readonly 'nova-cry': typeof novaCryKinds;
}
/** The kinds of records of a game, which are the names of its packs' files. */
export type KindOf<Game extends GameId> = keyof KindsByGame[Game] & string;

/** Every kind of a game, parsed. */
export type Whole<Game extends GameId> = {
  readonly [Kind in KindOf<Game>]: z.output<KindsByGame[Game][Kind] & z.ZodType>;
};

/** The heads of the layers that went in: the one the content is called after, and all, weakest first. */
export interface Heads {
  readonly head: PackHead;
  readonly layers: readonly PackHead[];
}

export interface GameKinds<Game extends GameId> {
  /** One file each, keyed by id; whole, as it stands after merging. */
  readonly kinds: Readonly<Record<KindOf<Game>, z.ZodRecord>>;
  /** Records that some layer has to give. */
  readonly needed: readonly (readonly [KindOf<Game>, string])[];
  /** Called with every kind parsed and every needed record there. */
  readonly assemble: (whole: Whole<Game>, heads: Heads) => GameContents[Game];
  /** What a schema cannot see. */
  readonly faults: (content: GameContents[Game]) => readonly Refusal[];
}

export const GAME_KINDS: { readonly [Game in GameId]: GameKinds<Game> } = {
  'into-the-unknown': {
    kinds: packKinds,
    needed: [
      ...BASE_IDS.map((id) => ['bases', id] as const),
      ['tools', TURNING_TOOL],
      ...EFFECT_IDS.map((id) => ['effects', id] as const),
    ],
    assemble({ bases, tools, layouts, units, features, dice, effects, ...match }, { head, layers }) {
      const tool = tools[TURNING_TOOL];
      if (tool === undefined) throw new Error('A merge without turning tool passed its checks.');
      // Every base and effect is needed, so neither record has gaps.
      const whole = { bases, effects } as Pick<ContentPack, 'bases' | 'effects'>;
      return {
        head,
        layers,
        bases: whole.bases,
        tool,
        layouts,
        units,
        features,
        dice,
        effects: whole.effects,
        officers: match.officers,
        teams: match.teams,
        directives: match.directives,
        hails: match.hails,
        equipment: match.equipment,
        damageCards: match['damage-cards'],
        stations: match.stations,
        overtures: match.overtures,
        situations: match.situations,
        complications: match.complications,
        stories: match.stories,
      };
    },
    faults: contentFaults,
  },
  'black-alert': {
    kinds: blackAlertKinds,
    needed: [['starts', STANDARD_START]],
    assemble(whole, { head, layers }) {
      const start = whole.starts[STANDARD_START];
      if (start === undefined) throw new Error('A merge without start passed its checks.');
      const { characters, missions, tiles, loops, locations } = whole;
      return {
        head,
        layers,
        characters,
        commandCards: whole['command-cards'],
        missions,
        threatCards: whole['threat-cards'],
        damageCards: whole['damage-cards'],
        tiles,
        loops,
        start,
        locations,
      };
    },
    faults: blackAlertFaults,
  },
  'nova-cry': {
    kinds: novaCryKinds,
    needed: [
      ['starts', NOVA_CRY_START],
      ...[...SHIP_ABILITIES, ...CAPTAIN_ABILITIES].map((id) => ['abilities', id] as const),
    ],
    assemble(whole, { head, layers }) {
      const start = whole.starts[NOVA_CRY_START];
      if (start === undefined) throw new Error('A merge without start passed its checks.');
      const { ships, captains, crew, weapons, planets, aliens, discovery, merchant } = whole;
      return {
        head,
        layers,
        ships,
        captains,
        // Every ability is needed, so the record has no gaps.
        abilities: whole.abilities as NovaCryPack['abilities'],
        crew,
        weapons,
        planets,
        aliens,
        actionCards: whole['action-cards'],
        discovery,
        merchant,
        start,
      };
    },
    faults: novaCryFaults,
  },
};

/** The kinds of a game in the order in which faults are told and packs are written. */
export function kindsOf<Game extends GameId>(game: Game): readonly KindOf<Game>[] {
  // The keys of the game's own table of kinds.
  return Object.keys(GAME_KINDS[game].kinds) as KindOf<Game>[];
}
