import type { AddressInfo, Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { createHttpServer, type Handler } from './http-server';

export interface PrivateListener {
  url: string;
  close(): Promise<void>;
}

/** A loopback port of this process only, which the system chooses. */
export const OWN_LOOPBACK = { host: '127.0.0.1', port: 0, exclusive: true };

export interface PrivateAddress {
  host: string;
  port: number;
  /** In a cluster: a port of this process, instead of one that all processes share. */
  exclusive?: boolean;
}

/** Registered globally: each app bundles a copy of this file. */
const IS_PRIVATE = Symbol.for('fachwerk.private-listener');
type MarkedSocket = Socket & { [IS_PRIVATE]?: boolean };

/**
 * A second listener for calls of our own servers. Rate limits do not count its requests, so that it must not
 * be reachable from outside. Its answers are not compressed: on one machine that costs more than it saves.
 */
export async function listenPrivately(handler: Handler, address: PrivateAddress): Promise<PrivateListener> {
  const server = createHttpServer((request, response) => {
    delete request.headers['accept-encoding'];
    handler(request, response);
  });
  server.on('connection', (socket: MarkedSocket) => {
    socket[IS_PRIVATE] = true;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${address.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a request arrived at a private listener. */
export const isPrivate = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  (raw.socket as MarkedSocket)[IS_PRIVATE] === true;
