/** Takes out of a text who its machine belongs to: paths of folders, and the name of the person. */

export interface Machine {
  /** Absolute paths that become `~`: the person's home, the data folder, the program's folder. */
  readonly folders: readonly string[];
  /** The account's name, or null. */
  readonly user: string | null;
}

/** Shorter ones, such as `/`, would take far too much with them. */
const SHORTEST_FOLDER = 4;
/** Names that are words: they say nothing about a person. */
const ORDINARY_USERS = new Set(['root', 'admin', 'user', 'node', 'runner']);
const SHORTEST_NAME = 3;

/** Folders at the top of a disk in which people's and programs' files lie. */
const TOPS =
  'home|Users|root|tmp|var|opt|usr|mnt|media|work|workspace|srv|private|Volumes|Applications|Library|etc|data|run|nix|snap';
const POSIX_PATH = new RegExp(
  String.raw`(?<![\w~.:/\\-])/(?:${TOPS})(?:/[^\s/:"'()<>\\]+)*/([^\s/:"'()<>\\]+)`,
  'g',
);
const WINDOWS_PATH = /(?<![\w~])[A-Za-z]:(?:[\\/]+[^\s\\/:"'()<>|]+)*[\\/]+([^\s\\/:"'()<>|]+)/g;
const SHARED_FOLDER = /(?<![\w~\\])\\\\+[\w.-]+(?:\\+[^\s\\/:"'()<>|]+)*\\+([^\s\\/:"'()<>|]+)/g;

/** Known folders become `~` however they are written; of other absolute paths the last part is left. */
export function withoutPaths(text: string, { folders }: Machine): string {
  const known = folders.filter((folder) => folder.length >= SHORTEST_FOLDER);
  const written = [...new Set(known.flatMap(waysToWrite))].sort((a, b) => b.length - a.length);
  const shortened = written.reduce((rest, folder) => replacedAll(rest, folder), text);
  return [POSIX_PATH, WINDOWS_PATH, SHARED_FOLDER].reduce(
    (rest, pattern) => rest.replace(pattern, '~/.../$1'),
    shortened,
  );
}

/** The account's name as a word of its own becomes `~`, unless it is an ordinary word. */
export function withoutUser(text: string, { user }: Machine): string {
  if (user === null || user.length < SHORTEST_NAME || ORDINARY_USERS.has(user.toLowerCase())) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(user)}(?![\\p{L}\\p{N}])`, 'giu'), '~');
}

/** As it is, with slashes, inside JSON, and as a link; Windows is not particular about capitals. */
function waysToWrite(folder: string): readonly string[] {
  const bare = folder.replace(/[\\/]+$/, '');
  const slashes = bare.replaceAll('\\', '/');
  return [
    bare,
    bare.replaceAll('\\', '\\\\'),
    slashes,
    encodeURI(slashes),
    JSON.stringify(bare).slice(1, -1),
  ];
}

function replacedAll(text: string, folder: string): string {
  return text.replace(new RegExp(`${escaped(folder)}(?![\\p{L}\\p{N}_-])`, 'giu'), '~');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
