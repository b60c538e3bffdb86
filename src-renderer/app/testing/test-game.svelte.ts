/** A game small enough for tests of the app around it. */
import Ruler from '@lucide/svelte/icons/ruler';
import type { Component } from 'svelte';
import type {
  GameSession,
  MatchContext,
  NetworkDescriptor,
  SectorDescriptor,
  SessionContext,
} from '../../games/descriptor';
import { SECRET_CARDS } from '../../bridge/memory-view';
import type { Command } from '../../ui';
import TestHand from './TestHand.svelte';
import TestPanel from './TestPanel.svelte';
import TestStage from './TestStage.svelte';

export class TestSession implements GameSession {
  readonly context: SessionContext;
  activeTool = $state('select');
  openPanel: string | null = null;
  destroyed = false;
  pictures = 0;
  readonly tools = [
    { id: 'select', title: 'Select', icon: Ruler },
    { id: 'measure', title: 'Measure', icon: Ruler },
  ];
  readonly commands: readonly Command[];
  readonly subtitle = 'Plan · test sector';
  readonly hint = { tool: 'Select', text: 'click a piece', keys: [{ key: 'Shift', does: 'add' }] };
  readonly readout = { cursor: 'x 1.00 y 2.00', zoom: '100 %' };

  constructor(context: SessionContext) {
    this.context = context;
    this.commands = [
      { id: 'tool.measure', title: 'Measure', group: 'Tools', keys: 'M', run: () => this.setTool('measure') },
      {
        id: 'test.note',
        title: 'Add a note',
        group: 'Tools',
        keys: 'N',
        run: () => void context.document.edit('Noted', (plan) => void (plan.notes = `${plan.notes ?? ''}!`)),
      },
    ];
  }

  setTool(id: string): void {
    this.activeTool = id;
  }

  thumbnail(): Promise<string> {
    this.pictures++;
    return Promise.resolve('iVBORw0KGgo=');
  }

  destroy(): void {
    this.destroyed = true;
  }
}

/** The descriptor and the sessions it made, newest last. */
export function testGame(): { descriptor: SectorDescriptor; sessions: TestSession[] } {
  const sessions: TestSession[] = [];
  const descriptor: SectorDescriptor = {
    id: 'into-the-unknown',
    tableName: 'Sector',
    gameName: 'Into the Unknown',
    accent: 'sector',
    createSession(context) {
      const session = new TestSession(context);
      sessions.push(session);
      return session;
    },
    // The seam types every game's session as never; the app passes each game its own.
    Stage: TestStage as unknown as Component<{ session: never }>,
    Panel: TestPanel as unknown as Component<{ session: never }>,
  };
  return { descriptor, sessions };
}

/** A match's session that shows the looking seat's hand, as a game does, so that a test sees where it is not. */
export class TestMatchSession implements GameSession {
  readonly context: MatchContext<'black-alert'>;
  readonly tools = [{ id: 'play', title: 'Play', icon: Ruler }];
  readonly activeTool = 'play';
  readonly openPanel = null;
  readonly subtitle = 'Match · test network';
  readonly hint = { tool: 'Play', text: 'choose', keys: [] };
  readonly readout = { cursor: null, zoom: '100 %' };
  readonly commands: readonly Command[];
  destroyed = false;

  constructor(context: MatchContext<'black-alert'>) {
    this.context = context;
    this.commands = [
      {
        id: 'test.act',
        title: 'Act',
        group: 'Match',
        keys: 'A',
        run: () => void context.match.act({ type: 'ability' }),
      },
      {
        id: 'test.end',
        title: 'End the turn',
        group: 'Match',
        keys: 'E',
        run: () => void context.match.act({ type: 'end-turn' }),
      },
    ];
  }

  get hand(): string {
    return Object.values(this.context.match.state.view.characters)
      .flatMap(({ hand }) => hand ?? [])
      .join(' ');
  }

  setTool(): void {
    this.destroyed = false;
  }

  destroy(): void {
    this.destroyed = true;
  }
}

/** A game that matches are played of; its cards are asked for when chance is entered. */
export function testMatchGame(): NetworkDescriptor {
  return {
    id: 'black-alert',
    tableName: 'Spore network',
    gameName: 'Black Alert',
    accent: 'spore',
    createSession: () => {
      throw new Error('This test opens no plan of the network.');
    },
    Stage: TestStage as unknown as Component<{ session: never }>,
    Panel: TestPanel as unknown as Component<{ session: never }>,
    match: {
      createSession: (context) => new TestMatchSession(context),
      Stage: TestHand as unknown as Component<{ session: never }>,
      Panel: TestHand as unknown as Component<{ session: never }>,
      logLines: (_session, entry) =>
        entry.events.map((event) => ({
          text: event.type === 'note' ? event.text : event.type,
          by: { mark: 1, label: 'Starfleet' },
          rule: 'BA-TURN-01',
        })),
      signOf: (_state, seat) =>
        seat === '1' ? { mark: 1, label: 'Starfleet' } : { mark: 2, label: 'Terran' },
      handOverText: (_state, next) => (next === '3' ? 'Choose your ship in secret.' : null),
      seatText: (state, seat) => (state.position > 0 && seat === '1' ? 'has chosen' : null),
      chanceAsk: (session: TestMatchSession) =>
        session.context.match.state.waiting.type === 'chance'
          ? {
              id: String(session.context.match.state.position),
              title: 'Draw 2 from the test deck',
              text: 'Name what came.',
              count: 2,
              choices: SECRET_CARDS.map((id) => ({ id, name: id.replaceAll('-', ' '), detail: null })),
              answer: (cards) => ({ type: 'drawn', cards }) as const,
            }
          : null,
    },
  };
}
