/** A game small enough for tests of the app around it. */
import Ruler from '@lucide/svelte/icons/ruler';
import type { Component } from 'svelte';
import type { GameDescriptor, GameSession, SessionContext } from '../../games/descriptor';
import type { Command } from '../../ui';
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
export function testGame(): { descriptor: GameDescriptor; sessions: TestSession[] } {
  const sessions: TestSession[] = [];
  const descriptor: GameDescriptor = {
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
