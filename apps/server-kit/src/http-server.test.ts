/** @jest-environment node */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createHttpServer, ownServer } from './http-server';
import { listenPrivately, OWN_LOOPBACK } from './private-listener';
import { setTimeLimits } from './time-limits';

afterEach(() => setTimeLimits({}));

/** Everything that the server sends until it closes the connection. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

const kinds: [string, () => Promise<{ port: number; close: () => Promise<unknown> }>][] = [
  [
    'npm start',
    async () => {
      const server = createHttpServer((request, response) =>
        request.resume().on('end', () => response.end()),
      );
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { port: (server.address() as AddressInfo).port, close: async () => server.close() };
    },
  ],
  [
    'one app',
    async () => {
      const app = Fastify({ ...ownServer });
      app.post('/', async () => 'done');
      await app.listen({ port: 0, host: '127.0.0.1' });
      return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
    },
  ],
  [
    'the calls among our servers',
    async () => {
      const listener = await listenPrivately((_request, response) => response.end(), OWN_LOOPBACK);
      return { port: Number(new URL(listener.url).port), close: listener.close };
    },
  ],
];

describe.each(kinds)('the server of %s', (_, start) => {
  it('ends a request whose head arrives too slowly', async () => {
    setTimeLimits({ requestHead: 100, wholeRequest: 200 });
    const { port, close } = await start();

    expect(await send(port, 'POST / HTTP/1.1\r\nHost: a.example\r\n')).toContain('408 Request Timeout');
    await close();
  });

  it('ends a request whose body arrives too slowly', async () => {
    setTimeLimits({ requestHead: 100, wholeRequest: 200 });
    const { port, close } = await start();
    const head =
      'POST / HTTP/1.1\r\nHost: a.example\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n';

    expect(await send(port, `${head}half`)).toContain('408 Request Timeout');
    await close();
  });

  it('refuses two Host headers', async () => {
    const { port, close } = await start();
    const head = 'POST / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nContent-Length: 0\r\n\r\n';

    expect(await send(port, head)).toMatch(/^HTTP\/1\.1 400 /);
    await close();
  });
});

it('no app creates a server in another way', () => {
  const apps = join(__dirname, '../..');
  const files = globSync('*/src/**/*.ts', {
    cwd: apps,
    exclude: ['**/*.test.ts', '**/testing/**', '**/testing.ts'],
  });
  const others = files.filter((file) => {
    const code = readFileSync(join(apps, file), 'utf8');
    const isFromNode = /import \{[^}]*\bcreateServer\b[^}]*\} from 'node:https?'/.test(code);
    return isFromNode || (/= Fastify\(/.test(code) && !code.includes('...ownServer'));
  });

  expect(files.length).toBeGreaterThan(100);
  expect(others).toEqual(['server-kit/src/http-server.ts']);
});
