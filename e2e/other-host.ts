import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtherRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server of others: another host than the shop. */
export interface OtherHost {
  origin: string;
  stop(): Promise<void>;
}

/** `answer` gets each request when it has arrived. */
export async function startOtherHost(
  answer: (request: OtherRequest, response: ServerResponse) => void,
): Promise<OtherHost> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => answer({ method, path: url, headers, body }, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
