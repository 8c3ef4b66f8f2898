/** @jest-environment node */
import { every, hourly, type Job, whenDue } from './job';
import { type JobSource, startJobs as start } from './start-jobs';

const log = { warn: jest.fn() };
const HOUR_MS = 60 * 60 * 1000;
const everyMs = ({ due }: Job) => ('everyMs' in due ? due.everyMs : 0);

/** The schedule of all processes, in memory: a job is due after its interval, work of rows always. */
function aSource(jobs: readonly Job[]): JobSource {
  const lastRuns = new Map<string, number>(jobs.map(({ name }) => [name, Date.now()]));
  const isDue = (job: Job) => Date.now() - (lastRuns.get(job.name) ?? 0) >= everyMs(job);
  return {
    prepare: () => Promise.resolve(),
    findDue: () => Promise.resolve(new Set(jobs.filter(isDue).map(({ name }) => name))),
    async runScheduled(job, work) {
      if (!isDue(job)) return;
      lastRuns.set(job.name, Date.now());
      await work();
    },
  };
}

const startJobs = (jobs: readonly Job[], source = aSource(jobs)) => start(jobs, source, { log });

/** A run that lasts until the test ends it. */
function heldRun() {
  const ends: (() => void)[] = [];
  const run = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  return { run, end: () => ends.shift()?.() };
}

describe('jobs', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('run again after a failure, and not after the stop', async () => {
    const run = jest.fn().mockRejectedValueOnce(new Error('for the test')).mockResolvedValue(undefined);
    const stop = startJobs([hourly('clean', run)]);

    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(2);
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'clean' }), 'a job failed');

    await stop();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('never run twice at a time', async () => {
    const { run, end } = heldRun();
    startJobs([every('slow', 1000, run)]);

    await jest.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(1);

    end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('run at once when they are woken, and once more when that happens during a run', async () => {
    const { run, end } = heldRun();
    let wake = () => {};
    const job: Job = { ...whenDue('send', 'null', run), listen: (given) => (wake = given) };
    const source: JobSource = { ...aSource([job]), findDue: () => Promise.resolve(new Set<string>()) };
    const stop = startJobs([job], source);

    wake();
    expect(run).toHaveBeenCalledTimes(1);
    wake();
    wake();
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);
    end();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);

    await stop();
    wake();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('of an hour run in one process only, those with claimed rows in each', async () => {
    const clean = jest.fn(() => Promise.resolve());
    const send = jest.fn(() => Promise.resolve());
    const jobs = [hourly('clean', clean), whenDue('send', 'now()', send)];
    const source = aSource(jobs);
    const processes = [1, 2, 3].map(() => startJobs(jobs, source));

    await jest.advanceTimersByTimeAsync(HOUR_MS - 1000);
    send.mockClear();
    await jest.advanceTimersByTimeAsync(1000);

    expect(clean).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(3);
    await Promise.all(processes.map((stop) => stop()));
  });

  it('learn of a stop, which waits for their end', async () => {
    let end = () => {};
    let isAborted = () => false;
    const run = (signal: AbortSignal) => {
      isAborted = () => signal.aborted;
      return new Promise<void>((resolve) => (end = resolve));
    };
    let hasStopped = false;
    const stop = startJobs([every('slow', 1000, run)]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(isAborted()).toBe(false);

    const stopped = stop().then(() => (hasStopped = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isAborted()).toBe(true);
    expect(hasStopped).toBe(false);

    end();
    await stopped;
    expect(hasStopped).toBe(true);
  });
});
