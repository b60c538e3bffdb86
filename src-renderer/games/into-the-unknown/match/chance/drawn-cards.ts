/** Cards that may be drawn: all of the pile that nobody has seen lie elsewhere. */
import type { ContentPack } from '../../../../../shared/content';
import type { IntoTheUnknownView, TaskView } from '../../../../../shared/contract/into-the-unknown';
import { recordOf } from '../words';

type Drawing = Extract<TaskView, { readonly type: 'draw' | 'damage-card' }>;

export function drawnCards(view: IntoTheUnknownView, content: ContentPack, task: Drawing): readonly string[] {
  if (task.type === 'damage-card') return damageCards(view, content, task.unit);
  switch (task.from) {
    case 'overtures':
      return Object.keys(content.overtures);
    case 'situations':
      return Object.keys(content.situations);
    case 'complications':
      return Object.keys(content.complications);
    case 'transfer':
      return Object.keys(content.officers);
    case 'secrets':
      return [];
  }
}

/** The deck of the ship's class, without those that lie on a ship of that class. */
function damageCards(
  view: IntoTheUnknownView,
  { damageCards: all }: ContentPack,
  unit: string,
): readonly string[] {
  const of = recordOf(view.units.find(({ id }) => id === unit)?.class ?? unit);
  const out = new Set(view.units.flatMap((each) => each.damageCards.map(({ card }) => recordOf(card))));
  return Object.entries(all)
    .filter(([id, { ship }]) => ship === of && !out.has(id))
    .map(([id]) => id);
}
