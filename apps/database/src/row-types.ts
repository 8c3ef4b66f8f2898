/** Compares the row types of the statements of apps with the migrated database, for tests. */
export { findRowTypeFaults, type RowTypeFault } from './testing/row-types/find-row-type-faults';
