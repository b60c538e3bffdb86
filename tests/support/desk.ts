/** A desk on a machine of the test's choice. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Refusal, Result } from '../../shared/base';
import type { Answers, CallName, DeskEvent, DocumentState, PlanState, Request } from '../../shared/contract';
import type { SectorPlan } from '../../shared/documents/plan';
import { type Desk, type DeskMachine, type HostDialogs, openDeskOn } from '../../src-main/desk';
import { nodeDisk } from '../../src-main/library';
import { temporaryFolder, tickingClock, valueOf } from './library';

export const ASSETS = path.resolve(import.meta.dirname, '../../assets');

export interface TestDesk {
  readonly desk: Desk;
  readonly events: DeskEvent[];
  readonly call: <Name extends CallName>(
    name: Name,
    request: Request<Name>,
  ) => Promise<Result<Answers[Name], Refusal>>;
}

interface Setup {
  readonly dataFolder: string;
  readonly assetsFolder?: string;
  readonly dialogs?: HostDialogs;
  readonly machine?: Partial<DeskMachine>;
}

export async function openTestDesk(setup: Setup): Promise<TestDesk> {
  const info = { version: '1.2.3', host: 'web', platform: 'linux', runtime: 'test' } as const;
  const { dataFolder, assetsFolder = ASSETS, dialogs = null } = setup;
  const machine = { disk: nodeDisk, now: tickingClock(), ...setup.machine };
  const desk = valueOf(await openDeskOn({ dataFolder, assetsFolder, info, dialogs }, machine));
  onTestFinished(() => desk.close());
  const events: DeskEvent[] = [];
  desk.subscribe((event) => events.push(event));
  const call = (name: string, request: unknown) => desk.call(name, request);
  return { desk, events, call: call as TestDesk['call'] };
}

/** A plan of the sector as the windows see it. */
export function planStateIn(state: DocumentState): PlanState<SectorPlan> {
  if (state.kind !== 'plan' || state.plan.game !== 'into-the-unknown')
    throw new Error('No plan of the sector');
  return { ...state, plan: state.plan };
}

export async function deskWithPlan(): Promise<TestDesk & { id: string; dataFolder: string }> {
  const dataFolder = await temporaryFolder();
  const desk = await openTestDesk({ dataFolder });
  const request = { callId: randomUUID(), game: 'into-the-unknown', title: 'Plan', layout: 'helix' } as const;
  const { id } = valueOf(await desk.call('library.create', request));
  return { ...desk, id, dataFolder };
}

export function note(
  id: string,
  baseRevision: number,
  value: string,
  callId = randomUUID(),
): Request<'document.edit'> {
  return {
    callId,
    id,
    baseRevision,
    label: `Note ${value}`,
    patches: [{ op: 'add', path: '/notes', value }],
  };
}

/** The folders that lead to one, the topmost first: a disk in memory begins empty. */
export function parentsOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [...parentsOf(parent), folder];
}
