/** Puts condition tokens on units and keywords on features, a step each. */
import { CONDITIONS, type Condition, type FeatureKeyword } from '../../../shared/sector';
import { conditionWord } from './condition-words';
import { changePieces, setKeyword } from './edits';
import type { FeaturePiece, UnitPiece } from './pieces';
import type { SectorSession } from './session.svelte';
import { named } from './wording';

/** On for all selected units, or off when all of them have it. */
export function toggleCondition(session: SectorSession, condition: Condition): void {
  const units = session.selectedPieces.filter((piece): piece is UnitPiece => piece.type === 'unit');
  if (units.length === 0) return;
  const on = units.some(({ unit }) => !unit.conditions?.includes(condition));
  const word = conditionWord(condition);
  const names = named(
    units.map(({ name }) => name),
    'units',
  );
  const changes = units.map((piece) =>
    changePieces(new Set([piece.id]), { conditions: withToken(piece, condition, on) }),
  );
  session.commit(`${word} ${on ? 'on' : 'off'} ${names}`, (draft) => {
    for (const change of changes) change(draft);
  });
}

/** In the order of `CONDITIONS`; none at all is stored as absence. */
function withToken({ unit }: UnitPiece, condition: Condition, on: boolean): Condition[] | undefined {
  const has = (each: Condition) => (each === condition ? on : (unit.conditions?.includes(each) ?? false));
  const tokens = CONDITIONS.filter(has);
  return tokens.length === 0 ? undefined : tokens;
}

export function changeKeyword(
  session: SectorSession,
  piece: FeaturePiece,
  keyword: FeatureKeyword,
  level: number,
): void {
  const change = level === 0 ? `no longer ${keyword}` : `${keyword} ${level}`;
  session.commit(`${piece.name} ${change}`, setKeyword(piece.id, keyword, level));
}
