/** @jest-environment node */
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
/** Changes the function that React calls to render the widget. */
const inGreeting = (code: string) =>
  `for (const widget of exports.widgets) if (widget.name === 'greeting') {
     const { Root } = widget;
     widget.Root = (given) => { ${code} return Root(given); };
   }`;

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
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
const visit = async (headers: Record<string, string>) => (await server.get('/g/Anna/', headers)).body;

/** Pages of other visitors. */
async function visitOthers(pages: number) {
  const times: number[] = [];
  for (let index = 0; index < pages; index += 1) {
    const before = performance.now();
    expect((await server.get(`/g/Name-${index}/`)).body).toContain(`Hallo Name-${index}`);
    times.push(performance.now() - before);
    await pause();
  }
  return times;
}
const health = () => server.get('/healthz');
const replaced = () =>
  server.log
    .filter((line) => line.includes('render process'))
    .map((line) => (JSON.parse(line) as { version?: string }).version);

describe('one visit of a preview', () => {
  it.each(LATE)('with %s set while it is loaded leaves all pages whole', async (_what, code) => {
    const { version, visitor } = offer(code);

    expect(releaseIn(await visit(visitor)).mfes.example?.version).toBe(version);
    await visitOthers(10);

    expect(replaced()).toEqual([]);
    expect(await health()).toMatchObject({ body: '{"status":"ok"}' });
  });

  it.each(isLong ? HANGING : HANGING.slice(0, 1))(
    'with %s is named, and leaves all pages whole',
    async (_what, code) => {
      const { version, visitor } = offer(code);

      const [body] = await Promise.all([visit(visitor), visitOthers(10)]);

      expect(body).not.toContain('Hallo Anna');
      expect([...new Set(replaced())]).toEqual([version]);
      expect(await health()).toMatchObject({ body: '{"status":"ok"}' });
    },
  );
});

/** Visitors of the preview at the same time: more than pages are rendered at a time. */
const VISITORS = 6;
/** 95 of 100 pages. */
const MOST_MS = 1000;

if (isLong)
  it.each([...LATE, ...HANGING])(
    'a preview with %s, visited again and again, delays no other page to a second',
    async (_what, code) => {
      const { visitor } = offer(code);
      let isOver = false;
      const visits = Promise.all(
        Array.from({ length: VISITORS }, async () => {
          for (; !isOver; await pause()) await visit(visitor);
        }),
      );

      const times = await visitOthers(100);
      isOver = true;
      await visits;

      expect(times.sort((a, b) => a - b)[94]).toBeLessThan(MOST_MS);
    },
    60_000,
  );
