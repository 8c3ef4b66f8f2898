/** @jest-environment node */
import { queues } from '../../app';
import { openTestShop } from '../../testing/test-shop';

it('the command for operators knows the queues of all jobs', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'shop@example.org', devMailbox: false };
  const shop = await openTestShop('embedded', { mail }, []);
  const ofJobs = shop.jobs.flatMap(({ due }) => ('queue' in due && due.queue ? [due.queue.name] : []));

  expect(queues.map(({ name }) => name).sort()).toEqual(ofJobs.sort());
  await shop.close();
});
