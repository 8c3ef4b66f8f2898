import type { DeskAction } from '../action/desk-action';
import { type DeskStorage, isFree, LEASE_KEY } from './desk-storage';
import { reopenedDatabase } from './reopened-database';

const NAME = 'store-desk';
const VERSION = 1;
const ACTIONS = 'actions';
const VALUES = 'values';

/** Rejects if the browser has no IndexedDB or refuses it, e.g. in some private windows. */
export async function indexedDbStorage(factory: IDBFactory = indexedDB): Promise<DeskStorage> {
  const database = reopenedDatabase((onClose) => openDatabase(factory, onClose));
  await database.connect();

  /** Resolves when the transaction is complete: only then the change survives a crash. */
  const change = <Result>(
    store: string,
    work: (objects: IDBObjectStore, done: (result: Result) => void) => void,
  ): Promise<Result> =>
    database.use(
      (connection) =>
        new Promise((resolve, reject) => {
          const transaction = connection.transaction(store, 'readwrite');
          let result: Result;
          transaction.oncomplete = () => resolve(result);
          transaction.onabort = () => reject(transaction.error ?? new Error('Aborted.'));
          work(transaction.objectStore(store), (value) => {
            result = value;
          });
        }),
    );
  const read = <Result>(store: string, get: (objects: IDBObjectStore) => IDBRequest<Result>) =>
    database.use((connection) => resultOf(get(connection.transaction(store, 'readonly').objectStore(store))));

  return {
    addAction: (action) =>
      change<DeskAction>(ACTIONS, (objects, done) => {
        const adding = objects.add(action);
        adding.onsuccess = () => done({ ...action, place: Number(adding.result) });
      }),
    readActions: () => read(ACTIONS, (objects) => objects.getAll() as IDBRequest<DeskAction[]>),
    changeAction: ({ place }, next) =>
      change<DeskAction | undefined>(ACTIONS, (objects, done) => {
        const finding = objects.get(place) as IDBRequest<DeskAction | undefined>;
        finding.onsuccess = () => {
          const changed = finding.result && next(finding.result);
          if (changed) objects.put(changed);
          done(changed);
        };
      }),
    removeAction: ({ place }) =>
      change<DeskAction | undefined>(ACTIONS, (objects, done) => {
        const finding = objects.get(place) as IDBRequest<DeskAction | undefined>;
        finding.onsuccess = () => done(finding.result);
        objects.delete(place);
      }),
    read: (key) => read(VALUES, (objects) => objects.get(key) as IDBRequest<unknown>),
    write: (key, value) => change<void>(VALUES, (objects) => void objects.put(value, key)),
    remove: (prefix) =>
      change<void>(VALUES, (objects) => void objects.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
    takeLease: (lease, now) =>
      change<boolean>(VALUES, (objects, done) => {
        const reading = objects.get(LEASE_KEY);
        reading.onsuccess = () => {
          const isTaken = isFree(reading.result, lease, now);
          if (isTaken) objects.put(lease, LEASE_KEY);
          done(isTaken);
        };
      }),
    // An open connection, with its listeners, is never collected.
    close: () => database.close(),
  };
}

function openDatabase(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  const opening = factory.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(ACTIONS, { keyPath: 'place', autoIncrement: true });
    opening.result.createObjectStore(VALUES);
  };
  return new Promise((resolve, reject) => {
    opening.onblocked = () => reject(new Error('Another tab has an older version open.'));
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB cannot be opened.'));
    opening.onsuccess = () => {
      const database = opening.result;
      database.onclose = onClose;
      // A newer version of the page in another tab may change the database.
      database.onversionchange = () => {
        database.close();
        onClose();
      };
      resolve(database);
    };
  });
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be read.'));
  });
