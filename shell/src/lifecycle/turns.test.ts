import { MessageChannel } from 'node:worker_threads';
import { createTurns } from './turns';

let channel: MessageChannel;
beforeAll(() => {
  // jsdom has no MessageChannel.
  Object.assign(globalThis, {
    MessageChannel: function () {
      channel = new MessageChannel();
      return channel;
    },
  });
});
afterEach(() => channel.port1.close());

const elementAt = (top: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  return element;
};
it('those that the visitor sees come first', async () => {
  const turns = createTurns();
  const order: number[] = [];
  const tops = [-500, 3000, 100, 2000, 0];
  await Promise.all(tops.map((top) => turns(elementAt(top)).then(() => order.push(top))));
  expect(order).toEqual([100, 0, -500, 3000, 2000]);
});

it('the page comes to answer between two turns', async () => {
  const turns = createTurns();
  const done: number[] = [];
  for (const top of [0, 1, 2]) void turns(elementAt(top)).then(() => done.push(top));
  // Runs all microtasks.
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  expect(done).toEqual([0]);
});

it('a single one does not wait', async () => {
  const turns = createTurns();
  let isDone = false;
  void turns(elementAt(0)).then(() => (isDone = true));
  await Promise.resolve()
    .then(() => {})
    .then(() => {});
  expect(isDone).toBe(true);
});

it('one that comes later has its turn too', async () => {
  const turns = createTurns();
  await turns(elementAt(0));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(turns(elementAt(0))).resolves.toMatchObject({ isCrowded: false });
});

describe('in a crowd', () => {
  const COUNT = 30;
  const microtasks = async () => {
    for (let step = 0; step < 10 * COUNT; step += 1) await Promise.resolve();
  };
  /** Starts the mounts of a crowd; each takes so many milliseconds. */
  function startCrowd(milliseconds: number) {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const turns = createTurns();
    const crowded: boolean[] = [];
    for (let index = 0; index < COUNT; index += 1)
      void turns(elementAt(index)).then(({ isCrowded, end }) => {
        crowded.push(isCrowded);
        now += milliseconds;
        end();
      });
    return crowded;
  }
  afterEach(() => jest.restoreAllMocks());

  it('a task contains as many mounts as fit', async () => {
    const crowded = startCrowd(10);
    await microtasks();
    expect(crowded).toEqual([true, true, true]);
  });

  it('the last ones mount one by one', async () => {
    const crowded = startCrowd(0);
    await microtasks();
    expect(crowded).toHaveLength(11);
    expect(crowded.filter((isCrowded) => !isCrowded)).toHaveLength(1);
  });

  it('a mount that does not end holds up no other', async () => {
    const turns = createTurns();
    const started = jest.fn();
    await Promise.all(Array.from({ length: COUNT }, () => turns(elementAt(0)).then(started)));
    expect(started).toHaveBeenCalledTimes(COUNT);
  });
});
