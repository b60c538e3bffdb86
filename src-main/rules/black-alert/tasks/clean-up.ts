/**
 * Step 4: Corruption Risk for each team's pile, the active team first, then the Current Player token goes round. BA-CLEAN-01
 * to 14.
 */
import { freshTurn } from '../fresh-turn';
import { otherTeam, type Team } from '../../../../shared/content/black-alert';
import { riskOf } from '../cards';
import { endOfTurn } from '../modifiers';
import type { Play } from '../play';
import type { CharacterId } from '../state';
import type { TaskRules } from '../task-rules';
import type { TaskOf } from '../task';
import { clearWound } from '../wounds';

export const cleanUpTask: TaskRules<'clean-up'> = {
  waitsFor: () => null,
  legal: () => [],
  why: () => ({ code: 'clean-up', message: 'The turn is being cleaned up.', rule: 'BA-CLEAN-01' }),
  answer: () => {
    throw new Error('Clean Up asks nothing.');
  },
  run: (play, task) => (task.part === 'risk' ? countRisk(play, task) : passToken(play, task.team)),
};

/** One Threat card for each Corruption Risk card that went to this team's pile this turn (BA-CLEAN-03, BA-CLEAN-08). */
function countRisk(play: Play, { team }: TaskOf<'clean-up'>): void {
  const active = teamOfTurn(play);
  const due = riskOf(play, team);
  const next = team === active ? { part: 'risk', team: otherTeam(team) } : { part: 'token', team: active };
  play.replace({ type: 'clean-up', ...(next as { part: 'risk' | 'token'; team: Team }) });
  if (team !== active) offerFreeActions(play);
  play.state.turn.risk[team] = [];
  // One card after the other: the tokens of one are placed before the next is revealed, from a deck rebuilt if need be.
  for (let card = 0; card < due; card += 1) {
    play.push({ type: 'draw', pile: 'threat', count: 1, to: { type: 'risk', team } });
  }
}

/** Reading b of BA-TURN-03: free actions last until the token passes, and what is discarded now counts no more. */
function offerFreeActions(play: Play): void {
  if (play.table.readings['BA-TURN-03'] === 'b') play.push({ type: 'turn' });
}

/** The token goes to the other Character of the same team; the other team's holder takes the next turn (BA-CLEAN-12). */
function passToken(play: Play, team: Team): void {
  const holder = play.state.holders[team];
  const mates = charactersOf(play, team);
  const next = mates[(mates.indexOf(holder) + 1) % mates.length] ?? holder;
  if (next !== holder) {
    play.state.holders[team] = next;
    play.tell({ type: 'token', team, to: next });
  }
  play.state.turnsDone += 1;
  if (play.state.turn.held === 'wounded' && play.table.readings['BA-WOUND-04'] === 'c') clearWound(play);
  beginTurn(play, play.state.holders[otherTeam(team)]);
  play.replace({ type: 'turn' });
}

/** A fresh turn: what holds the Character is settled now, since wounds of this turn count for the next (BA-WOUND-02). */
function beginTurn(play: Play, character: CharacterId): void {
  const { wounded, detained } = play.state.characters[character] ?? { wounded: false, detained: false };
  play.state.modifiers = [...endOfTurn(play.state.modifiers)] as typeof play.state.modifiers; // a new list of the same
  const held = wounded ? 'wounded' : detained ? 'detained' : 'none';
  play.state.turn = freshTurn(play.state.turn.number + 1, character, held) as typeof play.state.turn; // made anew
  play.tell({ type: 'turn-began', character, turn: play.state.turn.number });
  // Reading b of BA-WOUND-04: it stands up as soon as its turn begins; Move and Action are lost all the same.
  if (wounded && play.table.readings['BA-WOUND-04'] === 'b') clearWound(play);
}

function teamOfTurn(play: Play): Team {
  const active = play.state.characters[play.state.turn.character];
  if (!active) throw new Error('Nobody has the turn.');
  return active.team;
}

function charactersOf(play: Play, team: Team): readonly CharacterId[] {
  return play.state.seats.filter((seat) => seat.team === team).flatMap(({ characters }) => characters);
}
