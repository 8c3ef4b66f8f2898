/** @jest-environment node */
import { every, jobSource } from '@fachwerk/database';
import { openTestData, type TestData } from '../../testing/test-shop';

const HOUR_MS = 3_600_000;
let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
});
afterAll(() => data.close());
beforeEach(() => data.db.query('delete from job_run'));

const later = (interval: string) =>
  data.db.query(`update job_run set due_at = due_at - interval '${interval}'`);

function processesWith(run: () => Promise<unknown>) {
  const job = every('clean', HOUR_MS, run);
  const sources = [1, 2, 3].map(() => jobSource(data.db, 'job_run', [job]));
  return {
    prepare: () => Promise.all(sources.map((source) => source.prepare())),
    runAll: () => Promise.allSettled(sources.map((source) => source.runScheduled(job, run))),
    findDue: () => sources[0]?.findDue(),
  };
}

it('one of several processes runs a job in each interval', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { prepare, runAll, findDue } = processesWith(run);
  await prepare();
  await runAll();
  expect(run).not.toHaveBeenCalled();

  await later('1 hour');
  expect(await findDue()).toEqual(new Set(['clean']));
  await runAll();
  expect(run).toHaveBeenCalledTimes(1);

  await later('59 minutes');
  await runAll();
  expect(run).toHaveBeenCalledTimes(1);

  await later('1 minute');
  await runAll();
  expect(run).toHaveBeenCalledTimes(2);
});

it('a job that failed is repeated before its interval is over, and its failure is stored', async () => {
  const refusal = Object.assign(new Error('for the test'), { code: 'E1' });
  const run = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
  const { prepare, runAll } = processesWith(run);
  await prepare();
  await later('1 hour');
  await runAll();
  expect(await data.db.query('select attempts, last_error from job_run')).toEqual([
    { attempts: 1, last_error: 'E1' },
  ]);

  await later('10 minutes');
  await runAll();

  expect(run).toHaveBeenCalledTimes(2);
  expect(await data.db.query('select attempts, last_error from job_run')).toEqual([
    { attempts: 0, last_error: null },
  ]);
});

it('a job whose process was killed is run by another one', async () => {
  const killed = processesWith(() => new Promise(() => {}));
  await killed.prepare();
  await later('1 hour');
  void killed.runAll();
  const run = jest.fn(() => Promise.resolve());
  const others = processesWith(run);
  while ((await others.findDue())?.size) await others.findDue();

  await others.runAll();
  expect(run).not.toHaveBeenCalled();

  await later('10 minutes');
  await others.runAll();
  expect(run).toHaveBeenCalledTimes(1);
});
