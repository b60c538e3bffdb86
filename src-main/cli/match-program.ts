/** The commands for matches, as the command line names them. */
import type { Command } from 'commander';
import { MATCH_GAMES } from '../../shared/documents';
import { BOT_NAMES } from '../bots';
import {
  type ActOptions,
  actRequest,
  answerAct,
  answerCheck,
  type CheckOptions,
  checkRequest,
} from './act-command';
import type { Answer } from './answer';
import { answerFight, type FightOptions, fightRequest } from './fight-command';
import { firstRefused } from './first-refused';
import type { MatchAtHand } from './games';
import { answerLegal } from './legal-command';
import { answerNetwork } from './network-command';
import { answerNew, type NewOptions, newRequest } from './new-command';
import { answerPlay, type PlayOptions, playRequest } from './play-command';
import type { GlobalOptions, Run } from './run';
import { repeatable } from './repeatable';
import { answerReplay, type ReplayOptions, replayRequest } from './replay-command';
import { answerSimulate, type SimulateOptions, simulateRequest } from './simulate-command';

export function addMatchCommands(program: Command, run: Run): void {
  addNew(program, run);
  addLegal(program, run);
  addCheck(program, run);
  addAct(program, run);
  addPlay(program, run);
  addReplay(program, run);
  addSimulate(program, run);
  addNetwork(program, run);
  addFight(program, run);
}

function addNew(program: Command, run: Run): void {
  const command = program.command('new').description('a new match, written to a file');
  withGame(command)
    .requiredOption('--seats <n>', 'how many play')
    .option('--setup <file>', 'a set-up or a plan of the game; what it leaves out is the game’s choice')
    .requiredOption('--out <match>', 'the file to write')
    .action(async (game: string, options: NewOptions) => {
      run.answer(await answerNew(run.io, gamesOf(command, run), newRequest(game, options)));
    });
}

function addLegal(program: Command, run: Run): void {
  const command = program.command('legal').description('who may act, and everything they may do');
  command
    .argument('<match>', 'a match file')
    .option('--seat <seat>', 'only this seat')
    .action(async (file: string, { seat }: { seat?: string }) => {
      run.answer(await withMatch(command, run, file, (match) => answerLegal(match, seat)));
    });
}

function addCheck(program: Command, run: Run): void {
  const command = program.command('check').description('whether an action may be taken, and if not, why');
  command
    .argument('<match>', 'a match file')
    .requiredOption('--action <json>', 'the action')
    .option('--seat <seat>', 'who acts: a seat, chance, referee; the only actor if left out')
    .action(async (file: string, options: CheckOptions) => {
      const request = checkRequest(options);
      run.answer(await withMatch(command, run, file, (match) => answerCheck(match, request)));
    });
}

function addAct(program: Command, run: Run): void {
  const command = program.command('act').description('takes an action and writes the match');
  command
    .argument('<match>', 'a match file')
    .option('--action <json>', 'the action; left out where chance is asked: the seed answers')
    .option('--seat <seat>', 'who acts: a seat, chance, referee; the only actor if left out')
    .requiredOption('--out <match>', 'the file to write')
    .action(async (file: string, options: ActOptions) => {
      const request = actRequest(options);
      run.answer(await withMatch(command, run, file, (match) => answerAct(run.io, match, request)));
    });
}

function addPlay(program: Command, run: Run): void {
  const command = program.command('play').description('a whole match by bots');
  withGame(command)
    .requiredOption('--seats <bots>', `a bot for each seat, such as random,random: ${BOT_NAMES.join(', ')}`)
    .option('--setup <file>', 'a set-up or a plan of the game; what it leaves out is the game’s choice')
    .option('--limit <n>', 'stops after so many records')
    .option('--out <match>', 'writes the match')
    .action(async (game: string, options: PlayOptions) => {
      run.answer(await answerPlay(run.io, gamesOf(command, run), playRequest(game, options)));
    });
}

function addReplay(program: Command, run: Run): void {
  const command = program.command('replay').description('plays the records of a match again');
  command
    .argument('<match>', 'a match file')
    .option('--at <n>', 'only so many records')
    .option('--seat <seat>', 'shows what this seat, or spectator, sees')
    .action(async (file: string, options: ReplayOptions) => {
      const request = replayRequest(options);
      const answer = (match: MatchAtHand) => answerReplay(match, request);
      run.answer(await withMatch(command, run, file, answer, request.at));
    });
}

function addSimulate(program: Command, run: Run): void {
  const command = program
    .command('simulate')
    .description('many matches by bots: who wins, by what, how long');
  withGame(command)
    .requiredOption('--games <n>', 'how many')
    .requiredOption('--seats <bots>', `a bot for each seat, such as random,random: ${BOT_NAMES.join(', ')}`)
    .action(async (game: string, options: SimulateOptions) => {
      run.answer(await answerSimulate(gamesOf(command, run), simulateRequest(game, options)));
    });
}

function addNetwork(program: Command, run: Run): void {
  const command = program.command('network').description('the pathways of a planned board of Black Alert');
  command
    .argument('<file>', 'a plan file with a network')
    .option('--from <node>', 'only pathways from this node, such as C3/a')
    .action(async (file: string, { from }: { from?: string }) => {
      run.answer(await answerNetwork(run.io, gamesOf(command, run), file, from));
    });
}

function addFight(program: Command, run: Run): void {
  const command = program
    .command('fight')
    .description('exact odds of a battle and a duel between two task forces of a plan of Nova Cry');
  command
    .argument('<plan>', 'a plan file with task forces')
    .option('--attacker <id>', 'who attacks; the plan’s own fight if left out')
    .option('--defender <id>', 'who defends')
    .option('--nebula <n>', 'Nebulas that the defender stands on')
    .addOption(repeatable('--reading <key=value>', 'a reading other than the plan’s'))
    .action(async (file: string, options: FightOptions) => {
      const request = fightRequest(options);
      run.answer(await answerFight(run.io, gamesOf(command, run), file, request));
    });
}

function withGame(command: Command): Command {
  return command
    .argument('<game>', MATCH_GAMES.join(', '))
    .requiredOption('--seed <seed>', 'any text; the same seed gives the same match')
    .addOption(repeatable('--reading <key=value>', 'a reading other than the default'));
}

function gamesOf(command: Command, run: Run) {
  return run.games(command.optsWithGlobals<GlobalOptions>().pack);
}

/** Opens a match, tells people on standard error what they should know of it, and answers. */
async function withMatch(
  command: Command,
  run: Run,
  file: string,
  answer: (match: MatchAtHand) => Answer | Promise<Answer>,
  until?: number,
): Promise<Answer> {
  const match = await gamesOf(command, run).match(file, until);
  if (!match.ok) return firstRefused(match.error);
  for (const { message } of match.value.notices) run.io.say(`${message}\n`);
  return answer(match.value);
}
