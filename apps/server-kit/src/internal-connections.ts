import { Agent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** Connections that are kept open; further calls wait for one of them. */
const pool = { keepAlive: true, maxSockets: 32, maxFreeSockets: 16 };

/** Connections of this process to our other servers, in the form that axios and `node:http` accept. */
export const internalConnections = { httpAgent: new Agent(pool), httpsAgent: new HttpsAgent(pool) };
