import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appFor, type AppName } from './route-table';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface OneServer {
  port: number;
  /** Passes requests to the apps from now on. */
  serve(handlers: Record<AppName, Handler>): void;
  close(): Promise<void>;
}

/** Time for open connections to finish. */
const PATIENCE_MS = 2000;

/** Opens the port first, so that a port in use is reported at once. */
export async function openServer(port: number, host: string): Promise<OneServer> {
  let handlers: Record<AppName, Handler> | undefined;
  const server = createServer((request, response) => {
    if (handlers) return handlers[appFor(request.method ?? 'GET', request.url ?? '/')](request, response);
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' });
    return response.end('Fachwerk is starting.');
  });
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    serve(apps) {
      handlers = apps;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
      }),
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
