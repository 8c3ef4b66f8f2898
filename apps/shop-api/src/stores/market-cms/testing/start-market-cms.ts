import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface TestMarketCms {
  origin: string;
  /** Paths in the order of the requests. */
  requests: string[];
  /** What the next requests get. */
  answer: Answer;
  close(): Promise<void>;
}

export const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(text);

/** Another system on a free port of this machine. */
export async function startMarketCms(): Promise<TestMarketCms> {
  const server = createServer((request, response) => {
    cms.requests.push(request.url ?? '');
    cms.answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cms: TestMarketCms = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: html('<p>Hallo</p>'),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return cms;
}
