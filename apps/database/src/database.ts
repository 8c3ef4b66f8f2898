/** Database access of the apps: pool, migrations, the embedded server. */
export { embeddedAddress, startEmbeddedPostgres } from './embedded-postgres';
export { findDatabase, type FoundDatabase, prepareSchema, requireSchema } from './find-database';
export { isBusy } from './is-busy';
export { migrate } from './migrate';
export {
  connectionsPerProcess,
  type Database,
  type DatabaseOptions,
  openDatabase,
  type Queryable,
} from './pool';
export { type Migrations, schemaHealth } from './schema-steps';
