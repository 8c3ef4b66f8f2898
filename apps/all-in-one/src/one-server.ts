import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer, type Handler } from '@fachwerk/server-kit/http-server';
import { listenPrivately, OWN_LOOPBACK } from '@fachwerk/server-kit/private-listener';
import { appFor, type AppName } from './route-table';

/** Requests to an app that does not run are answered by the page server. */
type Handlers = Record<Exclude<AppName, 'payment-sandbox'>, Handler> & {
  'payment-sandbox'?: Handler | undefined;
};

export interface OneServer {
  /** Address for the apps among each other. */
  privateUrl: string;
  /** Opens the public port and returns its number. */
  listen(port: number, host: string): Promise<number>;
  /** Passes requests to the apps from now on; before, the answer is 503. */
  serve(handlers: Handlers): void;
  close(): Promise<void>;
}

/** Time for open connections to finish. */
const PATIENCE_MS = 2000;

/** One server for all apps, with a private listener for the calls among them. */
export async function createOneServer(): Promise<OneServer> {
  let handlers: Handlers | undefined;
  const handle: Handler = (request, response) => {
    if (handlers) {
      const handler = handlers[appFor(request.method ?? 'GET', request.url ?? '/')] ?? handlers.cms;
      return handler(request, response);
    }
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' });
    return response.end('Fachwerk is starting.');
  };
  const server = createHttpServer(handle);
  const inside = await listenPrivately(handle, OWN_LOOPBACK);
  return {
    privateUrl: inside.url,
    async listen(port, host) {
      await listen(server, port, host);
      return (server.address() as AddressInfo).port;
    },
    serve(apps) {
      handlers = apps;
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
      });
      await inside.close();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=8090 npm start`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}
