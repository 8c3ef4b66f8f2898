/** @jest-environment node */
import Fastify from 'fastify';
import { integrityOf } from '../testing/node-files';
import { remoteCode } from './remote-code';

const serve = async (text: string) => {
  const app = Fastify();
  let asked = 0;
  app.get('/widgets.js', () => {
    asked += 1;
    return text;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, asked: () => asked, close: () => app.close() };
};
const file = (url: string, text: string) => ({
  mfe: 'cart',
  version: '1',
  url,
  integrity: integrityOf(text),
});

describe('fetching the code of a micro-frontend', () => {
  it('fetches each version once', async () => {
    const server = await serve('code');
    const code = remoteCode(server.url);

    const texts = await Promise.all([code(file('/widgets.js', 'code')), code(file('/widgets.js', 'code'))]);

    expect(texts).toEqual(['code', 'code']);
    expect(server.asked()).toBe(1);
    await server.close();
  });

  it('refuses bytes that are not the published ones', async () => {
    const server = await serve('evil');

    await expect(remoteCode(server.url)(file('/widgets.js', 'code'))).rejects.toThrow(/not run/);
    await server.close();
  });

  it('names a missing file', async () => {
    const server = await serve('code');

    await expect(remoteCode(server.url)(file('/gone.js', 'code'))).rejects.toThrow(/gone\.js answers 404/);
    await server.close();
  });
});
