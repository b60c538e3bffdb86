export { Library } from './library';
export type { LibraryOptions } from './library-options';
export { StoredDocument } from './stored-document';
export { type FolderLock, lockFolder } from './folder-lock';
export { defaultDataFolder, makeDataFolder } from './data-folder';
export { SettingsFile } from './settings-file';
export { ProblemLog } from './problem-log';
export { type Disk, type DiskFile, nodeDisk } from './disk';
export { attempt, diskRefusal, ifExists, isDiskError } from './disk-refusal';
export { fileNameOf } from './titles';
export {
  type CheckBody,
  type DocumentBody,
  firstFault,
  isMatch,
  readBody,
  readBodyText,
  writeBodyText,
} from './body';
export type { MatchChange } from './match-change';
export { replaceFile } from './write-file';
export { Serial } from './serial';
export type { FoundPack } from './pack-shelf';
export { type SentKinds, UserPacks } from './user-packs';
export { revisionOf, type StoredPack } from './pack-folder';
