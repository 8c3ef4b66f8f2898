/** @jest-environment node */
import Fastify from 'fastify';
import { every, hourly, type Job, startJobs } from './jobs';

const { log } = Fastify();
const settings = { log, claim: () => Promise.resolve(true) };
const HOUR_MS = 60 * 60 * 1000;

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
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const run = jest.fn().mockRejectedValueOnce(new Error('for the test')).mockResolvedValue(undefined);
    const stop = startJobs([hourly('clean', run)], settings);

    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'clean' }), 'a job failed');

    await stop();
    await jest.advanceTimersByTimeAsync(2 * HOUR_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('never run twice at a time', async () => {
    const { run, end } = heldRun();
    startJobs([every('slow', 1000, run)], settings);

    await jest.advanceTimersByTimeAsync(5000);
    expect(run).toHaveBeenCalledTimes(1);

    end();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('run at once when they are woken, and once more when that happens during a run', async () => {
    const { run, end } = heldRun();
    let wake = () => {};
    const job: Job = { ...every('send', HOUR_MS, run), listen: (given) => (wake = given) };
    const stop = startJobs([job], settings);

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
    const claimed = new Set<string>();
    const claim = async ({ name }: Pick<Job, 'name'>) => !claimed.has(name) && claimed.add(name).size > 0;
    const clean = jest.fn(() => Promise.resolve());
    const send = jest.fn(() => Promise.resolve());
    const processes = [1, 2, 3].map(() =>
      startJobs([hourly('clean', clean), every('send', HOUR_MS, send)], { log, claim }),
    );

    await jest.advanceTimersByTimeAsync(HOUR_MS);

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
    const stop = startJobs([every('slow', 1000, run)], settings);
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
