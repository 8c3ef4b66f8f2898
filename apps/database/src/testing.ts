/** For tests of the apps: a migrated database of their own. */
export { createTestDatabase, testServers, type TestDatabase } from './testing/test-postgres';
