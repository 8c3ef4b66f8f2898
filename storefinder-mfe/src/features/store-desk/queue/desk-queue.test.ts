/** @jest-environment node */
import type { DeskAction } from '../action/desk-action';
import { memoryStorage } from '../storage/memory-storage';
import {
  aDeskQueue,
  ANNA,
  counted,
  DONE,
  found,
  MOVED,
  oneLock,
  priced,
  ready,
} from '../testing/a-desk-queue';
import type { Attempt } from './sender';

const NO_CONNECTION: Attempt = { kind: 'no-connection' };
const pending = () => new Promise<Attempt>(() => undefined);

it('stores actions before anything is sent, then sends them in the order in which they were recorded', async () => {
  const stored: number[] = [];
  const storage = memoryStorage();
  const { queue, names } = aDeskQueue({
    storage,
    answer: async () => {
      stored.push((await storage.readActions()).length);
      return DONE;
    },
  });
  queue.setPerson(ANNA);

  await queue.record([found('a'), ready('a'), found('b')]);
  await queue.run();

  expect(names()).toEqual(['a reportFound', 'a reportReady', 'b reportFound']);
  expect(stored).toEqual([3, 2, 1]);
  expect(queue.state()).toEqual({ actions: [], run: null, stop: 'none' });
  expect(await storage.readActions()).toEqual([]);
});

it('repeats an action with the same key when the page ends between sending and the answer', async () => {
  const storage = memoryStorage();
  const first = aDeskQueue({ storage, answer: pending });
  first.queue.setPerson(ANNA);
  await first.queue.record([found()]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(first.sent).toHaveLength(1);
  first.queue.end();

  const second = aDeskQueue({ storage });
  second.queue.setPerson(ANNA);
  await second.queue.run();

  expect(second.sent.map(({ id }) => id)).toEqual(first.sent.map(({ id }) => id));
  expect(await storage.readActions()).toEqual([]);
});

it('keeps everything without a connection, waits longer each time, and sends once it is back', async () => {
  let isOnline = false;
  const { queue, names, waits, pass } = aDeskQueue({ answer: () => (isOnline ? DONE : NO_CONNECTION) });
  queue.setPerson(ANNA);
  await queue.record([found('a'), found('b')]);
  await queue.run();

  expect(queue.state()).toMatchObject({ stop: 'no-connection', run: null });
  expect(queue.state().actions).toHaveLength(2);
  expect(names()).not.toContain('b reportFound');
  const [first = 0] = waits();
  await pass();
  expect(waits()[0]).toBeGreaterThan(first);

  isOnline = true;
  await pass();
  expect(queue.state()).toMatchObject({ actions: [], stop: 'none' });
});

it('waits as long as the shop asks', async () => {
  const { queue, waits } = aDeskQueue({ answer: () => ({ kind: 'wait', seconds: 30 }) });
  queue.setPerson(ANNA);
  await queue.record([found()]);
  await queue.run();

  expect(waits()).toEqual([30_000]);
  expect(queue.state().actions).toHaveLength(1);
});

it('goes on with other orders when the server fails for one', async () => {
  const { queue, names } = aDeskQueue({
    answer: ({ orderId }) => (orderId === 'a' ? { kind: 'failed' } : DONE),
  });
  queue.setPerson(ANNA);
  await queue.record([found('a'), ready('a'), found('b')]);
  await queue.run();

  expect(names()).toContain('b reportFound');
  expect(names()).not.toContain('a reportReady');
  expect(queue.state().actions.map(({ name }) => name)).toEqual(['reportFound', 'reportReady']);
});

it('keeps a refused action with its reason, and holds what was recorded later for the same order', async () => {
  const storage = memoryStorage();
  const { queue, names } = aDeskQueue({
    storage,
    answer: ({ name, orderId }) => (orderId === 'a' && name === 'reportFound' ? MOVED : DONE),
  });
  queue.setPerson(ANNA);
  await queue.record([found('a'), ready('a'), found('b')]);
  await queue.run();

  expect(names()).toEqual(['a reportFound', 'b reportFound']);
  const [refused, held] = await storage.readActions();
  expect(refused?.refusal).toEqual({ status: 412, reason: 'deskError.notPossible', stateNow: 'READY' });
  expect(held).toMatchObject({ name: 'reportReady' });
});

describe('a refusal that the person has read', () => {
  async function withRefusal() {
    const desk = aDeskQueue({ answer: ({ name }) => (name === 'reportFound' ? MOVED : DONE) });
    desk.queue.setPerson(ANNA);
    await desk.queue.record([found('a'), ready('a')]);
    await desk.queue.run();
    const [refused] = desk.queue.state().actions as [DeskAction];
    return { ...desk, refused };
  }

  it('lets the rest of the order be sent', async () => {
    const { queue, refused, names } = await withRefusal();
    await queue.confirmRefusal(refused, 'send');
    await queue.run();
    expect(names()).toEqual(['a reportFound', 'a reportReady']);
    expect(queue.state().actions).toEqual([]);
  });

  it('or drops the rest', async () => {
    const { queue, refused, names } = await withRefusal();
    await queue.confirmRefusal(refused, 'drop');
    await queue.run();
    expect(names()).toEqual(['a reportFound']);
    expect(queue.state().actions).toEqual([]);
  });
});

it('sends nothing more once the device is locked, and everything after the PIN', async () => {
  let isLocked = true;
  const { queue, sent, waits } = aDeskQueue({ answer: () => (isLocked ? { kind: 'signed-out' } : DONE) });
  queue.setPerson(ANNA);
  await queue.record([found('a'), found('b')]);
  await queue.run();
  expect(queue.state()).toMatchObject({ stop: 'signed-out' });
  expect(queue.state().actions).toHaveLength(2);
  expect(waits()).toEqual([]);
  queue.setPerson(null);
  await queue.run();
  const { length } = sent;

  isLocked = false;
  queue.setPerson({ ...ANNA, number: '4712' });
  await queue.run();

  expect(sent.slice(length).map(({ recordedBy }) => recordedBy)).toEqual(['4711', '4711']);
  expect(queue.state().actions).toEqual([]);
});

it('never sends the actions of one desk for another', async () => {
  const storage = memoryStorage();
  const offline = aDeskQueue({ storage, answer: () => NO_CONNECTION });
  offline.queue.setPerson(ANNA);
  await offline.queue.record([found('a')]);
  await offline.queue.run();
  offline.queue.end();

  const other = aDeskQueue({ storage });
  other.queue.setPerson({ desk: '1043', number: '4713' });
  await other.queue.record([found('b')]);
  await other.queue.run();
  expect(other.names()).toEqual(['b reportFound']);
  expect(other.queue.state().actions).toMatchObject([{ desk: '1001', orderId: 'a' }]);

  other.queue.setPerson(ANNA);
  await other.queue.run();
  expect(other.names()).toEqual(['b reportFound', 'a reportFound']);
});

it('two tabs send every action once', async () => {
  const storage = memoryStorage();
  const lock = oneLock();
  const tabs = [aDeskQueue({ storage, lock }), aDeskQueue({ storage, lock })] as const;
  for (const { queue } of tabs) queue.setPerson(ANNA);

  await Promise.all([tabs[0].queue.record([found('a')]), tabs[1].queue.record([found('b'), found('c')])]);
  await Promise.all(tabs.map(({ queue }) => queue.run()));

  const ids = tabs.flatMap(({ sent }) => sent.map(({ id }) => id));
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(3);
  expect(await storage.readActions()).toEqual([]);
});

it('sends 500 actions after a night, in order, and states how far it is', async () => {
  let isOnline = false;
  const { queue, sent } = aDeskQueue({ answer: () => (isOnline ? DONE : NO_CONNECTION) });
  queue.setPerson(ANNA);
  const news = Array.from({ length: 250 }, (_, index) => [found(`o${index}`), ready(`o${index}`)]).flat();
  await queue.record(news);
  await queue.run();
  const before = sent.length;
  const progress: string[] = [];
  queue.subscribe(() => {
    const { run } = queue.state();
    if (run) progress.push(`${run.done}/${run.total}`);
  });

  isOnline = true;
  await queue.run();

  expect(sent.slice(before).map(({ place }) => place)).toEqual(news.map((_, index) => index + 1));
  expect(progress).toContain('0/500');
  expect(progress).toContain('499/500');
  expect(queue.state().actions).toEqual([]);
});

it('tells what the shop has answered to one action', async () => {
  const { queue } = aDeskQueue({ answer: () => MOVED });
  queue.setPerson(ANNA);
  const [action] = (await queue.record([found()])) as [DeskAction];
  expect(await queue.outcomeOf(action, 1000)).toEqual(MOVED);
});

describe('counts and prices of items', () => {
  const BERND = { ...ANNA, number: '4712' };
  const CHANGED: Attempt = {
    kind: 'refused',
    refusal: { status: 412, reason: 'deskItem.stockChanged', values: { count: 8 } },
  };

  it('survive the end of the page, and are sent once with their key, in order', async () => {
    const storage = memoryStorage();
    const offline = aDeskQueue({ storage, answer: () => NO_CONNECTION });
    offline.queue.setPerson(ANNA);
    const recorded = await offline.queue.record([counted(), priced(), counted('100402')]);
    await offline.queue.run();
    offline.queue.end();

    const opened = aDeskQueue({ storage });
    await opened.queue.reload();
    expect(opened.queue.state().actions).toMatchObject([counted(), priced(), counted('100402')]);
    opened.queue.setPerson(ANNA);
    await opened.queue.run();

    expect(opened.sent.map(({ id }) => id)).toEqual(recorded.map(({ id }) => id));
    expect(await storage.readActions()).toEqual([]);
  });

  it('are sent by the person who has recorded them only, and hold up nothing of a colleague', async () => {
    const storage = memoryStorage();
    const offline = aDeskQueue({ storage, answer: () => NO_CONNECTION });
    offline.queue.setPerson(ANNA);
    await offline.queue.record([counted(), priced(), found('a')]);
    await offline.queue.run();
    offline.queue.end();

    const { queue, names } = aDeskQueue({ storage });
    queue.setPerson(BERND);
    await queue.record([counted('100402')]);
    await queue.run();
    expect(names()).toEqual(['a reportFound', '100402 correctStock']);
    expect(queue.state().actions).toMatchObject([{ recordedBy: '4711' }, { recordedBy: '4711' }]);

    queue.setPerson(ANNA);
    await queue.run();
    expect(names().slice(2)).toEqual(['100401 correctStock', '100401 enterPrice']);
    expect(queue.state().actions).toEqual([]);
  });

  it('that were refused hold later counts of the item, and neither its price nor other items', async () => {
    const { queue, names } = aDeskQueue({
      answer: ({ itemId, json }) =>
        itemId === '100401' && (json as { seen: number }).seen === 10 ? CHANGED : DONE,
    });
    queue.setPerson(ANNA);
    await queue.record([counted('100401', 7, 10), counted('100401', 6, 7), priced(), counted('100402')]);
    await queue.run();

    expect(names()).toEqual(['100401 correctStock', '100401 enterPrice', '100402 correctStock']);
    const [refused] = queue.state().actions as [DeskAction];
    expect(refused.refusal).toMatchObject({ values: { count: 8 } });
    await queue.confirmRefusal(refused, 'drop');
    await queue.run();
    expect(names()).toHaveLength(3);
    expect(queue.state().actions).toEqual([]);
  });

  it('can be deleted before they are sent, in every tab', async () => {
    let isOnline = false;
    const storage = memoryStorage();
    const { queue, sent } = aDeskQueue({ storage, answer: () => (isOnline ? DONE : NO_CONNECTION) });
    queue.setPerson(ANNA);
    const [first] = (await queue.record([counted(), counted('100402')])) as [DeskAction];
    await queue.run();
    const { length } = sent;

    expect(await queue.drop(first)).toBe('droppedTried');
    expect(await storage.readActions()).toHaveLength(1);
    isOnline = true;
    await queue.run();

    expect(sent.slice(length)).toMatchObject([{ itemId: '100402' }]);
    expect(await queue.drop(first)).toBe('notDropped');
  });

  it('are not deleted while they are on their way', async () => {
    const storage = memoryStorage();
    const { queue, sent } = aDeskQueue({ storage, answer: pending });
    queue.setPerson(ANNA);
    const [onItsWay] = (await queue.record([counted()])) as [DeskAction];
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(1);

    expect(await queue.drop(onItsWay)).toBe('notDropped');
    expect(await storage.readActions()).toHaveLength(1);
    queue.end();
  });

  it.each<[string, Attempt, string]>([
    ['a lost answer', NO_CONNECTION, 'droppedTried'],
    ['a failure of the server', { kind: 'failed' }, 'droppedTried'],
    ['a locked device', { kind: 'signed-out' }, 'dropped'],
    ['a shop that asks to wait', { kind: 'wait', seconds: 30 }, 'dropped'],
    ['a start without a connection', { kind: 'no-connection', isUnsent: true }, 'dropped'],
  ])('that are deleted after %s may be in the shop, or not: %j is %s', async (_name, attempt, result) => {
    const { queue } = aDeskQueue({ answer: () => attempt });
    queue.setPerson(ANNA);
    const [action] = (await queue.record([counted()])) as [DeskAction];
    await queue.run();
    expect(await queue.drop(action)).toBe(result);
  });

  it('that another tab is sending may be in the shop, and are not sent by it once they are deleted', async () => {
    const storage = memoryStorage();
    const sending = aDeskQueue({ storage, answer: pending });
    sending.queue.setPerson(ANNA);
    const [onItsWay, next] = (await sending.queue.record([counted(), counted('100402')])) as [
      DeskAction,
      DeskAction,
    ];
    await new Promise((resolve) => setImmediate(resolve));
    expect(sending.sent).toHaveLength(1);

    const other = aDeskQueue({ storage });
    await other.queue.reload();
    expect(await other.queue.drop(onItsWay)).toBe('droppedTried');
    expect(await other.queue.drop(next)).toBe('dropped');
    expect(await storage.readActions()).toEqual([]);
    sending.queue.end();
  });

  it('that were recorded later see what the deleted one saw, and are sent', async () => {
    let isOnline = false;
    const { queue, sent } = aDeskQueue({
      answer: () => (isOnline ? DONE : { kind: 'no-connection', isUnsent: true }),
    });
    queue.setPerson(ANNA);
    const [wrong, , wrongPrice] = (await queue.record([
      counted('100401', 70, 10),
      counted('100401', 7, 70),
      priced('100401', 1899),
      { ...priced(), json: { cents: 1799, seen: 1899, isConfirmed: false } },
    ])) as [DeskAction, DeskAction, DeskAction];
    await queue.run();
    const { length } = sent;
    for (const action of [wrong, wrongPrice]) expect(await queue.drop(action)).toBe('dropped');
    isOnline = true;
    await queue.run();

    expect(sent.slice(length)).toMatchObject([
      { json: { counted: 7, seen: 10 } },
      { json: { cents: 1799, seen: 1990, seenChange: null } },
    ]);
    expect(queue.state().actions).toEqual([]);
  });

  it('that are far from the price that the deleted one saw are left to the person', async () => {
    const { queue, sent } = aDeskQueue({ answer: () => ({ kind: 'no-connection', isUnsent: true }) });
    queue.setPerson(ANNA);
    const [price] = (await queue.record([
      priced('100401', 19900),
      { ...priced(), json: { cents: 17900, seen: 19900, isConfirmed: false } },
    ])) as [DeskAction, DeskAction];
    await queue.run();
    await queue.drop(price);

    expect(queue.state().actions.map(({ refusal }) => refusal?.reason)).toEqual(['deskItem.priceFarOff']);
    const { length } = sent;
    await queue.run();
    expect(sent).toHaveLength(length);
  });

  it('that were reckoned from a deleted count keep what they have seen, so that the shop refuses them', async () => {
    const { queue } = aDeskQueue({ answer: () => ({ kind: 'no-connection', isUnsent: true }) });
    queue.setPerson(ANNA);
    const [count] = (await queue.record([
      counted('100401', 7, 10),
      { ...counted(), json: { counted: 6, seen: 7, reason: 'DAMAGED' as const } },
    ])) as [DeskAction, DeskAction];
    await queue.run();
    await queue.drop(count);

    expect(queue.state().actions).toMatchObject([{ json: { counted: 6, seen: 7, reason: 'DAMAGED' } }]);
  });

  it('of one store hold up nothing of the same item in another one', async () => {
    const { queue, names } = aDeskQueue({ answer: ({ desk }) => (desk === '1001' ? CHANGED : DONE) });
    const olga = { desk: '1001', number: '4700' };
    queue.setPerson(olga);
    await queue.record([counted()]);
    await queue.run();
    queue.setPerson({ ...olga, desk: '1003' });
    await queue.record([counted()]);
    await queue.run();
    expect(names()).toEqual(['100401 correctStock', '100401 correctStock']);
    expect(queue.state().actions).toMatchObject([{ desk: '1001', refusal: {} }]);
  });

  it('that a colleague was refused hold up no count of the same item', async () => {
    const { queue, sent } = aDeskQueue({
      answer: ({ recordedBy }) => (recordedBy === '4711' ? CHANGED : DONE),
    });
    queue.setPerson(ANNA);
    await queue.record([counted()]);
    await queue.run();
    queue.setPerson(BERND);
    await queue.record([counted()]);
    await queue.run();
    expect(sent.map(({ recordedBy }) => recordedBy)).toEqual(['4711', '4712']);
  });

  const handedOver = { ...ready('a'), name: 'handOver' as const, json: { code: '48291735' } };
  const sentParcel = { ...ready('a'), name: 'reportShipped' as const };
  it.each([handedOver, sentParcel, { ...ready('a'), name: 'reportReturned' as const }])(
    'a count waits for what moved goods before it: %j',
    async (movement) => {
      let isWorking = false;
      const { queue, names, pass } = aDeskQueue({
        answer: ({ orderId }) => (orderId && !isWorking ? { kind: 'failed' } : DONE),
      });
      queue.setPerson(ANNA);
      await queue.record([counted('100402'), movement, counted(), priced()]);
      await queue.run();
      expect(names()).not.toContain('100401 correctStock');
      expect(names()).toContain('100402 correctStock');
      expect(names()).toContain('100401 enterPrice');

      isWorking = true;
      await pass();
      expect(names().slice(-2)).toEqual([`a ${movement.name}`, '100401 correctStock']);
    },
  );

  it('a count waits for no movement of other items', async () => {
    const { queue, names } = aDeskQueue({ answer: ({ orderId }) => (orderId ? { kind: 'failed' } : DONE) });
    queue.setPerson(ANNA);
    await queue.record([{ ...handedOver, itemIds: ['100402'] }, counted(), counted('100402')]);
    await queue.run();

    expect(names()).toContain('100401 correctStock');
    expect(names()).not.toContain('100402 correctStock');
  });

  it('a count waits for a hand-over that is held by a refusal, and is sent once that is dropped', async () => {
    const { queue, names } = aDeskQueue({ answer: ({ name }) => (name === 'reportReady' ? MOVED : DONE) });
    queue.setPerson(ANNA);
    await queue.record([ready('a'), handedOver, counted()]);
    await queue.run();
    expect(names()).toEqual(['a reportReady']);
    const [refused] = queue.state().actions as [DeskAction];
    await queue.confirmRefusal(refused, 'drop');
    await queue.run();
    expect(names()).toEqual(['a reportReady', '100401 correctStock']);
  });
});
