/** @jest-environment node */
import Fastify from 'fastify';
import { hourly, startJobs } from './jobs';

const { log } = Fastify();

it('runs an hourly job again after a failure, and not after the stop', async () => {
  jest.useFakeTimers();
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const run = jest.fn().mockRejectedValueOnce(new Error('for the test')).mockResolvedValue(undefined);
  const stop = startJobs([hourly('clean', run)], log);

  await jest.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ job: 'clean' }), 'a job failed');

  await stop();
  await jest.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(run).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('waits for the end of every job', async () => {
  let isDone = false;
  const job = {
    name: 'slow',
    start: () => async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      isDone = true;
    },
  };

  await startJobs([job], log)();

  expect(isDone).toBe(true);
});
