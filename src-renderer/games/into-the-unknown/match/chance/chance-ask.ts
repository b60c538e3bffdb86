/** What real dice, cards and tokens have to be named now, where a person enters chance. */
import type { ContentPack } from '../../../../../shared/content';
import type { IntoTheUnknownAction, TaskView } from '../../../../../shared/contract/into-the-unknown';
import type { ChanceAsk } from '../../../descriptor';
import { faceOf, faceWords } from '../dice/faces';
import type { MatchSession } from '../session.svelte';
import { cardName, counted, recordOf, sentence, taskWords } from '../words';
import { drawnCards } from './drawn-cards';

type Choice = ChanceAsk['choices'][number];
type Asked = Omit<ChanceAsk, 'id' | 'title'>;

/** Of a session, what a question of chance is told by. */
type Asking = Pick<MatchSession, 'told' | 'content' | 'view' | 'task' | 'state' | 'nameOf'>;

/** Null: nothing is asked of chance. */
export function chanceAsk(session: Asking): ChanceAsk | null {
  const { task, state, told } = session;
  if (state.waiting.type !== 'chance' || task === null) return null;
  const { title, detail } = taskWords(told, task);
  const asked = askOf(session, task);
  const text = detail === '' ? asked.text : `${sentence(detail)} ${asked.text}`;
  return { title, id: `${state.id} ${state.position}`, ...asked, text };
}

function askOf(session: Asking, task: TaskView): Asked {
  const { content } = session;
  if (task.type === 'roll') return dice(content, task.dice);
  if (task.type === 'test' || task.type === 'attack')
    return dice(
      content,
      task.dice.filter(({ face }) => face < 0).map(({ die }) => die),
    );
  if (task.type === 'priority-dice')
    return dice(
      content,
      task.among.map(() => 'intuition'),
      task.among.map((seat) => `Die of ${session.nameOf(seat)}`),
    );
  if (task.type === 'coin') return coin(session);
  if (task.type === 'expose' || (task.type === 'draw' && task.from === 'secrets')) return token(session);
  if (task.type === 'draw') return drawn(session, task);
  if (task.type === 'damage-card')
    return cards(content, drawnCards(session.view, content, task), 1, 'Draw a damage card of that ship.');
  return revealed('Show what was chosen in secret.');
}

function revealed(text: string): Asked {
  return { text, count: 0, choices: [], answer: (): IntoTheUnknownAction => ({ type: 'revealed' }) };
}

/** Dice of two kinds have faces of their own: each choice names its kind, and an answer its place among the faces. */
function dice(content: ContentPack, asked: readonly string[], slots?: readonly string[]): Asked {
  const kinds = [...new Set(asked)];
  return {
    text: `Roll ${counted(asked.length, 'die', 'dice')} and name what ${asked.length === 1 ? 'it shows' : 'they show'}, one after the other.`,
    count: asked.length,
    repeats: true,
    slots: slots ?? asked.map((die) => content.dice[die]?.name ?? die),
    ...(kinds.length > 1
      ? { fits: (id: string, place: number) => id.startsWith(`${asked[place] ?? ''}/`) }
      : {}),
    choices: kinds.flatMap((die) => faceChoices(content, die, kinds.length > 1)),
    answer: (chosen): IntoTheUnknownAction => ({
      type: 'rolled',
      faces: chosen.map((id) => Number(id.slice(id.indexOf('/') + 1))),
    }),
  };
}

/** One choice for each face that differs: equal ones are as likely as their number. */
function faceChoices(content: ContentPack, die: string, isNamed: boolean): readonly Choice[] {
  const faces = content.dice[die]?.faces ?? [];
  const seen = new Set<string>();
  return faces.flatMap((_, face): readonly Choice[] => {
    const name = faceWords(faceOf(content, die, face));
    if (seen.has(name)) return [];
    seen.add(name);
    const kind = (content.dice[die]?.name ?? die).replace(/ die$/, '');
    return [{ id: `${die}/${face}`, name: isNamed ? `${kind}: ${name}` : name, detail: null }];
  });
}

function coin(session: Asking): Asked {
  return {
    text: 'Flip a coin and name for whom it falls.',
    count: 1,
    choices: session.view.seats.map(({ seat }) => ({ id: seat, name: session.nameOf(seat), detail: null })),
    answer: ([seat]): IntoTheUnknownAction => ({ type: 'flipped', seat: seat === '2' ? '2' : '1' }),
  };
}

/** A numbered anomaly token. */
function token({ view }: Asking): Asked {
  return {
    text: 'Turn up the token and name its number.',
    count: 1,
    choices: view.mission.anomalies.map((number) => ({
      id: String(number),
      name: `Number ${number}`,
      detail: null,
    })),
    answer: ([number = '1']): IntoTheUnknownAction => ({ type: 'number', number: Number(number) }),
  };
}

function drawn(session: Asking, task: Extract<TaskView, { readonly type: 'draw' }>): Asked {
  const { content, view } = session;
  return cards(
    content,
    drawnCards(view, content, task),
    task.count,
    `Draw ${counted(task.count, 'card')} and name ${task.count === 1 ? 'it' : 'them'}.`,
  );
}

function cards(content: ContentPack, choices: readonly string[], count: number, text: string): Asked {
  return {
    text,
    count,
    choices: choices
      .map((id): Choice => {
        const [, copy] = id.split('#');
        const name = cardName(content, recordOf(id));
        return { id, name: copy === undefined ? name : `${name}, copy ${copy}`, detail: null };
      })
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    answer: (chosen): IntoTheUnknownAction => ({ type: 'drawn', cards: [...chosen] }),
  };
}
