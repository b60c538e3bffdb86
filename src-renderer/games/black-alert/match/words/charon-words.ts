/** The Charon's six locations in words of our own; what they do is told by the ledger's rules. BA-CCARGO-01 to BA-CFLEET-07. */
import type { LocationText } from './types';

export const CHARON_WORDS = {
  'charon/aft-cargo-bay': {
    terran: {
      title: 'Gain Resources',
      short: 'Gain 1 of each node here',
      text: 'For each node of the Charon’s tile gain one token of its kind.',
      rule: 'BA-CCARGO-01',
      isChallenge: false,
      enhancement: {
        price: { dilithium: 1 },
        text: 'Then two more tokens of kinds at those nodes.',
        rule: 'BA-CCARGO-03',
      },
    },
    starfleet: {
      title: 'Seize Resources',
      short: 'Take 4 of the Charon’s',
      text: 'Won: move up to four tokens of your choice from the Charon’s pool to the Discovery’s; if it is empty, gain any two instead.',
      rule: 'BA-CCARGO-04',
      isChallenge: true,
      enhancement: null,
    },
  },
  'charon/agony-booth': {
    terran: {
      title: 'Arrest Imposter',
      short: 'Detain an intruder',
      text: 'Choose a Starfleet Character aboard the Charon; its player draws a card. Won: the target is detained in the Agony Booth.',
      rule: 'BA-CAGONY-01',
      isChallenge: true,
      enhancement: {
        price: { tritanium: 1 },
        text: 'Starfleet have no bonus card.',
        rule: 'BA-CAGONY-04',
      },
    },
    starfleet: {
      title: 'Slip Away',
      short: 'Go to the Discovery',
      text: 'Go to any location of the Discovery.',
      rule: 'BA-CAGONY-05',
      isChallenge: false,
      enhancement: null,
    },
  },
  'charon/throne-room': {
    terran: {
      title: 'Navigate',
      short: 'Move the Charon',
      text: 'The Charon goes to an adjacent tile.',
      rule: 'BA-CTHRONE-01',
      isChallenge: false,
      enhancement: {
        price: { dilithium: 2 },
        text: 'Twice; then draw a Threat card and process its Corruption section.',
        rule: 'BA-CTHRONE-03',
      },
    },
    starfleet: {
      title: 'Force Off Course',
      short: 'Drive the Charon away',
      text: 'Won: the Charon goes to an adjacent tile, of your choice.',
      rule: 'BA-CTHRONE-04',
      isChallenge: true,
      enhancement: null,
    },
  },
  'charon/reactor': {
    terran: {
      title: 'Restore the Ship',
      short: 'Repairs for 1 Resolve',
      text: 'Repair locations of the Charon for 1 Resolve each, every repair paid with cards of its own.',
      rule: 'BA-CREACT-01',
      isChallenge: false,
      enhancement: {
        price: { tritanium: 2 },
        text: 'What a card is worth pays for as many repairs.',
        rule: 'BA-CREACT-02',
      },
    },
    starfleet: {
      title: 'Burn the Corruption',
      short: 'Cleanse and damage',
      text: 'The Terrans have two bonus cards. Won: all Corruption on or next to the Charon’s tile is removed, and the Charon takes one Damage card for each.',
      rule: 'BA-CREACT-04',
      isChallenge: true,
      enhancement: {
        price: { intel: 1 },
        text: 'The Terrans have only one bonus card.',
        rule: 'BA-CREACT-04',
      },
    },
  },
  'charon/weapons': {
    terran: {
      title: 'Attack Discovery',
      short: 'Hit the Discovery',
      text: 'With both ships on one tile. Won: the Discovery is damaged at random.',
      rule: 'BA-CWEAP-01',
      isChallenge: true,
      enhancement: {
        price: { intel: 1 },
        text: 'Draw two Damage cards and apply one by choice.',
        rule: 'BA-CWEAP-03',
      },
    },
    starfleet: {
      title: 'Sabotage',
      short: 'Damage a location',
      text: 'The Terrans have two bonus cards. Won: choose a location of the Charon; it is damaged.',
      rule: 'BA-CWEAP-05',
      isChallenge: true,
      enhancement: {
        price: { intel: 1 },
        text: 'The Terrans have only one bonus card.',
        rule: 'BA-CWEAP-06',
      },
    },
  },
  'charon/fleet-command': {
    terran: {
      title: 'Call Terran Fleet',
      short: 'Move or add 1 Fleet',
      text: 'Move a Fleet token to an adjacent tile, or add one from the supply on the Charon’s tile.',
      rule: 'BA-CFLEET-01',
      isChallenge: false,
      enhancement: { price: { tritanium: 1 }, text: 'Both Fleet tokens.', rule: 'BA-CFLEET-04' },
    },
    starfleet: {
      title: 'Mislead the Fleet',
      short: 'Move 1 Fleet 2 tiles',
      text: 'Won: move a Fleet token up to two tiles.',
      rule: 'BA-CFLEET-05',
      isChallenge: true,
      enhancement: {
        price: { tritanium: 1 },
        text: 'Both Fleet tokens, up to two tiles each.',
        rule: 'BA-CFLEET-07',
      },
    },
  },
} as const satisfies Readonly<
  Record<`charon/${string}`, { readonly starfleet: LocationText; readonly terran: LocationText }>
>;
