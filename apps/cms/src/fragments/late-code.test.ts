/** @jest-environment node */
import type { FragmentResult } from '../fragment-job';
import { hostilePool } from '../testing/hostile-pool';
import { hostileFile } from '../testing/hostile-versions';

/** Published code that runs at another moment than while its widget is rendered. */
const pool = hostilePool(700);
const { publish, reported, name, renderHostile, renderOther } = pool;

const LOOP = 'for (;;);';
/** Promises that go on until the answer was sent, and loop then. */
const AFTER_ANSWER = `const later = (left) => { if (left === 0) ${LOOP} return Promise.resolve().then(() => later(left - 1)); };`;
/** Long enough for what was set to run then, and for the check of processes without jobs. */
const LATER_MS = 1500;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const HANGS: [when: string, code: Parameters<typeof hostileFile>[0]][] = [
  ['while it is loaded', { atLoad: LOOP }],
  ['in a regular expression', { atRender: "return /^(a+)+$/.test('a'.repeat(50) + '!');" }],
  ['in a getter on its data', { load: `({ data: { get title() { ${LOOP} } } })` }],
  ['in a timer that it waits for', { load: `new Promise(() => setTimeout(() => { ${LOOP} }, 20))` }],
  ['in a promise after its answer', { atLoad: AFTER_ANSWER, atRender: "later(50); return 'ok';" }],
  [
    'when it is evaluated late',
    { atLoad: `const late = { get part() { ${LOOP} } };`, atRender: 'late.part' },
  ],
];

it('previews that hang at six moments are each named, and no other version loses a widget', async () => {
  const visits = HANGS.map(async ([, code]) => {
    publish(hostileFile(code));
    const [visit, version] = [pool.renderer('preview'), name()];
    // On a busy computer a process may start too late for its first job.
    const isLate = (result: FragmentResult) => !result.ok && result.reason !== 'crashed';
    while (isLate(await visit()));
    await pool.isBlamed(1, version);
    return version;
  });
  for (let page = 0; page < 10; page += 1) await renderOther();
  const versions = await Promise.all(visits);

  await renderOther();
  expect(new Set(reported)).toEqual(new Set(versions));
  await expect(pool.confirm()).resolves.toBeUndefined();
});

describe('a version that sets something to run later', () => {
  it.each([
    ['a timer while it is loaded', { atLoad: `setTimeout(() => { ${LOOP} }, 100);` }],
    ['a timer that outlives its answer', { atRender: `setTimeout(() => { ${LOOP} }, 100); return 'ok';` }],
    [
      'a timer in a promise after its answer',
      { atRender: `Promise.resolve().then(() => setTimeout(() => { ${LOOP} }, 100)); return 'ok';` },
    ],
  ])('such as %s is not called', async (_what, code) => {
    publish(hostileFile(code));

    expect(await renderHostile()).toMatchObject({ ok: true });
    await pause(LATER_MS);

    await renderOther();
    expect(reported).toEqual([]);
    await expect(pool.confirm()).resolves.toBeUndefined();
  });

  it.each([
    ['Atomics.waitAsync', 'Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)'],
    ['FinalizationRegistry', 'new FinalizationRegistry(() => {})'],
    ['WeakRef', 'new WeakRef({})'],
    ['WebAssembly', 'WebAssembly.compile(new Uint8Array(8))'],
  ])('finds no %s', async (_what, atLoad) => {
    publish(hostileFile({ atLoad }));

    expect(await renderHostile()).toMatchObject({ reason: 'render' });
    expect(reported).toEqual([name()]);
  });
});

describe('a stable version that hangs', () => {
  it('when a new process loads it stops no other version, and is blamed when it is alone', async () => {
    publish(hostileFile({ atLoad: `if (Date.now() > ${Date.now() + 1000}) ${LOOP}` }));
    await renderHostile();
    const [renderAgain, itsName] = [pool.renderer(undefined), name()];
    await pause(1000);
    // Its shared process is replaced because of another version.
    publish(hostileFile({ atRender: 'return new Uint8Array(1.5e8).length;' }));
    await renderHostile();

    for (let page = 0; page < 3; page += 1) await renderOther();
    expect(reported).toEqual([]);
    expect(await renderAgain()).toMatchObject({ reason: 'crashed' });
    expect(reported).toEqual([itsName]);
  });

  it('after its answer is suspected, then alone in its process, and blamed only there', async () => {
    publish(
      hostileFile({
        atRender: "later(50); return 'ok';",
        atLoad: AFTER_ANSWER,
      }),
    );

    await renderHostile();
    await pause(LATER_MS);
    await renderOther();
    expect(reported).toEqual([]);

    await renderHostile();
    await pool.isBlamed();
    await renderOther();
    expect(reported).toEqual([name()]);
    await expect(pool.confirm()).rejects.toThrow('a render process hung or ended');
  });
});
