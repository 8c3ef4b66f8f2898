import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A collector of web vitals on another host than the shop. */
export interface CollectorServer {
  /** Setting of the shop. */
  url: string;
  key: string;
  origin: string;
  /** Reports; the questions of browsers that precede them are left out. */
  reports: { headers: IncomingHttpHeaders; body: string }[];
  /** All requests. */
  requests: string[];
  stop(): Promise<void>;
}

export async function startCollectorServer(): Promise<CollectorServer> {
  const reports: CollectorServer['reports'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', headers } = request;
    requests.push(method);
    const cors = {
      'access-control-allow-origin': headers.origin ?? '',
      'access-control-allow-headers': 'content-type, x-metrics-key',
    };
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (method === 'POST') reports.push({ headers, body });
      response.writeHead(method === 'POST' ? 202 : 204, cors).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/collect`,
    key: 'key-of-the-pages',
    origin,
    reports,
    requests,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
