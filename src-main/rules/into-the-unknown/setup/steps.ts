/** The ten steps of set-up in their order, each in parts that are asked for one after the other (ITU-SETUP-01). */
import type { StoryRecord } from '../../../../shared/content/into-the-unknown';
import type { Task } from '../../../../shared/contract/into-the-unknown';
import { ignores } from '../../../../shared/fleet';
import type { SectorLayout } from '../../../../shared/sector';
import type { SeatId } from '../../engine';
import { seatOf } from '../figures/pieces';
import { addFeature, featureKind } from '../mission/features';
import { missionTasks } from '../mission/mission-effects';
import { addUnit, newUnit } from '../moves/deploy-unit';
import type { Play } from '../play';
import { playerOrder } from '../round/order';
import { recordOf } from '../table';
import type { TaskRules } from '../task-rules';
import { layTrack } from './complication';
import { turnDirectives } from './directives';
import { UNASKED } from './carried-out';
import { forceOf, NOT_DRAWN, overtureOf, rulesOf, storyOf } from './force';
import { layStoryTrack } from './influence';
import { inspect } from './inspection';
import { placeUnits } from './mission-units';
import { isPlanned, layPlannedFeatures, standPlannedUnits } from './planned';
import { givePriority } from './priority';
import { assignOvertureRoles } from './roles';

type Part = (play: Play) => void;

/** By printed step, from 1. Step 1, the mode, is the set-up's own. */
const STEPS: readonly (readonly Part[])[] = [
  [],
  [drawMission, tellMission, determinePriority, dealComplications],
  [(play) => eachInOrder(play, (seat) => ({ type: 'fleet', seat }))],
  [(play) => eachInOrder(play, (seat) => ({ type: 'crew', seat }))],
  [drawTransfers, spendFlex],
  [inspectFleets],
  [],
  [placeMarker],
  [setSector, assignOvertureRoles, layPresets, placeTokens, placeUnits],
  [standPlannedUnits, (play) => deploy(play, 'ships'), (play) => deploy(play, 'others'), afterSetUp, begin],
];

export const setUpTask: TaskRules<'set-up'> = {
  ...UNASKED,
  run(play, task) {
    const parts = STEPS[task.step - 1];
    const part = parts?.[task.part];
    if (parts === undefined) return play.pop();
    if (part === undefined) return play.replace({ type: 'set-up', step: task.step + 1, part: 0 });
    play.replace({ ...task, part: task.part + 1 });
    part(play);
  },
};

/** Pushes a task for each player, the first in player order first. */
function eachInOrder(play: Play, task: (seat: SeatId) => Task): void {
  play.push(...playerOrder(play.frozen).map(task));
}

/** Overture, then situation, where they are not agreed on (ITU-CARDS-04). */
function drawMission(play: Play): void {
  const { mission, setup } = play.frozen;
  const drawn = { type: 'draw', count: 1, seat: null, unit: null, why: 'mission' } as const;
  const needsSituation = setup.mission.type === 'incident' && mission.situation === null;
  play.push(
    ...(mission.overture === NOT_DRAWN ? [{ ...drawn, from: 'overtures' } as const] : []),
    ...(needsSituation ? [{ ...drawn, from: 'situations' } as const] : []),
  );
}

function tellMission(play: Play): void {
  const { overture, situation, story } = play.frozen.mission;
  play.tell({ type: 'mission', overture, situation, story });
}

/** ITU-SETUP-24: a story names who begins; dice or a coin in an incident, before complications are chosen (ITU-CARDS-05). */
function determinePriority(play: Play): void {
  const named = storyOf(play.table, play.frozen)?.priority ?? null;
  if (named !== null) return givePriority(play, named);
  play.push({ type: 'priority-dice', among: play.frozen.seats.map(({ seat }) => seat) });
}

const DEALT = 2;
/** Two complications for each player, one is kept (ITU-CARDS-07); where they are agreed on there is nothing to choose. */
function dealComplications(play: Play): void {
  if (Object.keys(play.frozen.mission.complications).length > 0) {
    return storyOf(play.table, play.frozen) === null ? layTrack(play) : undefined;
  }
  const order = playerOrder(play.frozen);
  const dealt = {
    type: 'draw',
    from: 'complications',
    count: DEALT,
    unit: null,
    why: 'complication',
  } as const;
  play.push(...order.map((seat) => ({ ...dealt, seat })), {
    type: 'complication',
    hands: order.map((seat) => ({ seat, dealt: [], kept: null })),
  });
}

/** ITU-SETUP-12: two cards of each pool; in a campaign only as the mission specifies. */
function drawTransfers(play: Play): void {
  eachOpen(play, 'transfer', (seat) =>
    forceOf(play.frozen, seat).transfer.length === 0
      ? []
      : [{ type: 'draw', from: 'transfer', count: DEALT, seat, unit: null, why: 'transfer' }],
  );
}

function spendFlex(play: Play): void {
  eachOpen(play, 'flex', (seat) => [{ type: 'flex', seat, available: seatOf(play.frozen, seat).transfer }]);
}

/** For each player whose mission does not leave the step out (ITU-SETUP-11, ITU-TFEX-03). */
function eachOpen(play: Play, step: 'transfer' | 'flex', tasks: (seat: SeatId) => readonly Task[]): void {
  const open = playerOrder(play.frozen).filter((seat) => {
    const rules = rulesOf(play.table, play.frozen, seat);
    const isSpecified = step !== 'transfer' || rules.mode === 'match' || (rules.mission?.isStory ?? false);
    return isSpecified && !ignores(rules, step) && !ignores(rules, 'flex');
  });
  play.push(...open.flatMap(tasks));
}

function inspectFleets(play: Play): void {
  for (const seat of [...playerOrder(play.frozen)].reverse()) inspect(play, seat);
}

/** ITU-SETUP-25: by the player last in player order; at the preset position of a story. */
function placeMarker(play: Play): void {
  if (storyOf(play.table, play.frozen) !== null) return layStoryTrack(play);
  const last = playerOrder(play.frozen).at(-1);
  if (last !== undefined) play.push({ type: 'influence', seat: last });
}

/** 9.1 and 9.2: the overture's sector and directives (ITU-SETUP-27, ITU-SETUP-28); the plan's sector where there is one. */
function setSector(play: Play): void {
  const overture = overtureOf(play.table, play.frozen);
  const planned = play.frozen.setup.table?.sector;
  const layout = overture?.layout ?? 'solitary';
  play.state.sector = structuredClone<SectorLayout>(planned ?? { layout }) as typeof play.state.sector; // a copy of its own
  play.state.mission.layout = planned?.layout ?? layout;
  if (overture) turnDirectives(play, overture.directives);
}

/** Tokens that lie there from the start: the plan's, and where a story's diagram shows them (ITU-SETUP-26). */
function layPresets(play: Play): void {
  layPlannedFeatures(play);
  const story = storyOf(play.table, play.frozen);
  const overture = overtureOf(play.table, play.frozen);
  for (const place of story?.places ?? []) {
    const spec = overture?.objectives.find(({ name }) => name === place.objective);
    if (!spec || isPlanned(play.frozen, spec.kind)) continue;
    const made = { kind: featureKind(spec.kind), name: spec.name, keywords: spec.keywords };
    addFeature(play, made, { x: place.x, y: place.y }, null);
  }
  if (story) givenTeams(play, story);
}

/** Teams of the mission at their tokens, without officers and at no crew's cost (ITU-TFEX-04, ITU-DEPLOY-08). */
function givenTeams(play: Play, { given, places }: StoryRecord): void {
  for (const { seat, team, letter, place } of given) {
    const at = places[place];
    const feature = play.frozen.features.find(({ at: spot }) => at && spot.x === at.x && spot.y === at.y);
    if (feature === undefined) continue;
    const location = { type: 'feature', feature: feature.id } as const;
    addUnit(
      play,
      newUnit(play.table, play.frozen, { class: team, owner: seat, teamLetter: letter, location }),
    );
  }
}

/** 9.3 and 9.4: objectives, then each anomaly or feature in the listed order (ITU-SETUP-29). */
function placeTokens(play: Play): void {
  const { table, frozen: state } = play;
  const [next] = playerOrder(state);
  if (next === undefined) return;
  const situation = table.content.situations[recordOf(state.mission.situation ?? '')];
  const preset = (name: string) =>
    storyOf(table, state)?.places.filter(({ objective }) => objective === name).length ?? 0;
  const objectives = (overtureOf(table, state)?.objectives ?? []).flatMap((spec, index) =>
    isPlanned(state, spec.kind)
      ? []
      : [{ part: 'overture' as const, index, left: Math.max(0, spec.count - preset(spec.name)) }],
  );
  const features = (situation?.features ?? []).flatMap((spec, index) =>
    isPlanned(state, spec.kind) ? [] : [{ part: 'situation' as const, index, left: spec.count }],
  );
  play.push(
    ...[...objectives, ...features].map((each): Task => ({ type: 'objects', ...each, next, fixed: false })),
  );
}

/** 10.1 all starships, 10.2 everything else (ITU-DEPLOY-01). */
function deploy(play: Play, stage: 'ships' | 'others'): void {
  const [next] = playerOrder(play.frozen);
  if (next !== undefined) play.push({ type: 'deploy', next, stage });
}

/** What overture and situation do once everything is set up; possible survivors are named by their players. */
function afterSetUp(play: Play): void {
  const { table, frozen: state } = play;
  const situation = table.content.situations[recordOf(state.mission.situation ?? '')];
  const survivors = playerOrder(state).map((seat): Task => ({ type: 'survivor', seat }));
  const own = (overtureOf(table, state)?.setUp ?? []).flatMap((effect): readonly Task[] =>
    effect.verb === 'set-aside-officers' && effect.role === 'survivor'
      ? survivors
      : missionTasks(state, [effect], 'overture', 'ITU-SETUP-27'),
  );
  play.push(...own, ...missionTasks(state, situation?.setUp ?? [], 'situation', 'ITU-SETUP-27'));
}

/** Round 1. */
function begin(play: Play): void {
  play.replace({ type: 'round', step: 0 });
}
