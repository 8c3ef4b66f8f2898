/** @jest-environment node */
import { besideVisitors, inGreeting, p95, visitOthers } from './testing/hostile-visits';
import { exampleNodeFile } from './testing/node-files';
import { releaseIn, type RunningCms, startCms } from './testing/start-cms';

const isLong = process.env.LONG === '1';
let server: RunningCms;
beforeAll(async () => {
  server = await startCms({ deadlineMs: 700 });
  await server.get('/g/Anna/');
});
afterAll(() => server.close());

const LOOP = 'for (;;);';
const LATE = [
  ['a timer', `setTimeout(() => { ${LOOP} }, 200);`],
  [
    'a wait in shared memory',
    `Atomics.waitAsync(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200).value.then(() => { ${LOOP} });`,
  ],
];
const HANGING = [
  ['a loop while it is rendered', inGreeting(LOOP)],
  ['a loop while it is loaded', LOOP],
];

let count = 0;
/** Offers a version with this code, and returns what a visit of its preview sends. */
function offer(code: string) {
  count += 1;
  const version = `1-evil-${count}`;
  const token = `token-of-preview-${count}`;
  server.shop.offerPreview(token, version, `${exampleNodeFile()}\n${code}`);
  server.log.length = 0;
  return { version, visitor: { cookie: `preview=${token}` } };
}
const visit = async (headers: Record<string, string>) => (await server.get('/g/Anna/', headers)).body;

const expectWholePages = async (pages: number) =>
  expect((await visitOthers(server, pages)).filter(({ isWhole }) => !isWhole)).toEqual([]);
const health = () => server.get('/healthz');
const replaced = () =>
  server.log
    .filter((line) => line.includes('render process'))
    .map((line) => (JSON.parse(line) as { version?: string }).version);

describe('one visit of a preview', () => {
  it.each(LATE)('with %s set while it is loaded leaves all pages whole', async (_what, code) => {
    const { version, visitor } = offer(code);

    const body = await visit(visitor);
    expect(releaseIn(body).mfes.example?.version).toBe(version);
    await expectWholePages(10);

    // On a busy machine a new process may be too slow for its first page: it may be replaced for that.
    expect(body.includes('Hallo Anna') ? [] : [version]).toEqual(expect.arrayContaining(replaced()));
    expect(await health()).toMatchObject({ body: '{"status":"ok"}' });
  });

  it.each(isLong ? HANGING : HANGING.slice(0, 1))(
    'with %s is named, and leaves all pages whole',
    async (_what, code) => {
      const { version, visitor } = offer(code);

      const [body] = await Promise.all([visit(visitor), expectWholePages(10)]);

      expect(body).not.toContain('Hallo Anna');
      expect([...new Set(replaced())]).toEqual([version]);
      expect(await health()).toMatchObject({ body: '{"status":"ok"}' });
    },
  );
});

/** 95 of 100 pages. */
const MOST_MS = 1000;

if (isLong)
  it.each([...LATE, ...HANGING])(
    'a preview with %s, visited again and again, delays no other page to a second',
    async (_what, code) => {
      const { visitor } = offer(code);

      const others = await besideVisitors(
        () => visit(visitor),
        () => visitOthers(server, 100),
      );

      expect(others.filter(({ isWhole }) => !isWhole)).toEqual([]);
      expect(p95(others)).toBeLessThan(MOST_MS);
    },
    60_000,
  );
