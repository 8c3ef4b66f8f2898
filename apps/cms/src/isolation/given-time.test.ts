/** @jest-environment node */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { deniedMsOf, doneInGivenTime } from './given-time';

const never = () => false;

describe('the time that a process is given', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  /** Milliseconds until the wait ends. */
  async function durationOf(options: Partial<Parameters<typeof doneInGivenTime>[0]>) {
    const start = Date.now();
    let end: { after: number; isDone: boolean } | undefined;
    void doneInGivenTime({ ms: 400, maxMs: 5000, isDone: never, deniedMs: () => 0, ...options }).then(
      (isDone) => (end = { after: Date.now() - start, isDone }),
    );
    while (!end) {
      await jest.advanceTimersByTimeAsync(10);
      await new Promise((resolve) => setImmediate(resolve));
    }
    return end;
  }

  it('is all time on a computer with a free processor', async () => {
    expect(await durationOf({})).toEqual({ after: 400, isDone: false });
  });

  it('is a part of it on a busy computer', async () => {
    const start = Date.now();
    const { after, isDone } = await durationOf({ deniedMs: () => (Date.now() - start) * 0.75 });

    expect(isDone).toBe(false);
    expect(after).toBeGreaterThanOrEqual(1590);
    expect(after).toBeLessThan(1700);
  });

  it('ends with work that is done late', async () => {
    const start = Date.now();
    const deniedMs = () => (Date.now() - start) * 0.75;

    expect(await durationOf({ deniedMs, isDone: () => Date.now() - start >= 1000 })).toMatchObject({
      isDone: true,
    });
  });

  it('does not include an hour in which the computer slept', async () => {
    let isDone = false;
    const done = doneInGivenTime({ ms: 400, maxMs: 5000, isDone: () => isDone, deniedMs: () => 100 });
    jest.setSystemTime(Date.now() + 3_600_000);
    await jest.advanceTimersByTimeAsync(400);
    isDone = true;
    await jest.advanceTimersByTimeAsync(400);

    expect(await done).toBe(true);
  });

  it('has an end for a process that gets no processor', async () => {
    const start = Date.now();

    expect(await durationOf({ deniedMs: () => Date.now() - start })).toEqual({
      after: 5000,
      isDone: false,
    });
  });
});

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('counts the time in which more processes run than the computer has processors', async () => {
  const loops = Array.from({ length: 3 * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);']),
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const denied = loops.map(({ pid }) => deniedMsOf(pid ?? 0));
    expect(Math.max(...denied)).toBeGreaterThan(300);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});
