/** Piles too small to play with: for two players at least, as the draft deals. */
import type { Refusal, RuleId } from '../../base';
import { fault } from '../fault';
import type { NovaCryContent } from './records';
import { officerOf, OFFICERS, TOKENS } from './vocabulary';

/** The fewest players (NC-COMP-03), and what the draft deals to each (NC-DRAFT-03 to 05). */
const PLAYERS = 2;
const DEALT = 3;
/** Planet cards drawn in a Navigation Phase (NC-NAV-01). */
const DRAWN = 3;

/** Every kind of which there is too little to seat two players. */
export function countFaults(content: NovaCryContent): readonly Refusal[] {
  const { ships, captains, weapons, planets, aliens } = content;
  return [
    ...tooFew('ships', shared(ships).length, PLAYERS * DEALT, 'NC-DRAFT-03'),
    ...tooFew('captains', shared(captains).length, PLAYERS * DEALT, 'NC-DRAFT-04'),
    ...tooFew('weapons', copiesOf(Object.values(weapons)), PLAYERS * DEALT, 'NC-DRAFT-05'),
    ...weaponKinds(content),
    ...tooFew('planets', Object.keys(planets).length, DRAWN, 'NC-NAV-01'),
    ...tooFew('aliens', copiesOf(Object.values(aliens)), 1, 'NC-ALIEN-01'),
    ...officerFaults(content),
    ...startFaults(content),
  ];
}

function shared<Kind extends { readonly exclusive: boolean }>(
  records: Readonly<Record<string, Kind>>,
): readonly Kind[] {
  return Object.values(records).filter(({ exclusive }) => !exclusive);
}

function copiesOf(records: readonly { readonly copies: number }[]): number {
  return records.reduce((sum, { copies }) => sum + copies, 0);
}

function tooFew(kind: string, count: number, needed: number, rule: RuleId): readonly Refusal[] {
  if (count >= needed) return [];
  const message = `Two players need ${needed} ${kind}; there ${count === 1 ? 'is' : 'are'} ${count}.`;
  return [fault('wrong-count', message, [kind], rule)];
}

/** A hand of matching weapons is replaced, which never ends where all are alike. */
function weaponKinds({ weapons }: NovaCryContent): readonly Refusal[] {
  const kinds = Object.keys(weapons).length;
  if (kinds === 0 || kinds >= DEALT) return [];
  const message = `A hand of ${DEALT} different weapons is dealt; there are ${kinds} kinds.`;
  return [fault('wrong-count', message, ['weapons'], 'NC-DRAFT-06')];
}

/** Of each type two crew members and a pile of action cards (NC-DRAFT-08, NC-SETUP-03). */
function officerFaults({ crew, actionCards }: NovaCryContent): readonly Refusal[] {
  return OFFICERS.flatMap((officer) => {
    const members = copiesOf(
      Object.values(crew).filter(({ type, exclusive }) => type === officer && !exclusive),
    );
    const cards = Object.values(actionCards).some(({ skill }) => officerOf(skill) === officer);
    return [
      ...(members >= PLAYERS
        ? []
        : [
            fault(
              'wrong-count',
              `Two players need 2 of type ${officer}; there ${members === 1 ? 'is' : 'are'} ${members}.`,
              ['crew'],
              'NC-DRAFT-08',
            ),
          ]),
      ...(cards
        ? []
        : [fault('wrong-count', `The ${officer} pile has no card.`, ['action-cards'], 'NC-SETUP-03')]),
    ];
  });
}

/** Tokens in the bag, and Intel for every seat of every table. */
function startFaults({ start }: NovaCryContent): readonly Refusal[] {
  const tokens = TOKENS.reduce((sum, token) => sum + start.tokens[token], 0);
  const path = ['starts', 'standard'];
  return [
    ...(tokens > 0
      ? []
      : [fault('wrong-count', 'The bag holds no token.', [...path, 'tokens'], 'NC-SETUP-02')]),
    ...Object.entries(start.intel).flatMap(([players, seats]) => {
      if (seats.length === Number(players)) return [];
      const message = `${players} players need ${players} figures of starting Intel, not ${seats.length}.`;
      return [fault('wrong-count', message, [...path, 'intel', players], 'NC-START-01')];
    }),
  ];
}
