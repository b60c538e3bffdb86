/** What a picture of a plan shows, in words and numbers. */
import { meanText } from '../../match/fight/chances';
import type { ForceSession } from '../session.svelte';
import { cardName, wholePercent } from '../words';

export interface SheetMatrix {
  readonly title: string;
  readonly names: readonly string[];
  /** Chances; null: no such fight. */
  readonly cells: readonly (readonly (number | null)[])[];
  /** Places of the two compared; below 0: it is not among them. */
  readonly mine: number;
  readonly theirs: number;
}
export interface Sheet {
  readonly title: string;
  readonly mine: SheetForce | null;
  readonly theirs: SheetForce | null;
  readonly figures: readonly { readonly words: string; readonly mine: string; readonly theirs: string }[];
  readonly battles: SheetMatrix;
  readonly duels: SheetMatrix;
}
export interface SheetForce {
  readonly name: string;
  readonly cards: string;
}

export function sheetOf(session: ForceSession): Sheet {
  const { battle, duel, battles, duels, content, mine, theirs, plan } = session;
  return {
    title: plan.title,
    mine: forceOf(session, 'mine'),
    theirs: forceOf(session, 'theirs'),
    figures: [
      ...(battle
        ? [
            {
              words: 'Mean hull lost',
              mine: meanText(battle.meanToAttacker),
              theirs: meanText(battle.meanToDefender),
            },
            {
              words: 'Destroyed',
              mine: wholePercent(battle.attackerDestroyed),
              theirs: wholePercent(battle.defenderDestroyed),
            },
          ]
        : []),
      ...(duel
        ? [
            {
              words: 'Captain falls',
              mine: wholePercent(duel.attackerFalls + duel.bothFall),
              theirs: wholePercent(duel.defenderFalls + duel.bothFall),
            },
          ]
        : []),
    ],
    battles: {
      title: 'SHIP BATTLE: TARGET DESTROYED',
      names: battles.ids.map((id) => cardName(content, 'ship', id)),
      cells: battles.cells.map((row) => row.map((odds) => odds?.defenderDestroyed ?? null)),
      mine: battles.ids.indexOf(mine?.ship ?? ''),
      theirs: battles.ids.indexOf(theirs?.ship ?? ''),
    },
    duels: {
      title: 'DUEL: THEIR CAPTAIN FALLS',
      names: duels.ids.map((id) => cardName(content, 'weapon', id)),
      cells: duels.cells.map((row) => row.map((odds) => odds && odds.defenderFalls + odds.bothFall)),
      mine: duels.ids.indexOf(mine?.weapon ?? ''),
      theirs: duels.ids.indexOf(theirs?.weapon ?? ''),
    },
  };
}

function forceOf(session: ForceSession, side: 'mine' | 'theirs'): SheetForce | null {
  const force = session.forceOf(side);
  if (force === null) return null;
  const cards = (['ship', 'captain', 'weapon'] as const).map((kind) => {
    const id = force[kind];
    return id === null ? `${kind} open` : cardName(session.content, kind, id);
  });
  return { name: force.name, cards: cards.join(' · ') };
}
