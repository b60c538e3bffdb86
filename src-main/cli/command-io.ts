/** What the command needs of the world around it; tests bring their own. */
import type { Readable } from 'node:stream';

export interface CommandIo {
  /** Receives standard output: whole JSON documents, each with its line feed. */
  readonly out: (text: string) => void;
  /** Receives messages for people. */
  readonly say: (text: string) => void;
  readonly input: Readable;
  /** The program's own `assets` folder. */
  readonly assetsFolder: string;
  /** The WebAssembly file that pictures are made with. */
  readonly rasterizerFile: string;
  /** Relative paths are read from here. */
  readonly workingFolder: string;
}
