import { Option } from 'commander';

const gather = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

/** An option that may stand several times; its values are a list, empty where it is left out. */
export function repeatable(flags: string, description: string): Option {
  return new Option(flags, `${description} (repeatable)`).argParser(gather).default([], 'none');
}
