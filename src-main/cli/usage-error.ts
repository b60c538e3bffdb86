/** Wrong usage found while a command reads its options. Thrown to where the command line is parsed, and no farther. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
