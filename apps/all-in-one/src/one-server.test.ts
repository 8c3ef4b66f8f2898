/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { createOneServer } from './one-server';

const answer = (text: string) => (_request: unknown, response: ServerResponse) => void response.end(text);

describe('the one port', () => {
  it('answers that it is starting, and later passes each request to its app', async () => {
    const server = await createOneServer();
    const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;

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
    expect(await (await fetch(`${url}/payment-sandbox/x`)).text()).toBe('cms');
    await server.close();
  });

  it('keeps idle connections longer than load balancers do', async () => {
    const server = await createOneServer();
    const port = await server.listen(0, '127.0.0.1');

    for (const url of [`http://127.0.0.1:${port}`, server.privateUrl])
      expect((await fetch(url)).headers.get('keep-alive')).toBe('timeout=72');
    await server.close();
  });

  it('has another address for the apps among each other, on this machine only', async () => {
    const server = await createOneServer();
    server.serve({
      'shop-api': (request, response) => response.end(request.headers['accept-encoding'] ?? 'uncompressed'),
      registry: answer('registry'),
      pictures: answer('pictures'),
      cms: answer('cms'),
    });

    expect(new URL(server.privateUrl).hostname).toBe('127.0.0.1');
    expect(await (await fetch(`${server.privateUrl}/rest/user/`)).text()).toBe('uncompressed');
    await server.close();
  });

  it('suggests a solution when the port is in use', async () => {
    const first = await createOneServer();
    const second = await createOneServer();
    const port = await first.listen(0, '127.0.0.1');

    await expect(second.listen(port, '127.0.0.1')).rejects.toThrow(/is in use\. Choose another one: PORT=/);
    await first.close();
    await second.close();
  });
});
