import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Context, openContext } from './context';
import type { Repository } from './repository';
import { runCommandLine } from './run-command-line';
import { terminalOf } from './terminal';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  repository?: Partial<Repository>;
}

/** Runs a command line and returns its exit code and what it printed. */
export async function runFachwerk(
  args: readonly string[],
  { cwd = __dirname, env = {}, repository }: Options = {},
) {
  const printed = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    write: (text: unknown) => Boolean((printed[name] += String(text))),
  });
  const opened = openContext({ cwd, env, terminal: terminalOf(stream('out'), stream('err')) });
  const context: Context = repository
    ? { ...opened, repository: { ...opened.repository, ...repository } }
    : opened;
  return { code: await runCommandLine(args, context), ...printed };
}

export interface ReceivedRequest {
  method: string | undefined;
  path: string;
  token: string | undefined;
  body: Buffer;
}
/** Status and JSON body; by "POST rollouts", without the query. */
type Answers = Record<string, [status: number, body: unknown]>;

/** A registry on a port of this machine that gives fixed answers and records requests. */
export async function fakeRegistry(answers: Answers) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers, url = '' } = request;
      const path = url.replace(/^\/federation\//, '').replace(/\?.*/, '');
      const token = headers.authorization?.replace('Bearer ', '');
      requests.push({ method, path, token, body: Buffer.concat(chunks) });
      const [status, body] = answers[`${method} ${path}`] ?? [404, { message: `No ${method} ${path}.` }];
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    env: { REGISTRY_URL: url, REGISTRY_TOKEN: 'secret' },
    url,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
