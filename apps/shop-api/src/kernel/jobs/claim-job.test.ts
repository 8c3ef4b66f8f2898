/** @jest-environment node */
import { openTestData, type TestData } from '../../testing/test-shop';
import { claimJob } from './claim-job';

const HOUR_MS = 3_600_000;
let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
});
afterAll(() => data.close());

it('one of several processes runs a job in each interval', async () => {
  const job = { name: 'clean', intervalMs: HOUR_MS };
  const claims = () => Promise.all([1, 2, 3].map(() => claimJob(data.db, job)));

  expect((await claims()).filter(Boolean)).toHaveLength(1);
  expect(await claims()).toEqual([false, false, false]);

  await data.db.query(`update job_run set started_at = started_at - interval '59 minutes'`);
  expect((await claims()).filter(Boolean)).toHaveLength(1);
});

it('jobs do not wait for each other', async () => {
  expect(await claimJob(data.db, { name: 'count', intervalMs: HOUR_MS })).toBe(true);
  expect(await claimJob(data.db, { name: 'remove', intervalMs: HOUR_MS })).toBe(true);
});
