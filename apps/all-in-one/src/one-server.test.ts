/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { openServer } from './one-server';

const answer = (text: string) => (_request: unknown, response: ServerResponse) => void response.end(text);

describe('the one port', () => {
  it('answers that it is starting, and later passes each request to its app', async () => {
    const server = await openServer(0, '127.0.0.1');
    const url = `http://127.0.0.1:${server.port}`;

    const early = await fetch(url);
    server.serve({
      'shop-api': answer('api'),
      registry: answer('registry'),
      pictures: answer('pictures'),
      cms: answer('cms'),
    });
    const texts = await Promise.all(
      ['/', '/rest/user/', '/assets/x', '/images/x'].map(async (path) => (await fetch(url + path)).text()),
    );

    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
    expect(texts).toEqual(['cms', 'api', 'registry', 'pictures']);
    await server.close();
  });

  it('suggests a solution when the port is in use', async () => {
    const first = await openServer(0, '127.0.0.1');

    await expect(openServer(first.port, '127.0.0.1')).rejects.toThrow(
      /is in use\. Choose another one: PORT=/,
    );
    await first.close();
  });
});
