/** @jest-environment node */
import Fastify from 'fastify';
import { openTestData, type TestData } from '../../testing/test-shop';
import { createPaymentService } from './payment-service';
import { requestPayment } from './request-payment';
import { anEndedOrder } from './testing/an-ended-order';

let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
});
afterAll(() => data.close());

it('a payment without a message is read by one process, and again after the pause', async () => {
  const { db } = data;
  const orderId = await anEndedOrder(db, 5000);
  await db.transaction((tx) => requestPayment(tx, { orderId, method: 'PAYPAL', cents: 5000 }));
  const sleeps = () =>
    db.query(
      `update payment set provider = 'test', reference = 'r', updated_at = now() - interval '2 minutes',
         read_retry_at = null`,
    );
  const read = jest.fn(() => Promise.reject(new Error('no answer')));
  const provider = { name: 'test', methods: [], read } as never;
  const settings = { db, providers: [provider], log: Fastify().log, returnUrl: () => '' };
  const processes = [1, 2, 3].map(() => createPaymentService(settings));
  const readAll = () => Promise.all(processes.map((one) => one.readSilent(60)));

  await sleeps();
  await readAll();
  await readAll();
  expect(read).toHaveBeenCalledTimes(1);

  await sleeps();
  await readAll();
  expect(read).toHaveBeenCalledTimes(2);
});
