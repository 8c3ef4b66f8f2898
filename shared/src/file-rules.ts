/** Rules for the files of a version, for the build and for the contract gate. Node only. */
export { fileFaults } from './file-rules/file-faults';
export type { FileFault } from './file-rules/file-faults';
export { mayHaveGlobal } from './file-rules/path-fault';
export { isPermission, trustedTypesIn } from './file-rules/permissions';
export { styleNames } from './file-rules/style-names';
