/** `1 ship`, `2 ships`; null for none. */
export function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
