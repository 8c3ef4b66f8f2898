import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as z from 'zod';
import { FakeIndex, Refusal } from './fake-index';
import { bulkAction, indexRequest, searchRequest } from './requests';

export interface FakeOpenSearch {
  /** With a beginning of the names of indices. */
  url: string;
  /** Names of the indices. */
  indices(): string[];
  /** Method and path of every request. */
  requests: string[];
  /** Requests with this method and path end without an answer. */
  breakOff: RegExp | undefined;
  remove(index: string): void;
  stop(): Promise<void>;
  /** Answers again, on the same port and with the same indices. */
  restart(): Promise<void>;
}

interface Request {
  method: string;
  parts: string[];
  query: Record<string, string>;
  body: string;
}

type Answer = { status: number; body?: object };
const ACKNOWLEDGED: Answer = { status: 200, body: { acknowledged: true } };

/**
 * An OpenSearch of our own for tests. It interprets the requests that the search sends, over documents in
 * memory, and refuses every other path, parameter and key with 400.
 */
export async function startFakeOpenSearch(): Promise<FakeOpenSearch> {
  const indices = new Map<string, FakeIndex>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (fake.breakOff?.test(`${request.method} ${request.url}`)) {
      request.socket.destroy();
      return;
    }
    void respond(indices, request, response);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const fake: FakeOpenSearch = {
    url: `http://127.0.0.1:${port}/shop`,
    indices: () => [...indices.keys()].sort(),
    requests,
    breakOff: undefined,
    remove: (index) => void indices.delete(index),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: () => listen(port),
  };
  return fake;
}

async function respond(
  indices: Map<string, FakeIndex>,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: Answer;
  try {
    const url = new URL(incoming.url ?? '/', 'http://fake');
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const type = incoming.headers['content-type'];
    const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const expected = parts.includes('_bulk') ? 'application/x-ndjson' : 'application/json';
    if (body !== '' && type !== expected) throw new Refusal(406, 'content_type', `${type} is not supported`);
    answer = answerTo(indices, {
      method: incoming.method ?? '',
      parts,
      query: Object.fromEntries(url.searchParams),
      body,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, type, message: reason } = error;
    answer = { status, body: { error: { root_cause: [{ type, reason }], type, reason }, status } };
  }
  const text = answer.body && incoming.method !== 'HEAD' ? JSON.stringify(answer.body) : '';
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=UTF-8' }).end(text);
}

function answerTo(indices: Map<string, FakeIndex>, { method, parts, query, body }: Request): Answer {
  const [first = '', action, name] = parts;
  const allow = (...parameters: string[]) => {
    const other = Object.keys(query).find((parameter) => !parameters.includes(parameter));
    if (other) throw new Refusal(400, 'illegal_argument_exception', `unrecognized parameter: [${other}]`);
  };
  const existing = (): FakeIndex => {
    const index = indices.get(first);
    if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${first}]`);
    return index;
  };
  const route = `${method} ${parts.map((part, at) => (part.startsWith('_') ? part : at === 2 ? 'name' : 'index')).join('/')}`;

  allow(...(route === 'POST index/_search' ? ['allow_partial_search_results'] : []));
  switch (route) {
    case 'HEAD ':
      return { status: 200 };
    case 'PUT index': {
      if (indices.has(first))
        throw new Refusal(400, 'resource_already_exists_exception', `index [${first}] already exists`);
      if (!/^[a-z0-9][^A-Z\\/*?"<>| ,#:]{0,254}$/.test(first))
        throw new Refusal(400, 'invalid_index_name_exception', `Invalid index name [${first}]`);
      indices.set(first, new FakeIndex(first, parsed(indexRequest, body)));
      return ACKNOWLEDGED;
    }
    case 'DELETE index':
      existing();
      indices.delete(first);
      return ACKNOWLEDGED;
    case 'GET index/_refresh':
    case 'POST index/_refresh':
      existing().refresh();
      return { status: 200, body: { _shards: { total: 1, successful: 1, failed: 0 } } };
    case 'PUT index/_alias/name':
      if (body !== '') throw new Refusal(400, 'fake', 'an alias has no body');
      existing().aliases.add(name ?? '');
      return ACKNOWLEDGED;
    case 'HEAD index/_alias/name':
      return { status: indices.get(first)?.aliases.has(name ?? '') ? 200 : 404 };
    case 'GET index/_alias': {
      const found = [...indices.values()].filter((index) => isLike(index.name, first));
      const entries = found.map((index): [string, object] => [
        index.name,
        { aliases: Object.fromEntries([...index.aliases].map((alias) => [alias, {}])) },
      ]);
      return { status: 200, body: Object.fromEntries(entries) };
    }
    case 'POST _bulk':
      return { status: 200, body: bulk(indices, body) };
    case 'POST index/_search':
      return { status: 200, body: existing().search(parsed(searchRequest, body)) };
    default:
      throw new Refusal(400, 'fake', `no handler for [${method} /${parts.join('/')}] (${action})`);
  }
}

const isLike = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

function parsed<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(body === '' ? '{}' : body));
  if (result.success) return result.data;
  throw new Refusal(400, 'parsing_exception', JSON.stringify(result.error.issues));
}

function bulk(indices: Map<string, FakeIndex>, body: string): object {
  const lines = body.split('\n');
  if (lines.pop() !== '')
    throw new Refusal(400, 'illegal_argument_exception', 'The bulk request must be terminated by a newline');
  const items = [];
  for (let at = 0; at < lines.length; at += 2) {
    const { index: action } = parsed(bulkAction, lines[at] ?? '');
    const { _index, _id } = action;
    try {
      const index = indices.get(_index);
      if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${_index}]`);
      index.write(_id, JSON.parse(lines[at + 1] ?? '') as Record<string, unknown>);
      items.push({ index: { _index, _id, status: 201, result: 'created' } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, type, message: reason } = error;
      items.push({ index: { _index, _id, status, error: { type, reason } } });
    }
  }
  const hasErrors = items.some(({ index }) => 'error' in index);
  return { took: 1, errors: hasErrors, items };
}
