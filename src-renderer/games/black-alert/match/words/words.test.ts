import { describe, expect, it } from 'vitest';
import {
  bidEffectSchema,
  effectSchema,
  LOCATIONS,
  modifierSchema,
  TEAMS,
} from '../../../../../shared/content/black-alert';
import type { BlackAlertEvent, BlackAlertView } from '../../../../../shared/contract/black-alert';
import { shippedBlackAlert } from '../../../../../tests/support/shipped-content';
import {
  bidWords,
  cardName,
  cardWords,
  characterName,
  effectWords,
  endingWords,
  eventLines,
  locationWords,
  modifierWords,
  nodeName,
  priceWords,
} from '.';
import { EFFECTS, MODIFIERS } from './effect-samples';

const content = shippedBlackAlert();
/** Only what the words of these events read. */
const VIEW = {
  viewer: 'spectator',
  seats: [
    { seat: '1', team: 'starfleet', characters: ['saru'] },
    { seat: '2', team: 'terran', characters: ['lorca'] },
  ],
  board: { tiles: [], corruption: [], fleets: [], discovery: 'C3/a', charon: 'A1' },
} as unknown as BlackAlertView;

const SAYABLE = /^[A-Z0-9][^?]*[.!]$/;

describe('effects in words', () => {
  it('has a sentence for every verb and condition', () => {
    for (const effect of EFFECTS) {
      expect(effectSchema.safeParse(effect).success).toBe(true);
      expect(effectWords(effect)).toMatch(SAYABLE);
    }
    const sentences = EFFECTS.map(effectWords);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('has a sentence for every change of the rules', () => {
    for (const what of MODIFIERS) {
      expect(modifierSchema.safeParse(what).success).toBe(true);
      expect(modifierWords(what)).toMatch(SAYABLE);
    }
  });

  it('says exactly what a verb does', () => {
    expect(effectWords({ verb: 'navigate', ship: 'discovery', within: 'network', times: 2 })).toBe(
      'Navigate the Discovery twice.',
    );
    expect(effectWords({ verb: 'seize', count: 2 })).toBe('Take up to two resources from the other ship.');
    expect(modifierWords({ changes: 'hand-limit', side: 'own', by: 1 })).toBe(
      'Your side draws up to one card more.',
    );
  });

  it('BA-CHAL-13: says what a card does when it is bid, and where', () => {
    const bid = bidEffectSchema.parse({
      at: ['charon/weapons'],
      role: 'initiating',
      does: { type: 'more-damage', times: 1 },
    });
    expect(bidWords(bid)).toBe(
      'Bid in a challenge of your own side in the Charon’s Weapons: damage of the challenge is dealt twice.',
    );
  });
});

describe('cards and names', () => {
  it('every shipped card has its own words, its exact meaning and its source', () => {
    for (const id of Object.keys(content.commandCards)) {
      const words = cardWords(content, id);
      expect(words?.text, id).toMatch(SAYABLE);
      for (const exact of words?.exact ?? []) expect(exact, id).toMatch(/^[A-Z][^?]*[.:]$/);
    }
    expect(cardWords(content, 'general-order-four#2')).toMatchObject({
      name: 'General Order Four',
      resolve: 2,
      kind: 'Bid',
      source: 'rulebook',
    });
    expect(cardWords(content, 'infiltrate-bridge')?.kind).toBe('Infiltration');
    expect(cardWords(content, 'full-spread')?.kind).toBe('Challenge');
    expect(cardWords(content, 'by-the-book')?.kind).toBe('Resolve');
    expect(cardWords(content, 'blind-jump')).toMatchObject({ kind: 'Action', risk: true });
  });

  it('calls a Character by the last name, two of one name apart', () => {
    expect(
      ['burnham', 'tilly', 'stamets', 'mirror-stamets', 'saru'].map((id) => characterName(content, id)),
    ).toEqual(['Burnham', 'Tilly', 'Stamets', 'mirror Stamets', 'Saru']);
    const twins = { ...content.characters, twin: { ...content.characters.saru!, name: 'Ann Saru' } };
    expect(characterName({ ...content, characters: twins }, 'twin')).toBe('Ann Saru');
  });

  it('never says an id of what the content does not know', () => {
    expect(characterName(content, 'nobody-known')).toBe('somebody');
    expect(cardName(content, 'no-such-card')).toBe('a card');
    expect(nodeName(content, { tiles: [] }, 'C3/x')).toBe('a node on C3');
  });

  it('calls a planet by its name, a moon by its resource and place, two alike by their direction', () => {
    const tiles = [
      { space: 'A1', tile: 'harlak-sector', face: 'a', turn: 0 },
      { space: 'B2', tile: 'mining-belt', face: 'a', turn: 0 },
    ] as const;
    expect(nodeName(content, { tiles }, 'A1/a')).toBe('Harlak');
    expect(nodeName(content, { tiles }, 'A1/b')).toBe('the Tritanium moon on A1');
    const names = ['B2/a', 'B2/b'].map((id) => nodeName(content, { tiles }, id as 'B2/a'));
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name).toMatch(/^the [a-z-]+ern Tritanium moon on B2$/);
    expect(nodeName(content, { tiles }, 'D1/rim-1')).toBe('the Dilithium moon at the rim of D1');
  });

  it('words a price', () => {
    expect(priceWords({ intel: 1, dilithium: 2 })).toBe('1 Intel and 2 Dilithium');
    expect(priceWords({})).toBe('nothing');
  });
});

describe('the 24 texts of the locations', () => {
  const texts = LOCATIONS.flatMap((location) =>
    TEAMS.map((team) => ({ location, team, words: locationWords(location, team) })),
  );

  it('BA-LOC-02: exactly fourteen are challenges', () => {
    expect(texts.filter(({ words }) => words.isChallenge)).toHaveLength(14);
  });

  it('BA-ENH-02: enhancement prices are those of the table', () => {
    const priced = texts.flatMap(({ location, team, words }) =>
      words.enhancement ? [`${location} ${team}: ${priceWords(words.enhancement.price)}`] : [],
    );
    expect(priced).toEqual([
      'discovery/brig starfleet: 1 Tritanium',
      'discovery/cargo-bay starfleet: 1 Tritanium',
      'discovery/cargo-bay terran: 1 Intel',
      'discovery/engineering starfleet: 1 Intel',
      'discovery/engineering terran: 1 Dilithium',
      'discovery/weapons terran: 1 Intel',
      'discovery/bridge starfleet: 2 Dilithium',
      'discovery/ready-room starfleet: 1 Dilithium',
      'discovery/ready-room terran: 1 Tritanium',
      'charon/aft-cargo-bay terran: 1 Dilithium',
      'charon/agony-booth terran: 1 Tritanium',
      'charon/throne-room terran: 2 Dilithium',
      'charon/reactor starfleet: 1 Intel',
      'charon/reactor terran: 2 Tritanium',
      'charon/weapons starfleet: 1 Intel',
      'charon/weapons terran: 1 Intel',
      'charon/fleet-command starfleet: 1 Tritanium',
      'charon/fleet-command terran: 1 Tritanium',
    ]);
  });

  it('says each in a full and in a short way', () => {
    for (const { words } of texts) {
      expect(words.text).toMatch(SAYABLE);
      expect(words.short.length).toBeLessThanOrEqual(28);
      expect(words.rule).toMatch(/^BA-[DC]/);
    }
  });
});

describe('the log in words', () => {
  function linesOf(...events: readonly BlackAlertEvent[]): readonly string[] {
    const entry = { position: 1, actor: '2', events, reason: 'It is the best' } as const;
    return eventLines(content, VIEW, entry).map(({ text }) => text);
  }

  it('tells what a bot did; why it chose so is not among what happened', () => {
    expect(linesOf({ type: 'moved', character: 'lorca', to: 'discovery/bridge' })).toEqual([
      'Lorca goes to the Bridge.',
    ]);
  });

  it('BA-CHAL-02: a bid tells its number and, to who may know them, its cards', () => {
    const bid = { type: 'bid', seat: '2', character: 'lorca', count: 2 } as const;
    expect(linesOf({ ...bid, cards: null })[0]).toBe('Lorca bids two cards facedown.');
    expect(linesOf({ ...bid, cards: ['overcharge', 'agoniser'] })[0]).toBe(
      'Lorca bids two cards facedown: Overcharge and Agoniser.',
    );
  });

  it('BA-CHAL-16: a tie is told as the opposing team’s', () => {
    const totals = {
      type: 'totals',
      starfleet: 6,
      terran: 6,
      winner: 'starfleet',
      rule: 'BA-CHAL-16',
    } as const;
    expect(linesOf(totals)[0]).toBe('Starfleet hold 6 to 6: a tie is the opposing team’s.');
  });

  it('tells what a referee did, and something even of a kind it does not know', () => {
    expect(linesOf({ type: 'refereed', what: 'place-charon' })[0]).toBe('Referee puts the Charon elsewhere.');
    expect(linesOf({ type: 'refereed', what: 'of-the-future' })[0]).toBe('Referee changes the table.');
  });

  it('BA-OBJ-03: every ending has its words', () => {
    const ended = (
      type: 'win' | 'loss' | 'draw',
      winners: readonly '1'[],
      rule: 'BA-OBJ-01' | 'BA-CORR-01',
    ) => endingWords(VIEW, { type, winners, rule }).title;
    expect([
      ended('win', ['1'], 'BA-OBJ-01'),
      ended('loss', [], 'BA-CORR-01'),
      ended('draw', [], 'BA-OBJ-01'),
    ]).toEqual(['Starfleet win', 'Both teams lose', 'A draw']);
  });
});
