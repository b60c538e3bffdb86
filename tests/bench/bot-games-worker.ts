/** One of the threads that `npm run measure:bots` plays its games in. */
import { parentPort } from 'node:worker_threads';
import { type BotGame, playMeasured } from './bot-games';

const port = parentPort;
if (port === null) throw new Error('This is started as a worker.');
port.on('message', (game: BotGame) => port.postMessage(playMeasured(game)));
