/** @jest-environment node */
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pictureAddressSource, withPictureVersions } from './picture-addresses';

const addresses = {
  '/images/scenes/bad.svg': '/images/scenes/bad.svg?v=abc',
  '/images/print.pdf': '/images/print.pdf?v=def',
};

describe('picture addresses of the content', () => {
  it.each([
    ['/images/scenes/bad.svg', '/images/scenes/bad.svg?v=abc'],
    ['<img src="/images/scenes/bad.svg" alt="">', '<img src="/images/scenes/bad.svg?v=abc" alt="">'],
    ['<a href="/images/print.pdf">', '<a href="/images/print.pdf?v=def">'],
    ['/images/scenes/bad.svg?v=old', '/images/scenes/bad.svg?v=old'],
    ['/images/scenes/constructor.svg', '/images/scenes/constructor.svg'],
    ['/c/bad/', '/c/bad/'],
  ])('%s becomes %s', (text, expected) => {
    expect(withPictureVersions(text, addresses)).toBe(expected);
  });

  it('get their version wherever they stand in props', () => {
    const props = { slides: [{ picture: { src: '/images/scenes/bad.svg', width: 800 } }], title: null };

    expect(withPictureVersions(props, addresses)).toEqual({
      slides: [{ picture: { src: '/images/scenes/bad.svg?v=abc', width: 800 } }],
      title: null,
    });
  });
});

describe('the versions of pictures', () => {
  const warnings: string[] = [];
  const log = {
    warn: (_error: unknown, message: string) => void warnings.push(message),
  } as FastifyBaseLogger;
  let pictures: FastifyInstance;
  let answer: Record<string, string> | number = addresses;
  let picturesUrl = '';
  beforeAll(async () => {
    pictures = Fastify({ forceCloseConnections: true });
    pictures.get('/images/scenes/', (_request, reply) =>
      typeof answer === 'number' ? reply.code(answer).send({}) : answer,
    );
    picturesUrl = await pictures.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => pictures.close());

  it('come from the pictures app and survive its failure', async () => {
    const source = pictureAddressSource({ picturesUrl, log, keepMs: 0 });
    expect(await source()).toEqual(addresses);

    answer = 503;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await source()).toEqual(addresses);
  });

  it('are unknown while the pictures app fails', async () => {
    answer = 503;
    expect(await pictureAddressSource({ picturesUrl, log })()).toEqual({});
    expect(warnings.at(-1)).toMatch(/No addresses of picture versions/);
  });
});
