/** The status line: which tool, what it does now, and its keys. */
import type { GameSession } from '../../descriptor';
import type { Carried } from './hands.svelte';

type Hint = GameSession['hint'];
const ESC = (does: string) => ({ key: 'Esc', does });
const TURN = { key: '[ ]', does: 'turn' };

const HINTS: Readonly<Record<string, Hint>> = {
  'select.idle': {
    tool: 'Select',
    text: 'click a node for the way there, drag a ship, a token or a tile',
    keys: [TURN, { key: 'X', does: 'other face' }],
  },
  'select.moving': { tool: 'Move', text: 'release to put it down', keys: [ESC('cancel')] },
  'select.swapping': {
    tool: 'Swap',
    text: 'release on the tile to change places with',
    keys: [ESC('cancel')],
  },
  'pan.idle': { tool: 'Pan', text: 'drag the board, turn the wheel to zoom', keys: [] },
  'route.idle': { tool: 'Route', text: 'click the node where the way begins', keys: [ESC('done')] },
  'route.begun': { tool: 'Route', text: 'click the node where it ends', keys: [ESC('drop')] },
  'turn.idle': { tool: 'Turn', text: 'drag a tile round its middle', keys: [TURN, ESC('put it down')] },
  'turn.turning': { tool: 'Turn', text: 'it falls into the nearest notch', keys: [ESC('lay it back')] },
  'tokens.idle': {
    tool: 'Tokens and ships',
    text: 'click where the piece shall stand',
    keys: [{ key: '1 … 5', does: 'which' }, ESC('done')],
  },
};
const FALLBACK: Hint = { tool: 'Select', text: 'click the board', keys: [] };

export interface HintSource {
  readonly activeTool: string;
  readonly hands: {
    readonly swapping: string | null;
    readonly carried: Carried | null;
    readonly begun: string | null;
  };
  readonly raised: { readonly isMoving: boolean };
}

/** While a tile waits to change places, that comes first. */
export function hintFor({ activeTool, hands, raised }: HintSource): Hint {
  if (hands.swapping !== null)
    return {
      tool: 'Swap',
      text: `click the tile that changes places with ${hands.swapping}`,
      keys: [ESC('cancel')],
    };
  return HINTS[stateOf(activeTool, hands, raised)] ?? FALLBACK;
}

function stateOf(
  tool: string,
  { carried, begun }: HintSource['hands'],
  raised: HintSource['raised'],
): string {
  if (carried !== null) return carried.thing.type === 'tile' ? 'select.swapping' : 'select.moving';
  if (tool === 'route') return begun === null ? 'route.idle' : 'route.begun';
  if (tool === 'turn') return raised.isMoving ? 'turn.turning' : 'turn.idle';
  return `${tool}.idle`;
}
