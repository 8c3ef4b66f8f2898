/** @jest-environment node */
import type { RecordedAction } from '../action/desk-action';
import { leaseLock } from '../queue/sender-lock';
import { askToKeep } from './ask-to-keep';
import type { DeskStorage } from './desk-storage';
import { memoryStorage } from './memory-storage';
import { reopenedDatabase } from './reopened-database';
import { withMemory } from './safe-storage';

const anAction = (id: string): RecordedAction => ({
  id,
  name: 'reportReady',
  orderId: 'a',
  orderNumber: 'F7K4-M92T-X',
  desk: '1001',
  recordedBy: '4711',
  recordedAt: 0,
});
const full = (): Promise<never> => Promise.reject(new DOMException('full', 'QuotaExceededError'));
/** A device that can be read, and stores nothing any more. */
const fullDevice = (): DeskStorage => ({
  ...memoryStorage(),
  addAction: full,
  changeAction: full,
  write: full,
  takeLease: full,
});

describe.each<[string, () => DeskStorage]>([
  ['memory', memoryStorage],
  ['a device with memory behind it', () => withMemory(memoryStorage(), () => undefined)],
  ['a full device', () => withMemory(fullDevice(), () => undefined)],
  ['no device', () => withMemory(null, () => undefined)],
])('storage of the desk: %s', (_name, open) => {
  it('gives actions in the order in which they were added', async () => {
    const storage = open();
    for (const id of ['b', 'a', 'c']) await storage.addAction(anAction(id));
    const actions = await storage.readActions();
    expect(actions.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(actions.map(({ place }) => place)).toEqual(
      actions.map(({ place }) => place).toSorted((a, b) => a - b),
    );
  });

  it('changes an action that is there, and brings none back that was removed', async () => {
    const storage = open();
    const kept = await storage.addAction(anAction('kept'));
    const gone = await storage.addAction(anAction('gone'));
    expect(await storage.removeAction(gone)).toEqual(gone);
    expect(await storage.removeAction(gone)).toBeUndefined();
    const refusal = { status: 412, reason: 'x' };
    const changed: unknown[] = [];
    for (const action of [kept, gone])
      changed.push(await storage.changeAction(action, (one) => ({ ...one, refusal })));
    expect(await storage.readActions()).toEqual([{ ...kept, refusal }]);
    expect(changed).toEqual([{ ...kept, refusal }, undefined]);
  });

  it('removes values by the beginning of their key', async () => {
    const storage = open();
    for (const key of ['personal:a', 'personal:b', 'other']) await storage.write(key, { key });
    await storage.remove('personal:');
    expect(await storage.read('personal:a')).toBeUndefined();
    expect(await storage.read('other')).toEqual({ key: 'other' });
  });

  it('gives a lease to one owner at a time', async () => {
    const storage = open();
    expect(await storage.takeLease({ owner: 'a', until: 10 }, 0)).toBe(true);
    expect(await storage.takeLease({ owner: 'b', until: 20 }, 9)).toBe(false);
    expect(await storage.takeLease({ owner: 'a', until: 20 }, 9)).toBe(true);
    expect(await storage.takeLease({ owner: 'b', until: 30 }, 20)).toBe(true);
  });
});

it.each([
  ['allows it', async () => true],
  ['refuses it', async () => false],
  ['fails', () => Promise.reject(new Error('for the test'))],
])(
  'asks the browser once to keep the storage, with the first action; a browser that %s changes nothing',
  async (_name, answer) => {
    const persist = jest.fn(answer);
    const storage = askToKeep(memoryStorage(), { persist });
    await storage.write('x', 1);
    expect(persist).not.toHaveBeenCalled();
    for (const id of ['a', 'b']) await storage.addAction(anAction(id));
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await storage.readActions()).toHaveLength(2);
  },
);

it('a full device is stated once', async () => {
  const onFull = jest.fn();
  const storage = withMemory(fullDevice(), onFull);
  await storage.addAction(anAction('a'));
  await storage.write('x', 1);
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(storage.isKept()).toBe(false);
});

it('what the device has is there also while it cannot be read', async () => {
  const device = memoryStorage();
  let isLost = false;
  const storage = withMemory(
    { ...device, readActions: () => (isLost ? full() : device.readActions()) },
    () => undefined,
  );
  const [first, second] = [await storage.addAction(anAction('a')), await storage.addAction(anAction('b'))];
  isLost = true;

  expect(await storage.readActions()).toEqual([first, second]);
  await storage.removeAction(first);
  expect(await storage.readActions()).toEqual([second]);
});

describe('a connection that the browser has cut', () => {
  const cut = () => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  };
  const aDatabase = (answer: () => string) =>
    ({ answer, close: jest.fn() }) as unknown as IDBDatabase & { answer(): string };
  const answerOf = async (database: IDBDatabase) => (database as unknown as { answer(): string }).answer();

  it('is opened again, and what was asked is asked once more', async () => {
    const [lost, next] = [aDatabase(cut), aDatabase(() => 'kept')];
    const open = jest.fn().mockResolvedValueOnce(lost).mockResolvedValueOnce(next);
    const database = reopenedDatabase(open);

    expect(await database.use(answerOf)).toBe('kept');
    expect(lost.close).toHaveBeenCalledTimes(1);
    expect(await database.use(answerOf)).toBe('kept');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is opened again after it was closed in the background', async () => {
    const closed: (() => void)[] = [];
    const open = jest.fn(async (onClose: () => void) => {
      closed.push(onClose);
      return aDatabase(() => `${closed.length}`);
    });
    const database = reopenedDatabase(open);
    expect(await database.use(answerOf)).toBe('1');
    closed[0]!();

    expect(await database.use(answerOf)).toBe('2');
  });

  it('is asked nothing twice after another fault, e.g. a full device', async () => {
    const ask = jest.fn(full);
    const database = reopenedDatabase(async () => aDatabase(() => ''));

    await expect(database.use(ask)).rejects.toThrow('full');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stays closed after the desk was closed: a late answer opens no connection that is never closed', async () => {
    const opened = aDatabase(() => 'kept');
    const open = jest.fn().mockResolvedValue(opened);
    const database = reopenedDatabase(open);
    expect(await database.use(answerOf)).toBe('kept');
    database.close();

    await expect(database.use(answerOf)).rejects.toThrow('closed');
    expect(open).toHaveBeenCalledTimes(1);
    expect(opened.close).toHaveBeenCalledTimes(1);
  });

  it('is not opened again for work that was cut by closing the desk', async () => {
    const open = jest.fn().mockResolvedValue(aDatabase(() => 'kept'));
    const database = reopenedDatabase(open);
    const late = database.use(async () => {
      database.close();
      return cut();
    });

    await expect(late).rejects.toThrow('closed');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('that cannot be opened is tried again with the next question', async () => {
    const open = jest
      .fn()
      .mockRejectedValueOnce(new Error('for the test'))
      .mockResolvedValueOnce(aDatabase(() => 'kept'));
    const database = reopenedDatabase(open);

    await expect(database.use(answerOf)).rejects.toThrow('for the test');
    expect(await database.use(answerOf)).toBe('kept');
  });
});

it('without Web Locks the second tab leaves the work to the first, and does it after a crash', async () => {
  const storage = memoryStorage();
  let now = 0;
  const [first, second] = ['a', 'b'].map((owner) => leaseLock(storage, () => now, owner)) as [
    ReturnType<typeof leaseLock>,
    ReturnType<typeof leaseLock>,
  ];
  const work = jest.fn(async () => undefined);

  await first(async () => {
    await second(work);
    expect(work).not.toHaveBeenCalled();
  });
  await second(work);
  expect(work).toHaveBeenCalledTimes(1);

  // A tab that crashed has released nothing.
  await storage.takeLease({ owner: 'crashed', until: 30_000 }, now);
  now = 30_001;
  await first(work);
  expect(work).toHaveBeenCalledTimes(2);
});
