/** What a document must satisfy to be stored after an edit or to be imported: its schema and the content it names. */
import { type Refusal, type Result, ok } from '../../shared/base';
import type { ContentPack } from '../../shared/content';
import { checkNetworkPlan, checkPlan, MATCH_FORMAT } from '../../shared/documents';
import { type CheckBody, type DocumentBody, firstFault, isMatch, readBody } from '../library';
import type { NetworkContents } from './network-plans';

export interface ContentAtHand {
  /** Null in a damaged installation: the schema alone decides. */
  readonly sector: ContentPack | null;
  readonly networks: Pick<NetworkContents, 'known'>;
}

/** The first fault, if any. What a match's records mean is for `matchAtHand`. */
export function documentCheck(content: ContentAtHand): CheckBody {
  return (value) => {
    const game = gameOf(value);
    if (game === 'network') return checkNetwork(value, content);
    if (game === 'match' || content.sector === null) return readBody(value);
    return firstFault(checkPlan(value, content.sector));
  };
}

function checkNetwork(value: unknown, { networks }: ContentAtHand): Result<DocumentBody, Refusal> {
  const body = readBody(value);
  if (!body.ok || isMatch(body.value) || body.value.game !== 'black-alert') return body;
  const known = networks.known(body.value.packs ?? []);
  return known === null ? ok(body.value) : firstFault(checkNetworkPlan(value, known));
}

/** By what a document says of itself; whether it is true its schema will say. */
function gameOf(value: unknown): 'sector' | 'network' | 'match' {
  if (typeof value !== 'object' || value === null) return 'sector';
  if ('format' in value && value.format === MATCH_FORMAT) return 'match';
  return 'game' in value && value.game === 'black-alert' ? 'network' : 'sector';
}
