/** @jest-environment node */
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cmsForTests, type RunningCms } from '../testing/start-cms';

const start = cmsForTests();

const FONT = '</shell/1/font.woff2>; rel=preload; as=font; type=font/woff2; crossorigin=anonymous';

interface Answer {
  hints: string[];
  link: string;
  body: string;
}
/** Requests a page over the network: an injected request receives no status 103. */
async function answerTo({ cms }: RunningCms, path: string): Promise<Answer> {
  await cms.listen({ port: 0, host: '127.0.0.1' });
  const { port } = cms.server.address() as AddressInfo;
  const hints: string[] = [];
  return new Promise((resolve, reject) => {
    const request = httpGet({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ hints, link: String(response.headers.link), body }));
    });
    request.on('information', ({ statusCode, headers }) => {
      if (statusCode === 103) hints.push(String(headers.link));
    });
    request.on('error', reject);
  });
}

it('names font and style sheets before the page is rendered, as the head does', async () => {
  const running = await start({ earlyHints: true });

  const { hints, link, body } = await answerTo(running, '/g/Anna/');

  expect(hints).toEqual([link]);
  const [, sheet = '', integrity = ''] =
    /<link rel="stylesheet" href="(\/pages\/styles\/[^"]+)" integrity="([^"]+)"/.exec(body) ?? [];
  expect(link).toContain(FONT);
  expect(link).toContain(
    `<${sheet}>; rel=preload; as=style; crossorigin=anonymous; integrity="${integrity}"`,
  );
  expect(link).toMatch(/<\/pages\/page\.css\?v=\w+>; rel=preload; as=style$/);
});

it('sends none where no proxy or CDN passes them on', async () => {
  const running = await start();

  const { hints, link } = await answerTo(running, '/g/Anna/');

  expect(hints).toEqual([]);
  expect(link).toBe('undefined');
});
