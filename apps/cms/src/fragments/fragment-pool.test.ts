/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { chooseEngine } from '../isolation/engine';
import { exampleNodeFile, exampleReactFile } from '../testing/node-files';
import { bundleRenderFiles } from '../testing/render-files';
import { type FragmentPool, fragmentPool } from './fragment-pool';

let pool: FragmentPool;
let loadedFiles: string[];
let failed: string[];

const BUSY_MS = 300;
/** Widgets that take a while without a pause. */
const withBusyWidgets = (file: string): string => `${file}
for (const widget of module.exports.widgets) {
  const { Root } = widget;
  widget.Root = (given) => {
    for (const end = Date.now() + ${BUSY_MS}; Date.now() < end; );
    return Root(given);
  };
}`;

const startPool = (options: { workers?: number; source?: () => string } = {}) => {
  loadedFiles = [];
  failed = [];
  pool = fragmentPool({
    engine: chooseEngine(),
    files: bundleRenderFiles(),
    apiUrl: 'http://127.0.0.1:9',
    registryUrl: 'http://127.0.0.1:9',
    config: {
      shopLocale: 'de-DE',
      pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
      apiOrigin: '',
    },
    deadlineMs: 500,
    workers: options.workers ?? 1,
    log: Fastify().log,
    onFailure: (_job, message) => failed.push(message),
    code: async ({ version, url }) => {
      loadedFiles.push(url);
      if (url.endsWith('react.js')) return exampleReactFile(version);
      if (version === 'gone') throw new Error('answers 404');
      return options.source?.() ?? exampleNodeFile(version === '2' ? 'Moin' : 'Hallo');
    },
  });
};
afterEach(() => pool.close());

const job = (widget: string, more: Partial<FragmentJob> = {}): FragmentJob => ({
  id: 'w1',
  widget,
  mfe: 'example',
  version: '1',
  url: '/example/1/node/widgets.js',
  integrity: 'sha384-x',
  props: { name: 'Welt' },
  pageUrl: 'http://shop.example/',
  now: '2026-11-21T12:00:00.000Z',
  messages: {},
  isMain: false,
  isPrivatePage: false,
  ...more,
});

describe('rendering widgets in processes', () => {
  it('leaves out of the data what only static parts show, and marks it', async () => {
    startPool();

    const result = await pool.render(job('text'));

    expect(result).toMatchObject({ ok: true, html: '<p>Ein langer Text</p>' });
    expect(JSON.parse(result.ok ? result.json : '')).toMatchObject({
      data: { title: 'Sägen' },
      isPartial: true,
    });
    expect(result.ok && result.json).not.toContain('Ein langer Text');
  });

  it.each([
    ['greeting', { address: false, now: false, otherData: false }],
    ['where', { address: true, now: false, otherData: false }],
    ['when', { address: false, now: true, otherData: false }],
    ['where-in-one-case', { address: false, now: false, otherData: false }],
  ])('reports what %s has read', async (widget, reads) => {
    startPool();

    expect(await pool.render(job(widget))).toMatchObject({ ok: true, reads });
  });

  it('reports what a widget reads under other props only', async () => {
    startPool();

    const result = await pool.render(job('where-in-one-case', { props: { showsAddress: true } }));

    expect(result).toMatchObject({ ok: true, reads: { address: true } });
  });

  it('uses the React of the release, for several releases side by side', async () => {
    startPool();
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
    startPool();

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
    startPool();

    const result = await pool.render(job('picture'));

    expect(result.ok && result.html).toMatch(/^<img /);
    expect(result.ok && result.preloads).toEqual([expect.stringMatching(/^<link rel="preload" as="image"/)]);
  });

  it('uses a new version without a restart, beside the old one', async () => {
    startPool();

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
    ['never-loads', 'deadline', /500 ms/],
    ['cart', 'personal', /visitor/],
  ])('says why "%s" cannot be rendered', async (widget, reason, message) => {
    startPool();

    expect(await pool.render(job(widget))).toMatchObject({
      ok: false,
      reason,
      message: expect.stringMatching(message),
    });
    expect(await pool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('names the field of wrong props', async () => {
    startPool();

    const result = await pool.render(job('greeting', { props: { name: 7 } }));

    expect(result).toMatchObject({ ok: false, reason: 'props', message: 'field "name": expected a text' });
  });

  it('answers for a version whose file cannot be had', async () => {
    startPool();

    expect(await pool.render(job('greeting', { version: 'gone' }))).toMatchObject({
      ok: false,
      reason: 'unavailable',
    });
  });

  it.each(['loops', 'eats-memory'])(
    'loses only the widget that %s; other jobs of its process are rendered',
    async (widget) => {
      startPool();

      const [bad, ...others] = await Promise.all([
        pool.render(job(widget)),
        pool.render(job('greeting')),
        pool.render(job('greeting', { id: 'w2' })),
      ]);

      expect(bad).toMatchObject({ ok: false, reason: 'crashed' });
      expect(others).toMatchObject([{ ok: true }, { ok: true }]);
    },
    15_000,
  );

  it('repeats a widget once when its process ends, and does not blame its version', async () => {
    startPool({ source: () => withBusyWidgets(exampleNodeFile()) });
    await pool.render(job('greeting'));

    const rendered = pool.render(job('greeting'));
    await sleep(BUSY_MS / 2);
    execFileSync('pkill', ['-TRAP', '-P', String(process.pid), '-f', 'render-process']);

    expect(await rendered).toMatchObject({ ok: true });
    expect(failed).toEqual([]);
  });

  it('leaves a widget that crashed three times to the browser', async () => {
    startPool();
    for (let i = 0; i < 3; i += 1) await pool.render(job('loops'));

    expect(await pool.render(job('loops'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('several times'),
    });
    expect(await pool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('survives an unhandled rejection', async () => {
    startPool();

    expect(await pool.render(job('forgets-promise'))).toMatchObject({ ok: true, html: '<p>ok</p>' });
    expect(await pool.render(job('greeting'))).toMatchObject({ ok: true });
  });

  it('refuses what a Node file may not require', async () => {
    startPool({ source: () => "require('node:fs')" });

    expect(await pool.render(job('greeting'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('requires "node:fs"'),
    });
  });
});
