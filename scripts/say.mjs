// Words for people go to standard error; standard output is kept for what a command answers.

/** One line to the person at the terminal. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** An error that is told as its sentence, without a stack. */
export class Told extends Error {}

export function missingTool(name) {
  return new Told(
    `Plotroom has to be built first, and its build tool "${name}" is not installed here: run "npm ci" (without --omit=dev), then try again.`,
  );
}
