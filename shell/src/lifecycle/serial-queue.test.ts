import { createSerialQueue } from './serial-queue';

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

it('runs one job after the other', async () => {
  const log: string[] = [];
  const queue = createSerialQueue();
  const job = (name: string) => async () => {
    log.push(`${name} begins`);
    await tick();
    log.push(`${name} ends`);
  };
  await Promise.all([queue.run(job('mount')), queue.run(job('update'))]);
  expect(log).toEqual(['mount begins', 'mount ends', 'update begins', 'update ends']);
});

it('keeps only the newest of the updates that wait', async () => {
  const done: number[] = [];
  const queue = createSerialQueue();
  void queue.run(tick);
  const updates = [1, 2, 3].map((number) =>
    queue.runLatest(() => {
      done.push(number);
      return Promise.resolve();
    }),
  );
  await Promise.all(updates);
  expect(done).toEqual([3]);
});

it('continues after a failed job', async () => {
  const queue = createSerialQueue();
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = jest.fn(() => Promise.resolve());
  await queue.run(next);
  await expect(failing).rejects.toThrow('no');
  expect(next).toHaveBeenCalled();
});
