/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readCart, readProduct } from '@fachwerk/shared/calls';
import Fastify from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { chooseEngine } from '../isolation/engine';
import { aJob, PAGE_CONFIG } from '../testing/a-job';
import { exampleNodeFile, exampleReactFile } from '../testing/node-files';
import { bundleRenderFiles } from '../testing/render-files';
import { type FragmentPool, fragmentPool } from './fragment-pool';

let pool: FragmentPool;
const closing: (() => Promise<unknown>)[] = [];

interface PoolOfTest {
  apiUrl?: string;
  onFailure?: () => void;
  /** Only a test about the deadline sets a short one. */
  deadlineMs?: number;
}

const startPool = ({ apiUrl = 'http://127.0.0.1:9', onFailure, deadlineMs = 20_000 }: PoolOfTest = {}) =>
  fragmentPool({
    engine: chooseEngine(),
    files: bundleRenderFiles(),
    apiUrl,
    registryUrl: 'http://127.0.0.1:9',
    config: PAGE_CONFIG,
    deadlineMs,
    workers: 1,
    log: Fastify().log,
    ...(onFailure && { onFailure }),
    code: async ({ version, url }) => {
      if (url.endsWith('react.js')) return exampleReactFile(version);
      if (version === 'gone') throw new Error('answers 404');
      if (version === 'requires') return "require('node:fs')";
      return exampleNodeFile(version === '2' ? 'Moin' : 'Hallo');
    },
  });
beforeAll(() => {
  pool = startPool();
});
afterAll(() => pool.close());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const job = (widget: string, more: Partial<FragmentJob> = {}): FragmentJob => aJob({ widget, ...more });

describe('rendering widgets in processes', () => {
  it('leaves out of the data what only static parts show, and marks it', async () => {
    const result = await pool.render(job('text'));

    expect(result).toMatchObject({ ok: true, html: '<p>Ein langer Text</p>' });
    expect(JSON.parse(result.ok ? result.json : '')).toMatchObject({
      data: { title: 'Sägen' },
      isPartial: true,
    });
    expect(result.ok && result.json).not.toContain('Ein langer Text');
  });

  it('names the keys without a text, and not more than help', async () => {
    const result = await pool.render(job('wordless'));
    const keys = (result.ok && result.missingTexts) || [];

    expect(result).toMatchObject({ ok: true, page: { title: 'Page title' } });
    expect(keys).toContain('wordless.key3');
    expect(new Set(keys).size).toBe(20);
  });

  it('names no key where all have a text', async () => {
    expect(await pool.render(job('greeting'))).not.toHaveProperty('missingTexts');
  });

  it.each([
    ['greeting', { address: false, now: false, otherData: false }],
    ['where', { address: true, now: false, otherData: false }],
    ['when', { address: false, now: true, otherData: false }],
    ['where-in-one-case', { address: false, now: false, otherData: false }],
  ])('reports what %s has read', async (widget, reads) => {
    expect(await pool.render(job(widget))).toMatchObject({ ok: true, reads });
  });

  it('reports what a widget reads under other props only', async () => {
    const result = await pool.render(job('where-in-one-case', { props: { showsAddress: true } }));

    expect(result).toMatchObject({ ok: true, reads: { address: true } });
  });

  it('uses the React of the release, for several releases side by side', async () => {
    const withReact = (version: string) =>
      pool.render(
        job('react-version', {
          react: { version, url: `/shell/${version}/node/react.js`, integrity: 'sha384-x' },
        }),
      );

    const results = await Promise.all([withReact('20.0.0'), withReact('21.0.0'), withReact('20.0.0')]);

    expect(results.map((result) => result.ok && result.html)).toEqual([
      '<p>20.0.0</p>',
      '<p>21.0.0</p>',
      '<p>20.0.0</p>',
    ]);
    const own = await pool.render(job('react-version'));
    expect(own.ok && own.html).toMatch(/^<p>19\./);
  });

  it('gives HTML, and the data it was made with for the browser', async () => {
    const result = await pool.render(
      job('greeting', { props: { name: '</script><b>' }, messages: { 'greeting.end': '!' } }),
    );

    expect(result).toMatchObject({
      ok: true,
      html: expect.stringContaining('Hallo &lt;/script&gt;&lt;b&gt; !'),
    });
    expect(result.ok && result.html).toContain('w1');
    expect(result.ok && result.json).not.toContain('</script>');
    expect(result.ok && JSON.parse(result.json)).toMatchObject({
      props: { name: '</script><b>' },
      now: '2026-11-21T12:00:00.000Z',
    });
  });

  it('moves picture preloads out of the widget, into the head of the page', async () => {
    const result = await pool.render(job('picture'));

    expect(result.ok && result.html).toMatch(/^<img /);
    expect(result.ok && result.preloads).toEqual([expect.stringMatching(/^<link rel="preload" as="image"/)]);
  });

  it('names the parts that the props have chosen', async () => {
    const [tabs, picture] = await Promise.all([
      pool.render(job('tabs', { props: { tab: 'Orders' } })),
      pool.render(job('picture')),
    ]);

    expect(tabs).toMatchObject({ ok: true, parts: ['Orders'] });
    expect(picture.ok && picture.parts).toBeUndefined();
  });

  it('uses a new version without a restart, beside the old one', async () => {
    const results = await Promise.all([
      pool.render(job('greeting')),
      pool.render(job('greeting', { version: '2', url: '/example/2/node/widgets.js' })),
      pool.render(job('greeting')),
    ]);

    expect(results.map((result) => result.ok && /Hallo|Moin/.exec(result.html)?.[0])).toEqual([
      'Hallo',
      'Moin',
      'Hallo',
    ]);
  });

  it.each([
    ['throws', 'render', /broken/],
    ['no-such-widget', 'unknown-widget', /no-such-widget/],
    ['cart', 'personal', /visitor/],
  ])('says why "%s" cannot be rendered', async (widget, reason, message) => {
    expect(await pool.render(job(widget))).toMatchObject({
      ok: false,
      reason,
      message: expect.stringMatching(message),
    });
    expect(await pool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('says that a widget was not ready in time, and renders others', async () => {
    const ownPool = startPool({ deadlineMs: 500 });
    closing.push(ownPool.close);

    expect(await ownPool.render(job('never-loads'))).toEqual({
      ok: false,
      reason: 'deadline',
      message: 'Error: not ready after 500 ms',
    });
    expect(await ownPool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('leaves a widget whose API is silent to the browser, each time', async () => {
    const api = Fastify({ forceCloseConnections: true });
    api.get(readCart.path, () => new Promise(() => undefined));
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    const ownPool = startPool({ apiUrl, deadlineMs: 500 });
    closing.push(ownPool.close, () => api.close());
    const render = () => ownPool.render(job('cart-or-failure', { isMain: true, isPrivatePage: true }));

    // The first job has more time, because its code is loaded.
    expect(await render()).toMatchObject({ ok: false, reason: 'deadline' });
    expect(await render()).toMatchObject({ ok: false, reason: 'deadline' });
  });

  it('names the field of wrong props', async () => {
    const result = await pool.render(job('greeting', { props: { name: 7 } }));

    expect(result).toMatchObject({ ok: false, reason: 'props', message: 'field "name": expected a text' });
  });

  it('answers for a version whose file cannot be had', async () => {
    expect(await pool.render(job('greeting', { version: 'gone' }))).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
  });

  it('repeats a widget once when its process ends, and does not blame its version', async () => {
    let calls = 0;
    const api = Fastify({ forceCloseConnections: true });
    const onFailure = jest.fn();
    api.get(readProduct.path.replace('{productId}', '1'), () => {
      calls += 1;
      // The engine fails while the widget waits for its data.
      if (calls === 1) execFileSync('pkill', ['-TRAP', '-P', String(process.pid), '-f', 'render-process']);
      return { name: 'Hammer' };
    });
    const ownPool = startPool({ apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }), onFailure });
    closing.push(ownPool.close, () => api.close());

    expect(await ownPool.render(job('product'))).toMatchObject({
      ok: true,
      html: '<h1 id="kauf">Hammer</h1>',
    });

    expect(calls).toBe(2);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('survives an unhandled rejection', async () => {
    expect(await pool.render(job('forgets-promise'))).toMatchObject({ ok: true, html: '<p>ok</p>' });
    expect(await pool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('refuses what a Node file may not require', async () => {
    expect(await pool.render(job('greeting', { version: 'requires' }))).toMatchObject({
      ok: false,
      message: expect.stringContaining('requires "node:fs"'),
    });
  });

  // The last: it stops the process of the other tests, too.
  it('blames nobody when a process hangs while no code should run: each version continues alone', async () => {
    const onFailure = jest.fn();
    const ownPool = startPool({ onFailure, deadlineMs: 1500 });
    closing.push(ownPool.close);
    const two = job('greeting', { version: '2', url: '/example/2/node/widgets.js' });
    const renderBoth = () => Promise.all([ownPool.render(job('greeting')), ownPool.render(two)]);
    const whole = [{ ok: true }, { ok: true }];
    expect(await renderBoth()).toMatchObject(whole);
    await expect(ownPool.confirm()).resolves.toBeUndefined();

    execFileSync('pkill', ['-STOP', '-P', String(process.pid), '-f', 'render-process']);

    expect(await renderBoth()).toMatchObject(whole);
    expect(onFailure).not.toHaveBeenCalled();
    await expect(ownPool.confirm()).rejects.toThrow('a render process hung or ended');
  });
});
