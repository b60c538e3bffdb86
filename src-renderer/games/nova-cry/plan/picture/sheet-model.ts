/** What a picture of a plan shows, in words and numbers. */
import type { NovaCryContent } from '../../../../../shared/content/nova-cry';
import type { PlannedForce } from '../../../../../shared/documents/force-plan';
import type { BattleOdds, DuelOdds, Matrix } from '../../../../../shared/force';
import { meanText } from '../../match/fight/chances';
import { cardName, wholePercent } from '../words';

/** What a picture is drawn from: an open plan. */
export interface SheetSource {
  readonly content: NovaCryContent;
  readonly plan: { readonly title: string };
  readonly mine: PlannedForce | null;
  readonly theirs: PlannedForce | null;
  readonly battle: BattleOdds | null;
  readonly duel: DuelOdds | null;
  readonly battles: Matrix<BattleOdds>;
  readonly duels: Matrix<DuelOdds>;
}

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

export function sheetOf(source: SheetSource): Sheet {
  const { battle, duel, battles, duels, content, mine, theirs, plan } = source;
  return {
    title: plan.title,
    mine: forceOf(content, mine),
    theirs: forceOf(content, theirs),
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

function forceOf(content: NovaCryContent, force: PlannedForce | null): SheetForce | null {
  if (force === null) return null;
  const cards = (['ship', 'captain', 'weapon'] as const).map((kind) => {
    const id = force[kind];
    return id === null ? `${kind} open` : cardName(content, kind, id);
  });
  return { name: force.name, cards: cards.join(' · ') };
}
