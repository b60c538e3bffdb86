export { BOT_NAMES, type BotName, botNamed } from './bot-names';
export { chooserOf } from './bots';
export { decideNow } from './decide';
export { QUICK_NODES, TABLE_BUDGET_MS } from './steady';
export { createThinker } from './thinker';
export type { BotDecision, BotRequest, Budget, Thinker } from './types';
