/** A count with its noun: `1 officer`, `2 officers`; `many` where an s does not do. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
