import { type Database, openDatabase } from '@fachwerk/database';

/** Milliseconds. All buyers of a process come at once and wait for its few connections. */
const CONNECTION_TIMEOUT = 100_000;

/** A process with its own connections, as an instance of the API has them. */
export const openInstance = (url: string): Database =>
  openDatabase({ url, maxConnections: 8, connectionTimeout: CONNECTION_TIMEOUT });
