/** A migrated database for tests of the apps. */
export { createTestDatabase, everyServer, testServers, type TestDatabase } from './testing/test-postgres';
