/** The command line of `plotroom`: commands, options, and what each of them runs. */
import { Command, type Option } from 'commander';
import type { Refusal, Result } from '../../shared/base';
import { ORIENTATIONS, PAPERS } from '../../shared/carriers/pdf-setup';
import type { ContentPack } from '../../shared/content';
import type { Plan } from '../../shared/documents';
import { INSTRUMENTS } from '../../shared/drawing/instruments';
import { LAYOUTS } from '../../shared/sector';
import { type Answer, misused, refused } from './answer';
import { answerBatch } from './batch-command';
import { EXPORT_FORMATS, type ExportOptions, exportRequest, LAYERS, REACHES, THEMES } from './export-options';
import { readPlan } from './files';
import { answerManeuver, maneuverRequest, type ManeuverOptions } from './maneuver-command';
import { answerMeasure, measureRequest, type MeasureOptions } from './measure-command';
import { answerOdds, ODDS_HELP, type OddsOptions, oddsRequest } from './odds-command';
import { addMatchCommands } from './match-program';
import { answerReach, reachRequest, type ReachOptions } from './reach-command';
import { repeatable } from './repeatable';
import type { GlobalOptions, Run } from './run';
import { answerSchemas } from './schemas-command';
import { answerSector, sectorRequest, type SectorOptions } from './sector-command';
import { answerValidate } from './validate-command';

/** The parser for one run. It neither prints nor exits: it throws, and `runCommand` answers. */
export function makeProgram(run: Run): Command {
  const program = new Command('plotroom');
  program
    .description('Plot sectors, measure, try manoeuvres. One JSON document on standard output.')
    .option('--pretty', 'indent the answer')
    .addOption(packOption())
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ writeOut: run.io.say, writeErr: () => undefined })
    .showSuggestionAfterError(false);
  addSector(program, run);
  addMeasure(program, run);
  addManeuver(program, run);
  addReach(program, run);
  addOdds(program, run);
  addExport(program, run);
  addMatchCommands(program, run);
  addValidate(program, run);
  addBatch(program, run);
  addSchemas(program, run);
  return program;
}

function packOption(): Option {
  return repeatable('--pack <folder|file>', 'a content pack over the shipped ones');
}

function addSector(program: Command, run: Run): void {
  const command = program.command('sector').description('where a layout has its systems and set-up areas');
  command
    .requiredOption('--layout <layout>', LAYOUTS.join(', '))
    .addOption(repeatable('--reading <key=value>', 'a reading other than the default'))
    .action(async (options: SectorOptions) => {
      const request = sectorRequest(options);
      const pack = await contentOf(command, run);
      run.answer(pack.ok ? answerSector(pack.value, request) : refused(pack.error));
    });
}

function addMeasure(program: Command, run: Run): void {
  const command = program.command('measure').description('the distance between two places, edge to edge');
  command
    .argument('<plan>', 'a plan file')
    .requiredOption('--from <place>', 'an id, or a point as x,y')
    .requiredOption('--to <place>', 'an id, or a point as x,y')
    .action(async (file: string, options: MeasureOptions) => {
      const request = measureRequest(options);
      run.answer(await withPlan(command, run, file, (pack, plan) => answerMeasure(pack, plan, request)));
    });
}

function addManeuver(program: Command, run: Run): void {
  const command = program.command('maneuver').description('a manoeuvre of one unit, judged');
  command
    .argument('<plan>', 'a plan file')
    .requiredOption('--unit <id>', 'the unit that moves')
    .requiredOption('--kind <kind>', 'warp, forward, reverse, lateral-port, lateral-starboard, come-about')
    .option('--tool <slot>', 'port or starboard (forward, reverse), fore or aft (lateral)')
    .option('--notches <n>', 'turn of the tool, from 0', '0')
    .option('--distance <inches>', 'travel, from 0; not for come-about')
    .option('--heading <degrees>', 'absolute, come-about only')
    .option('--out <file>', 'writes the plan with the unit moved')
    .action(async (file: string, options: ManeuverOptions) => {
      const request = maneuverRequest(options);
      run.answer(
        await withPlan(command, run, file, (pack, plan) => answerManeuver(run.io, pack, plan, request)),
      );
    });
}

function addOdds(program: Command, run: Run): void {
  const command = program.command('odds').description('the exact odds of a dice pool, test or attack');
  command
    .requiredOption('--pool <json>', 'the dice and what is done with them, see below')
    .option('--difficulty <n>', 'success results that a test needs')
    .addOption(repeatable('--reading <key=value>', 'a reading other than the default'))
    .addHelpText('after', ODDS_HELP)
    .action(async (options: OddsOptions) => {
      const request = oddsRequest(options);
      const pack = await contentOf(command, run);
      run.answer(pack.ok ? answerOdds(pack.value, request) : refused(pack.error));
    });
}

function addReach(program: Command, run: Run): void {
  const command = program.command('reach').description('where a unit can end with one kind of manoeuvre');
  command
    .argument('<plan>', 'a plan file')
    .requiredOption('--unit <id>', 'the unit that moves')
    .requiredOption('--kind <kind>', 'warp, forward, reverse, lateral-port, lateral-starboard, come-about')
    .action(async (file: string, options: ReachOptions) => {
      const request = reachRequest(options);
      run.answer(await withPlan(command, run, file, (pack, plan) => answerReach(pack, plan, request)));
    });
}

function addExport(program: Command, run: Run): void {
  const command = program.command('export').description('a plan as a picture, a drawing or a print');
  command
    .argument('[plan]', 'a plan file; none for instruments alone')
    .requiredOption('--format <format>', EXPORT_FORMATS.join(', '))
    .requiredOption('--out <file>', 'the file to write')
    .option('--paper <paper>', `pdf: ${PAPERS.join(', ')}`)
    .option('--orientation <way>', `pdf: ${ORIENTATIONS.join(', ')}`)
    .option('--margin <inches>', 'pdf: kept free on every side')
    .option('--overlap <inches>', 'pdf: what neighbouring tiles both show')
    .option('--correction <inches>', 'pdf: what the 6 inch check bar measured on your last print')
    .option('--instruments <names>', `pdf: all, or of ${INSTRUMENTS.join(', ')}`)
    .option('--cut-instruments', 'pdf: cut instruments into tiles that are larger than the paper')
    .option('--width <pixels>', 'png: up to 16384')
    .option('--theme <theme>', THEMES.join(', '))
    .option('--box <x0,y0,x1,y1>', 'a part of the table, inches')
    .option('--layers <names>', `only these of ${LAYERS.join(', ')}`)
    .addOption(repeatable('--arcs <unit:reach>', `arcs of a unit: ${REACHES.join(', ')}`))
    .option('--no-plan', 'png, pdf: do not put the plan into the file')
    .action(async (file: string | undefined, options: ExportOptions) => {
      const request = exportRequest(options, file);
      // What draws and prints is loaded for who asks for it: other commands start sooner without.
      const { answerExport } = await import('./export-command');
      const answer = (pack: ContentPack, plan: Plan | null) => answerExport(run.io, pack, plan, request);
      run.answer(
        file === undefined
          ? await withPack(command, run, answer)
          : await withPlan(command, run, file, answer),
      );
    });
}

function addValidate(program: Command, run: Run): void {
  const command = program.command('validate').description('all faults of a plan, match or pack, and advice');
  command
    .argument('<file>', 'a plan, match or pack, or the folder of a pack')
    .action(async (file: string) => {
      run.answer(await answerValidate(run, file, packsOf(command)));
    });
}

function addBatch(program: Command, run: Run): void {
  const command = program.command('batch').description('one JSON array of arguments per line');
  command.argument('<file>', 'the file of lines, - for standard input').action(async (file: string) => {
    const { runLine } = run;
    if (runLine === null) run.answer(misused('A batch cannot run inside a batch.'));
    else run.answer(await answerBatch(run.io, file, runLine(packsOf(command))));
  });
}

function addSchemas(program: Command, run: Run): void {
  program.command('schemas', { hidden: true }).action(async () => run.answer(await answerSchemas(run.io)));
}

function packsOf(command: Command): readonly string[] {
  return command.optsWithGlobals<GlobalOptions>().pack;
}

function contentOf(command: Command, run: Run): Promise<Result<ContentPack, Refusal>> {
  return run.content(packsOf(command));
}

async function withPack(
  command: Command,
  run: Run,
  answer: (pack: ContentPack, plan: null) => Promise<Answer>,
): Promise<Answer> {
  const pack = await contentOf(command, run);
  return pack.ok ? answer(pack.value, null) : refused(pack.error);
}

async function withPlan(
  command: Command,
  run: Run,
  file: string,
  answer: (pack: ContentPack, plan: Plan) => Answer | Promise<Answer>,
): Promise<Answer> {
  const pack = await contentOf(command, run);
  if (!pack.ok) return refused(pack.error);
  const plan = await readPlan(run.io, file, pack.value);
  return plan.ok ? answer(pack.value, plan.value) : refused(plan.error);
}
