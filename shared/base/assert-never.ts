/** Ends an exhaustive switch: a tag that the compiler knows but the switch forgot does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
