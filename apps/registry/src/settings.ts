/**
 * Settings of the registry that a process with several apps reads too. Source only: the app is not built to
 * read them.
 */
export { type FilesConfig, readFilesConfig } from './files/files-config';
export type { Permissions } from './gate/in-use';
export { readPermissions } from './gate/read-permissions';
export { readRules, type RolloutRules } from './rollout/rules';
