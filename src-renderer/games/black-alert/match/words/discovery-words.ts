/** The Discovery's six locations in words of our own; what they do is told by the ledger's rules. BA-DBRIG-01 to BA-DREADY-05. */
import type { LocationText } from './types';

export const DISCOVERY_WORDS = {
  'discovery/brig': {
    starfleet: {
      title: 'Arrest Imposter',
      short: 'Detain an intruder',
      text: 'Choose a Terran aboard the Discovery; its player draws a card. Won: the target is detained in the Brig.',
      rule: 'BA-DBRIG-01',
      isChallenge: true,
      enhancement: {
        price: { tritanium: 1 },
        text: 'The Terrans have no bonus card.',
        rule: 'BA-DBRIG-04',
      },
    },
    terran: {
      title: 'Slip Away',
      short: 'Go to the Charon',
      text: 'Go to any location of the Charon.',
      rule: 'BA-DBRIG-05',
      isChallenge: false,
      enhancement: null,
    },
  },
  'discovery/cargo-bay': {
    starfleet: {
      title: 'Gain Resources',
      short: 'Gain 1 of your node',
      text: 'Gain one token of a kind at the Discovery’s node.',
      rule: 'BA-DCARGO-01',
      isChallenge: false,
      enhancement: {
        price: { tritanium: 1 },
        text: 'Three times in all.',
        rule: 'BA-DCARGO-02',
      },
    },
    terran: {
      title: 'Seize Resources',
      short: 'Take 2 of the Discovery’s',
      text: 'Won: move up to two tokens of your choice from the Discovery’s pool to the Charon’s.',
      rule: 'BA-DCARGO-04',
      isChallenge: true,
      enhancement: {
        price: { intel: 1 },
        text: 'Then gain two tokens of kinds at nodes of the Discovery’s tile.',
        rule: 'BA-DCARGO-05',
      },
    },
  },
  'discovery/engineering': {
    starfleet: {
      title: 'Alter Network',
      short: 'Turn 1 tile',
      text: 'Turn any one tile to any orientation.',
      rule: 'BA-DENG-01',
      isChallenge: false,
      enhancement: { price: { intel: 1 }, text: 'Two tiles.', rule: 'BA-DENG-02' },
    },
    terran: {
      title: 'Corrupt Network',
      short: 'Corrupt a tile nearby',
      text: 'Won: place one Corruption token next to the Discovery’s tile.',
      rule: 'BA-DENG-04',
      isChallenge: true,
      enhancement: {
        price: { dilithium: 1 },
        text: 'Starfleet have no bonus card.',
        rule: 'BA-DENG-05',
      },
    },
  },
  'discovery/weapons': {
    starfleet: {
      title: 'Attack',
      short: 'Fleet token or Charon here',
      text: 'Choose a Fleet token or the Charon on the Discovery’s tile. Won: the token is destroyed, or the Charon is damaged at random.',
      rule: 'BA-DWEAP-01',
      isChallenge: true,
      enhancement: null,
    },
    terran: {
      title: 'Sabotage',
      short: 'Damage a location',
      text: 'Choose a location of the Discovery; Starfleet have two bonus cards. Won: it is damaged.',
      rule: 'BA-DWEAP-06',
      isChallenge: true,
      enhancement: {
        price: { intel: 1 },
        text: 'Starfleet have only one bonus card.',
        rule: 'BA-DWEAP-07',
      },
    },
  },
  'discovery/bridge': {
    starfleet: {
      title: 'Navigate',
      short: 'Travel 1 connection',
      text: 'The Discovery travels to another node of its tile, or along one pathway to a connected node.',
      rule: 'BA-DBRIDGE-01',
      isChallenge: false,
      enhancement: {
        price: { dilithium: 2 },
        text: 'Twice, one travel after the other.',
        rule: 'BA-DBRIDGE-03',
      },
    },
    terran: {
      title: 'Force Off Course',
      short: 'Move it within its tile',
      text: 'Won: the Discovery goes to another node of its tile, of your choice.',
      rule: 'BA-DBRIDGE-04',
      isChallenge: true,
      enhancement: null,
    },
  },
  'discovery/ready-room': {
    starfleet: {
      title: 'Reserve Command',
      short: 'New Ready Commands',
      text: 'Discard the Ready Commands and draw three faceup into their slots.',
      rule: 'BA-DREADY-01',
      isChallenge: false,
      enhancement: {
        price: { dilithium: 1 },
        text: 'Draw four: three for the slots, one for any Starfleet player.',
        rule: 'BA-DREADY-03',
      },
    },
    terran: {
      title: 'Steal Orders',
      short: 'A card from the discards',
      text: 'Won: look through the Terran discards and give one card of them to a Terran player, or keep it.',
      rule: 'BA-DREADY-04',
      isChallenge: true,
      enhancement: {
        price: { tritanium: 1 },
        text: 'All Ready Commands are discarded, too.',
        rule: 'BA-DREADY-05',
      },
    },
  },
} as const satisfies Readonly<
  Record<`discovery/${string}`, { readonly starfleet: LocationText; readonly terran: LocationText }>
>;
