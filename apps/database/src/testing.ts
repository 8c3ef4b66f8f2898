/** A migrated database for tests of the apps. */
export { createTestDatabase, testServers, type TestDatabase } from './testing/test-postgres';
