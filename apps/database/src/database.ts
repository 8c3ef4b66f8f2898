/** Database access of the apps: pool, migrations, background jobs, the embedded server. */
export { embeddedAddress, startEmbeddedPostgres } from './embedded-postgres';
export { findDatabase, type FoundDatabase, prepareSchema, requireSchema } from './find-database';
export { isBusy } from './is-busy';
export { drain, type Failure } from './jobs/drain';
export { drains, every, hourly, type Job, whenDue } from './jobs/job';
export { defineQueue, doubledPauses, type Queue } from './jobs/queue';
export { type QueueState, readQueues, readSchedule, revive, type ScheduledState } from './jobs/queue-report';
export { jobSource, startJobs } from './jobs/start-jobs';
export { migrate } from './migrate';
export {
  connectionsPerProcess,
  type Database,
  type DatabaseOptions,
  openDatabase,
  type Queryable,
} from './pool';
export { type Migrations, schemaHealth } from './schema-steps';
