/** Database access of the apps: pool, migrations, the embedded server. */
export { embeddedAddress, startEmbeddedPostgres } from './embedded-postgres';
export { isBusy } from './is-busy';
export { migrate, type Migrations } from './migrate';
export {
  connectionsPerProcess,
  type Database,
  type DatabaseOptions,
  openDatabase,
  type Queryable,
} from './pool';
