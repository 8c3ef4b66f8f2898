/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@fachwerk/server-kit/testing/until';
import { CONTENT_DIR } from '../paths';
import { loadContent } from './load-content';
import { usageReporter, usesIn } from './report-usage';

const content = loadContent(CONTENT_DIR);

describe('what the content uses', () => {
  const uses = usesIn(content);

  it('names page, file and props, with the placeholders of the path', () => {
    expect(uses).toContainEqual({
      page: expect.stringContaining('{') as string,
      file: 'category.json',
      widget: 'product-list-page',
      major: null,
      props: expect.anything() as unknown,
    });
  });

  it('has what stands around every page, of the modes too', () => {
    const widgets = uses.filter(({ page }) => page === '*').map(({ widget }) => widget);
    expect(widgets).toEqual(expect.arrayContaining(['header', 'prohibis-header']));
  });

  it('has the props that a page adds to the frame', () => {
    expect(uses).toContainEqual(
      expect.objectContaining({
        page: '/c/{categoryPath*}/',
        file: 'category.json',
        widget: 'header',
        props: expect.objectContaining({ categoryPath: '/c/{categoryPath}/' }),
      }),
    );
  });

  it('takes the major from the name', () => {
    const [page] = content.pages.filter(({ file }) => file === 'cart.json');
    const changed = { ...page!, zones: { main: [{ widget: 'cart-page@2', props: {} }] } };

    expect(usesIn({ ...content, pages: [changed] }).filter(({ file }) => file === 'cart.json')).toEqual([
      { page: page!.path, file: 'cart.json', widget: 'cart-page', major: 2, props: {} },
    ]);
  });
});

describe('the page server', () => {
  let server: Server;
  let registryUrl: string;
  let answers: number[];
  let asked: { token: string | undefined; body: { uses: unknown[] } }[];
  beforeEach(async () => {
    asked = [];
    answers = [204];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        asked.push({
          token: request.headers.authorization,
          body: JSON.parse(text) as { uses: unknown[] },
        });
        response.statusCode = answers.shift() ?? 204;
        response.end(response.statusCode === 204 ? '' : '{"message":"No such token."}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    registryUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((closed) => server.close(closed)));
  const log = { warn: jest.fn() };
  beforeEach(() => log.warn.mockClear());

  it('tells the registry all uses, with its token', async () => {
    const reporter = usageReporter({ registryUrl, token: 'secret', content, log });
    await reporter.report();
    reporter.close();

    expect(asked).toEqual([{ token: 'Bearer secret', body: { uses: usesIn(content) } }]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('says nothing without a token', async () => {
    await usageReporter({ registryUrl, token: undefined, content, log }).report();
    expect(asked).toEqual([]);
  });

  it('tries again after a refusal, and logs why', async () => {
    answers = [401, 204];
    const reporter = usageReporter({ registryUrl, token: 'old', content, log, retryMs: 10 });
    await reporter.report();
    await until(() => asked.length === 2);
    reporter.close();

    expect(asked).toHaveLength(2);
    const [[error]] = log.warn.mock.calls as [[Error]];
    expect(error.message).toBe('POST /federation/census: 401 No such token.');
  });

  it('stops trying when it is closed', async () => {
    answers = [500, 500, 500];
    const reporter = usageReporter({ registryUrl, token: 'x', content, log, retryMs: 10 });
    await reporter.report();
    reporter.close();
    await new Promise((later) => setTimeout(later, 60));

    expect(asked).toHaveLength(1);
  });
});
