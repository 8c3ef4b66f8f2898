/** @jest-environment node */
import { setImmediate as soon } from 'node:timers/promises';
import { hashPassword, setHashCost } from '../../identity/passwords/passwords';
import { fewAtOnce } from './few-at-once';

describe('expensive work', () => {
  it('runs a few tasks at once, queues further ones and is refused when the queue is full', async () => {
    const inTurn = fewAtOnce(2, 3);
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const work = () =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((end) => ends.push(end));
        running--;
        return 'done';
      });

    const five = Array.from({ length: 5 }, work);
    await expect(work()).rejects.toMatchObject({ statusCode: 429 });
    while (ends.length > 0) {
      ends.shift()?.();
      await soon();
    }

    await expect(Promise.all(five)).resolves.toEqual(Array(5).fill('done'));
    expect(most).toBe(2);
  });

  it('starts the next task after a failure', async () => {
    const inTurn = fewAtOnce(1, 5);
    const failed = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(() => Promise.resolve('yes'));

    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
    await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('includes passwords: a flood of them is refused', async () => {
    setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const flood = await Promise.allSettled(Array.from({ length: 150 }, () => hashPassword('Holzleim-47')));

    expect(flood.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(
      flood.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && one.reason),
    ).toContainEqual(expect.objectContaining({ statusCode: 429 }));
  });
});
