import { OFFICERS } from '../../../../../shared/content/nova-cry';
import type { Command } from '../../../../ui';
import { OFFICER_NAMES } from '../../words';
import { CARD_KINDS } from '../forces';
import type { ForceSession, Side } from '../session.svelte';
import { KIND_NAMES } from '../words';

const SIDES: readonly (readonly [Side, string])[] = [
  ['mine', 'your force'],
  ['theirs', 'the opponent’s'],
];

/** Every card by its name, into one force or the other. */
export function cardCommands(session: ForceSession): readonly Command[] {
  const { content } = session;
  const cards = CARD_KINDS.flatMap((kind) =>
    Object.entries(content[`${kind}s`]).flatMap(([id, { name }]) =>
      SIDES.map(([side, whose]) => ({
        id: `card.${side}.${kind}.${id}`,
        title: `${name} into ${whose}`,
        group: `${KIND_NAMES[kind]}s`,
        keys: null,
        enabled: () => session.forceOf(side) !== null,
        run: () => session.take(kind, id, side),
      })),
    ),
  );
  const crew = OFFICERS.flatMap((type) =>
    session.tables.crew[type].map(({ id, name }) => ({
      id: `card.mine.${type}.${id}`,
      title: `${name} into your force as ${OFFICER_NAMES[type].toLowerCase()}`,
      group: 'Crew',
      keys: null,
      enabled: () => session.mine !== null,
      run: () => session.takeCrew(type, id, 'mine'),
    })),
  );
  return [...cards, ...crew];
}
