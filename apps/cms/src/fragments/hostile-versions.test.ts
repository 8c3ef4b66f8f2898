/** @jest-environment node */
import type { FragmentResult } from '../fragment-job';
import { hostilePool } from '../testing/hostile-pool';
import { hostileFile, reach } from '../testing/hostile-versions';

/** Attacks of one version on the page server and on other versions, in the real engine. */
const pool = hostilePool(1000);
const { publish, reported, name, renderHostile } = pool;

describe('a version that takes all of a process', () => {
  it('and loops loses its own widget only, and is reported', async () => {
    publish(hostileFile({ atRender: 'for (;;);' }));

    expect(await pool.renderAll()).toMatchObject({ reason: 'crashed' });
    expect(new Set(reported)).toEqual(new Set([name()]));
  });

  it.each([
    [
      'creates 2 GB of objects',
      'const all = []; for (;;) all.push(new Array(1e5).fill({ a: 1 }));',
      'crashed',
    ],
    ['answers with 20 MB', "return 'x'.repeat(2e7);", 'render'],
  ])('and %s loses its own widget only, and is reported', async (_what, atRender, reason) => {
    publish(hostileFile({ atRender }));

    expect(await pool.renderAll('rollout')).toMatchObject({ reason });
    expect(new Set(reported)).toEqual(new Set([name()]));
  });

  it('and takes 200 MB of Buffers again and again does not get them', async () => {
    publish(hostileFile({ atRender: 'const all = []; for (;;) all.push(new Uint8Array(2e8).fill(1));' }));

    expect(await pool.renderAll()).toMatchObject({ ok: false });
    expect(new Set(reported)).toEqual(new Set([name()]));
  });

  it('and keeps more Buffers with every page is found, not the one that renders next', async () => {
    publish(
      hostileFile({
        atLoad: 'const kept = [];',
        atRender: 'kept.push(new Uint8Array(5e7).fill(1)); return kept.length;',
      }),
    );

    for (let page = 0; page < 6; page += 1) await pool.renderAll();

    await pool.isBlamed();
    expect(new Set(reported)).toEqual(new Set([name()]));
  });

  it('is left to the browser after three crashes, and still reported for every page', async () => {
    publish(hostileFile({ atRender: 'return new Uint8Array(1.5e8).length;' }));

    for (let page = 1; page <= 3; page += 1) {
      expect(await renderHostile('rollout')).toMatchObject({ ok: true });
      await pool.isBlamed(page);
    }
    for (let page = 4; page <= 5; page += 1)
      expect(await renderHostile('rollout')).toMatchObject({ reason: 'crashed' });

    expect(reported).toEqual(Array.from({ length: 5 }, name));
    await pool.renderOther();
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
    await pool.renderOther();
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

    expect(await pool.renderAll()).toMatchObject({
      ok: false,
      reason: 'render',
      message: expect.stringContaining('TypeError'),
    });
    expect(reported).toEqual([name()]);
  });

  it('while it renders, as Array.prototype, reaches no other version and not the page server', async () => {
    publish(
      hostileFile({
        atRender: "Object.defineProperty(Object.getPrototypeOf([]), 'map', { value: () => [] });",
      }),
    );

    expect(await pool.renderAll()).toMatchObject({ reason: 'render' });

    expect(reported).toEqual([name()]);
    expect([1].map(String)).toEqual(['1']);
  });

  it('may replace its own global variables, which other versions do not have', async () => {
    publish(hostileFile({ atLoad: 'globalThis.Array = globalThis.JSON = globalThis.Promise = undefined;' }));

    await pool.renderAll();
  });
});

const textIn = (result: FragmentResult) =>
  (result.ok ? result.html : `failed: ${result.message}`).replace(/<\/?p>/g, '').replaceAll('&quot;', '"');
