import { createPendingWork } from './pending-work';

const work = () => {
  let end = () => {};
  let fail = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('broken'));
  });
  return { promise, end: () => end(), fail: () => fail() };
};
/** A paint and an idle moment in jsdom, which has no idle callbacks. */
const MOMENT = 1000;

const quietIn = (pending: ReturnType<typeof createPendingWork>) => {
  const onQuiet = jest.fn();
  void pending.whenQuiet().then(onQuiet);
  return onQuiet;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a page without work is quiet after a paint and an idle moment, not at once', async () => {
  const onQuiet = quietIn(createPendingWork());
  await jest.advanceTimersByTimeAsync(0);
  expect(onQuiet).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(MOMENT);
  expect(onQuiet).toHaveBeenCalledTimes(1);
});

it('a page is quiet when its last work has ended, whether it was successful or not', async () => {
  const pending = createPendingWork();
  const [call, mount] = [work(), work()];
  void pending.add('GET /rest/user/', call.promise);
  pending.add('cart-page', mount.promise).catch(() => {});
  const onQuiet = quietIn(pending);

  await jest.advanceTimersByTimeAsync(10 * MOMENT);
  expect(pending.list()).toEqual(['GET /rest/user/', 'cart-page']);
  call.end();
  await jest.advanceTimersByTimeAsync(10 * MOMENT);
  expect(pending.list()).toEqual(['cart-page']);
  expect(onQuiet).not.toHaveBeenCalled();

  mount.fail();
  await jest.advanceTimersByTimeAsync(MOMENT);
  expect(onQuiet).toHaveBeenCalledTimes(1);
});

it('work that begins with the paint is awaited too, even if it ends at once', async () => {
  const pending = createPendingWork();
  const onQuiet = quietIn(pending);
  const late = work();
  requestAnimationFrame(() => {
    void pending.add('suggestions', late.promise);
    void pending.add('an answer from the memory', Promise.resolve());
  });

  await jest.advanceTimersByTimeAsync(10 * MOMENT);
  expect(onQuiet).not.toHaveBeenCalled();

  late.end();
  await jest.advanceTimersByTimeAsync(MOMENT);
  expect(onQuiet).toHaveBeenCalledTimes(1);
});

it('a hidden page, which is not painted, becomes quiet', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const onQuiet = quietIn(createPendingWork());

  await jest.advanceTimersByTimeAsync(MOMENT);
  expect(onQuiet).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('calls back when work begins and when all of it has ended', async () => {
  const pending = createPendingWork();
  const changes: boolean[] = [];
  pending.follow((isPending) => changes.push(isPending));
  const [one, other] = [work(), work()];
  void pending.add('one', one.promise);
  void pending.add('other', other.promise);
  one.end();
  await one.promise;
  expect(changes).toEqual([true]);

  other.end();
  await other.promise;
  expect(changes).toEqual([true, false]);
});

describe('where the browser knows priorities of tasks', () => {
  let tasks: (() => void)[] = [];
  beforeEach(() => {
    tasks = [];
    const postTask = (task: () => void) => Promise.resolve(tasks.push(task));
    Object.defineProperty(window, 'scheduler', { configurable: true, value: { postTask } });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'scheduler'));

  it('other tasks of the page run first', async () => {
    const onQuiet = quietIn(createPendingWork());
    await jest.advanceTimersByTimeAsync(MOMENT);
    expect(onQuiet).not.toHaveBeenCalled();

    tasks.forEach((task) => task());
    await jest.advanceTimersByTimeAsync(0);
    expect(onQuiet).toHaveBeenCalledTimes(1);
  });

  it('a page that paints all the time becomes quiet, too', async () => {
    const onQuiet = quietIn(createPendingWork());

    await jest.advanceTimersByTimeAsync(3 * MOMENT);
    expect(onQuiet).toHaveBeenCalledTimes(1);
  });
});
