/** @jest-environment node */
import Fastify from 'fastify';
import type { FragmentJob } from '../fragment-job';
import { chooseEngine } from '../isolation/engine';
import { hostileFile, reach } from '../testing/hostile-versions';
import { exampleNodeFile } from '../testing/node-files';
import { bundleRenderFiles } from '../testing/render-files';
import { type FragmentPool, fragmentPool } from './fragment-pool';

/** Attacks of one version on the page server and on other versions, in the real engine. */
let pool: FragmentPool;
let reported: string[];
/** Code of the hostile versions by name: each test has a version of its own in the pool of the file. */
const codes = new Map<string, string>();
let version = '';

beforeAll(() => {
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
    deadlineMs: 1000,
    workers: 1,
    log: Fastify().log,
    onFailure: (failed) => reported.push(`${failed.mfe}@${failed.version}`),
    code: async (file) => codes.get(file.version) ?? exampleNodeFile(),
  });
});
afterAll(() => pool.close());

const publish = (code: string) => {
  version = `hostile-${codes.size + 1}`;
  codes.set(version, code);
  reported = [];
};

const job = (mfe: string, widget: string, of: string): FragmentJob => ({
  id: 'w1',
  widget,
  mfe,
  version: of,
  url: `/${mfe}/${of}/node/widgets.js`,
  integrity: 'sha384-x',
  props: { name: 'Welt' },
  pageUrl: 'http://shop.example/',
  now: '2026-11-21T12:00:00.000Z',
  messages: {},
  isMain: false,
  isPrivatePage: false,
});
const renderHostile = () => pool.render(job('hostile', 'hostile', version));
const renderOther = () => pool.render(job('example', 'greeting', '1'));
const other = { ok: true, html: expect.stringContaining('Hallo Welt') };

/** The other team's widgets on the same page and on the next pages, in the same process. */
async function renderAll() {
  await renderOther();
  const [hostile, ...others] = await Promise.all([renderHostile(), renderOther(), renderOther()]);
  for (const result of [...others, await renderOther()]) {
    expect(result.ok ? '' : result.message).toBe('');
    expect(result).toMatchObject(other);
  }
  return hostile;
}

/** Blocks the process for ever. */
const WAITS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

describe('a version that takes all of a process', () => {
  it.each([
    ['loops', 'for (;;);', /crashed/],
    [
      'creates 2 GB of objects',
      'const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 }));',
      /crashed/,
    ],
    [
      'never leaves its promises',
      'const again = () => Promise.resolve().then(again); again(); return 1;',
      /ok|crashed/,
    ],
    ['waits in an atomic operation', WAITS, /crashed/],
    ['answers with 20 MB', "return 'x'.repeat(2e7);", /render/],
  ])('and %s loses its own widget only, and is reported', async (_what, atRender, expected) => {
    publish(hostileFile({ atRender }));

    const hostile = await renderAll();

    expect(hostile?.ok ? 'ok' : hostile?.reason).toMatch(expected);
    expect(new Set(reported)).toEqual(new Set([`hostile@${version}`]));
  });

  it('and takes 200 MB of Buffers again and again does not get them', async () => {
    publish(hostileFile({ atRender: 'const all = []; for (;;) all.push(new Uint8Array(2e8).fill(1));' }));

    expect(await renderAll()).toMatchObject({ ok: false });
    expect(new Set(reported)).toEqual(new Set([`hostile@${version}`]));
  });

  it('and keeps more Buffers with every page is found, not the one that renders next', async () => {
    publish(
      hostileFile({
        atLoad: 'const kept = [];',
        atRender: 'kept.push(new Uint8Array(5e7).fill(1)); return kept.length;',
      }),
    );

    for (let page = 0; page < 6; page += 1) await renderAll();

    expect(new Set(reported)).toEqual(new Set([`hostile@${version}`]));
  });

  it('is left to the browser after three crashes, and still reported for every page', async () => {
    publish(hostileFile({ atLoad: WAITS }));

    for (let page = 0; page < 5; page += 1) await renderHostile();

    expect(reported).toHaveLength(5);
    expect(await renderOther()).toMatchObject(other);
  });
});

describe('a version that looks for a way out', () => {
  it('finds no process, no files, no network and no modules', async () => {
    publish(
      hostileFile({
        atRender: reach([
          ...["typeof this.constructor.constructor('return process')()", 'typeof Deno', 'typeof process'],
          ...[
            "(() => {}).constructor('return typeof process + typeof Deno')()",
            "(0, eval)('typeof process')",
          ],
          ...["require('node:fs')", "require('child_process')", "require('node:net')"],
          ...[
            'typeof fetch',
            'typeof WebSocket',
            'typeof XMLHttpRequest',
            'typeof Worker',
            'typeof importScripts',
          ],
          ...["platform.api.constructor.constructor('return typeof process')()"],
          ...["platform.signal.constructor.constructor('return typeof Deno')()"],
          ...[
            "(() => { try { null.x; } catch (error) { return error.constructor.constructor('return typeof process')(); } })()",
          ],
          ...[
            "typeof setTimeout.constructor('return process')()",
            "typeof console.log.constructor('return process')()",
          ],
          ...[
            '(() => { Error.prepareStackTrace = (error, sites) => sites; const sites = new Error().stack;' +
              ' return [...sites].map((site) => typeof site.getThis() + typeof site.getFunction()).some((text) => /object|function/.test(text)); })()',
          ],
        ]),
      }),
    );

    const result = await renderHostile();

    expect(JSON.parse(textIn(result))).toEqual([
      ...['throws TypeError', 'undefined', 'undefined'],
      ...['undefinedundefined', 'undefined'],
      ...['throws Error', 'throws Error', 'throws Error'],
      ...['undefined', 'undefined', 'undefined', 'undefined', 'undefined'],
      ...['undefined', 'undefined', 'undefined'],
      ...['throws ReferenceError', 'throws ReferenceError'],
      'throws TypeError',
    ]);
  });

  it('can import nothing', async () => {
    publish(
      hostileFile({
        atLoad: `let found = 'nothing';
          for (const name of ['node:fs', 'data:text/javascript,export default 1', 'https://esm.sh/react', 'file:///etc/passwd'])
            import(name).then(() => { found = name; }, (error) => {
              try { error.constructor.constructor('return process')(); found = 'process'; } catch {}
              try { Object.getPrototypeOf(Object.getPrototypeOf(error)).changed = true; } catch {}
            });`,
        atRender: 'return found;',
      }),
    );

    await renderHostile();

    expect(textIn(await renderHostile())).toBe('nothing');
    expect(await renderOther()).toMatchObject(other);
  });
});

describe('a version that changes the objects of the language', () => {
  it.each([
    'Array.prototype.map = () => [];',
    'Object.prototype.toString = () => "changed";',
    'Object.defineProperty(Object.prototype, "then", { value: () => {} });',
    'String.prototype.replace = () => "changed";',
    'JSON.stringify = () => "{}";',
    'Promise.prototype.then = () => {};',
    'Function.prototype.call = () => {};',
  ])('fails: %s', async (atLoad) => {
    publish(hostileFile({ atLoad }));

    expect(await renderAll()).toMatchObject({
      ok: false,
      reason: 'render',
      message: expect.stringContaining('TypeError'),
    });
    expect(reported).toEqual([`hostile@${version}`]);
  });

  it('may replace its own global variables, which other versions do not have', async () => {
    publish(hostileFile({ atLoad: 'globalThis.Array = globalThis.JSON = globalThis.Promise = undefined;' }));

    await renderAll();
  });
});

const textIn = (result: Awaited<ReturnType<FragmentPool['render']>>) =>
  (result.ok ? result.html : `failed: ${result.message}`).replace(/<\/?p>/g, '').replaceAll('&quot;', '"');
