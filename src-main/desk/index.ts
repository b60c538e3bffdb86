export { type DeskMachine, openDesk, openDeskOn } from './desk';
export type { Desk, DeskOptions, HostDialogs, OpenDesk } from './types';
