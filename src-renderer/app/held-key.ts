/** Runs commands for keys: one whose key may be held gets every repeat, and is told when the key is let go. */
import type { Command } from '../ui/command';

export class HeldKey {
  #held: Command['held'] = undefined;

  /** A press or a repeat. Another command ends what is held before it runs. */
  press(command: Command): void {
    if (this.#held !== command.held) this.letGo();
    this.#held = command.held;
    if (command.held) command.held.press();
    else command.run();
  }

  /** Any key came up, or the window lost the keyboard: some systems keep back the release of a key under a modifier. */
  letGo(): void {
    const held = this.#held;
    this.#held = undefined;
    held?.letGo();
  }
}
