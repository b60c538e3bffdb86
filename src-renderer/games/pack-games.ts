/** Which games' packs can be edited: each loads what its editor needs when a pack of it is first opened. */
import type { GameId } from '../../shared/content';
import type { Bridge, PackState } from '../../shared/contract';
import { PackEditing } from '../panels/pack-editor/model/pack-editing.svelte';
import type { PackGame } from '../panels/pack-editor/pack-game';
import { PackScreen } from '../panels/pack-editor/pack-screen.svelte';

/** Null: packs of the game are written by hand, there is no editor for them. */
const PACK_GAMES: { readonly [Game in GameId]: (() => Promise<PackGame<Game>>) | null } = {
  'into-the-unknown': () =>
    import('./into-the-unknown/editor').then(({ intoTheUnknownPackGame }) => intoTheUnknownPackGame),
  'black-alert': () => import('./black-alert/editor').then(({ blackAlertPackGame }) => blackAlertPackGame),
  'nova-cry': () => import('./nova-cry/editor').then(({ novaCryPackGame }) => novaCryPackGame),
};

interface PackOpening {
  readonly bridge: Bridge;
  readonly state: PackState;
  readonly say: PackEditing['say'];
  readonly exportPack: () => void;
}

/** The editor's screen for a pack that was opened; null: there is none for its game. The caller destroys its editing. */
export function openPackScreen(opening: PackOpening): Promise<PackScreen | null> {
  return screenOf(opening.state.pack.head.game, opening);
}

async function screenOf<Game extends GameId>(
  id: Game,
  { bridge, state, say, exportPack }: PackOpening,
): Promise<PackScreen | null> {
  const load: (() => Promise<PackGame<Game>>) | null = PACK_GAMES[id];
  const game = await load?.();
  const editing = game && PackEditing.of(id, bridge, state, say);
  return game && editing ? PackScreen.of(game, editing, exportPack) : null;
}
