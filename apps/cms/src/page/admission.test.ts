/** @jest-environment node */
import { admission, type Applicant, Overloaded } from './admission';

let now: number;
beforeEach(() => {
  now = 0;
});
const from = (network: string, isGone = () => false): Applicant => ({ network, isGone });

/** Each job runs until `end` is called. */
function jobs() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    work,
    settle,
    /** Ends the oldest running work after a time. */
    async end(ms = 100) {
      now += ms;
      ends.shift()?.();
      await settle();
    },
  };
}

it('runs as many pages at a time as there are places', async () => {
  const { run } = admission({ atOnce: 2, clock: () => now });
  const { started, work, settle, end } = jobs();

  const all = ['a', 'b', 'c'].map((name) => run(from(name), work(name)));
  await settle();
  expect(started).toEqual(['a', 'b']);
  await end();

  expect(started).toEqual(['a', 'b', 'c']);
  await end();
  await end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

it('leaves one place for others when one network requests many pages', async () => {
  const { run } = admission({ atOnce: 3, clock: () => now });
  const { started, work, settle } = jobs();

  for (const name of ['f1', 'f2', 'f3', 'f4']) void run(from('flood'), work(name));
  void run(from('visitor'), work('v'));
  await settle();

  expect(started).toEqual(['f1', 'f2', 'v']);
});

it('lets networks take turns, each with its oldest page', async () => {
  const { run, isBusy } = admission({ atOnce: 1, clock: () => now });
  const { started, work, settle, end } = jobs();

  for (const name of ['f1', 'f2', 'f3', 'f4']) void run(from('flood'), work(name));
  for (const name of ['v1', 'v2']) void run(from('visitor'), work(name));
  await settle();
  expect(isBusy()).toBe(true);
  for (let i = 0; i < 6; i += 1) await end(1);

  expect(started).toEqual(['f1', 'f2', 'v1', 'f3', 'v2', 'f4']);
  expect(isBusy()).toBe(false);
});

it('refuses a page that would wait too long, by the measured durations, and names the time', async () => {
  const { run } = admission({ atOnce: 1, maxWaitMs: 1000, clock: () => now });
  const { work, end, settle } = jobs();
  // Each page takes half a second: the average comes near it.
  for (let i = 0; i < 40; i += 1) {
    const page = run(from('a'), work(String(i)));
    await settle();
    await end(500);
    await page;
  }

  const waiting = ['b', 'c', 'd', 'e'].map((name) => run(from('a'), work(name)));
  waiting.forEach((page) => void page.catch(() => undefined));
  await settle();

  await expect(run(from('a'), work('f'))).rejects.toThrow(Overloaded);
  await expect(run(from('a'), work('f'))).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
  // Another network has its turn next.
  void run(from('visitor'), work('v'));
  await end(500);
  await end(500);
});

it('spares for a network whose pages wait long, before it refuses them', async () => {
  const { run, isSparing } = admission({ atOnce: 1, maxWaitMs: 1000, clock: () => now });
  const { settle } = jobs();
  const spared: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => (spares: boolean) => {
    if (spares) spared.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const finish = async () => {
    now += 50;
    ends.shift()?.();
    await settle();
  };
  // By the first guess a page takes 50 ms.
  void run(from('a'), work('a1'));
  expect(isSparing(from('a'))).toBe(false);
  for (const name of ['a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void run(from('a'), work(name));
  expect([isSparing(from('a')), isSparing(from('visitor'))]).toEqual([true, false]);
  void run(from('visitor'), work('v'));

  for (let i = 0; i < 8; i += 1) await finish();

  // The first one began before others waited, the last ones when few did, and the visitor waited for one.
  expect(spared).toEqual(['a2', 'a3', 'a4']);
});

it('refuses a page whose turn comes later than expected', async () => {
  const { run } = admission({ atOnce: 1, maxWaitMs: 1000, clock: () => now });
  const { work, end, started } = jobs();
  void run(from('a'), work('a'));
  const late = run(from('b'), work('b'));
  late.catch(() => undefined);

  await end(1001);

  await expect(late).rejects.toThrow(Overloaded);
  expect(started).toEqual(['a']);
});

it('does not start work for a client that has gone', async () => {
  const { run } = admission({ atOnce: 1, clock: () => now });
  const { work, end, started } = jobs();
  let isGone = false;
  void run(from('a'), work('a'));
  const gone = run(
    from('b', () => isGone),
    work('gone'),
  );
  gone.catch(() => undefined);
  void run(from('c'), work('c'));
  isGone = true;

  await end();

  expect(started).toEqual(['a', 'c']);
});

it('gives the place of failed work to the next', async () => {
  const { run } = admission({ atOnce: 1, clock: () => now });

  await expect(run(from('a'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');

  expect(await run(from('a'), async () => 'next')).toBe('next');
});
