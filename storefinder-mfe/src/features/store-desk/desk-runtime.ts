import type { StaffState } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { type DeskAction, isItemAction } from './action/desk-action';
import { createDeskQueue, type DeskQueue } from './queue/desk-queue';
import { createSendAction } from './queue/send-action';
import type { Attempt } from './queue/sender';
import { senderLock } from './queue/sender-lock';
import type { StaffApi } from './session/staff-api';
import { createStaffSession, type StaffSession } from './session/staff-session';
import { createItemShelf, type ItemShelf } from './shelf/item-shelf';
import { createOrderShelf, type OrderShelf } from './shelf/order-shelf';
import { createRentalShelf, type RentalShelf } from './shelf/rental-shelf';
import { askToKeep } from './storage/ask-to-keep';
import type { DeskStorage } from './storage/desk-storage';
import { indexedDbStorage } from './storage/indexed-db-storage';
import { linkTabs } from './storage/link-tabs';
import { type SafeStorage, withMemory } from './storage/safe-storage';

/** The desk without its screen: storage, queue, session, orders. */
export interface DeskRuntime {
  storage: SafeStorage;
  queue: DeskQueue;
  session: StaffSession;
  /** The orders of a desk; the same object for the same desk. */
  ordersOf: (desk: string) => OrderShelf;
  /** The items that a desk has looked at; the same object for the same desk. */
  itemsOf: (desk: string) => ItemShelf;
  /** The rentals that a desk has read; the same object for the same desk. */
  rentalsOf: (desk: string) => RentalShelf;
  /** The headers of every call of the person who is signed in. */
  headers: () => Record<string, string>;
  /** Starts without a connection: everything comes from the device. */
  start: () => Promise<void>;
  end: () => void;
}

/** Opens what the device has kept. `onFull` is called when it cannot store any more. */
export async function openDesk(
  api: HttpClient,
  staffApi: StaffApi,
  onFull: () => void,
): Promise<DeskRuntime> {
  const device = await indexedDbStorage().then(
    (opened) => askToKeep(opened, (navigator as Partial<Navigator>).storage),
    () => null,
  );
  const storage = withMemory(device, onFull);
  /** Who works while that is removed which the person has looked at. */
  let leaving: StaffState | null | undefined;
  /** An answer that arrives after its person has signed out, or for another desk, is not stored. */
  const shelvesOf = (own: string): DeskStorage => ({
    ...storage,
    async write(key, value) {
      const { status, staff, desk } = session.state();
      const isOpen = status === 'signed-in' || status === 'locked';
      if (isOpen && desk === own && staff !== leaving) await storage.write(key, value);
    },
  });
  const ordersOf = oneForEach((desk) => createOrderShelf(shelvesOf(desk), desk));
  const itemsOf = oneForEach((desk) => createItemShelf(shelvesOf(desk), desk));
  const rentalsOf = oneForEach((desk) => createRentalShelf(shelvesOf(desk), desk));
  const session = createStaffSession(staffApi, {
    ...storage,
    remove(prefix) {
      leaving = session.state().staff;
      // What is still in memory would be stored again with the next answer.
      ordersOf.forget();
      itemsOf.forget();
      rentalsOf.forget();
      return storage.remove(prefix);
    },
  });
  const headers = (): Record<string, string> => {
    const { staff, desk } = session.state();
    return staff?.person?.desk === null && desk ? { 'x-desk': desk } : {};
  };
  const tabs = linkTabs(() => void queue.reload().then(queue.run));
  const sendAction = createSendAction({
    api,
    headers,
    async readDesk() {
      const { person } = await staffApi.read();
      const shown = session.state();
      // The desk that one operator has named is not that of another.
      const named = person?.number === shown.staff?.person?.number ? shown.desk : null;
      return person && (person.desk ?? named);
    },
    onAnswer: (answer, desk) => void ordersOf(desk).put(answer),
    onItem: (item, desk) => void itemsOf(desk).put(item),
  });
  /** Another person may have signed in since the device has kept one, so the server is asked first. */
  async function send(action: DeskAction): Promise<Attempt> {
    if (session.state().isFromDevice) await session.read().catch(() => undefined);
    const { isFromDevice, status, desk, staff } = session.state();
    if (isFromDevice) return { kind: 'no-connection', isUnsent: true };
    const isOther = isItemAction(action) && staff?.person?.number !== action.recordedBy;
    if (status !== 'signed-in' || desk !== action.desk || isOther) return { kind: 'signed-out' };
    const attempt = await sendAction(action);
    if (attempt.kind === 'signed-out') void session.read();
    return attempt;
  }
  const queue = createDeskQueue({ storage, lock: senderLock(storage), tellTabs: tabs.tell, send });
  const follow = () => {
    const { status, staff, desk } = session.state();
    const number = status === 'signed-in' ? staff?.person?.number : undefined;
    queue.setPerson(number !== undefined && desk !== null ? { desk, number } : null);
  };
  const stopFollowing = session.subscribe(follow);
  const stopListening = whenBack(() => void session.settle().then(queue.run));

  return {
    storage,
    queue,
    session,
    ordersOf,
    itemsOf,
    rentalsOf,
    headers,
    async start() {
      await queue.reload();
      await session.start();
    },
    end() {
      stopFollowing();
      stopListening();
      tabs.end();
      queue.end();
      // The actions of one press are stored one after the other.
      void queue.settled().finally(() => storage.close());
    },
  };
}

function oneForEach<Shelf extends { forget: () => void }>(create: (desk: string) => Shelf) {
  const shelves = new Map<string, Shelf>();
  const ofDesk = (desk: string): Shelf => {
    const shelf = shelves.get(desk) ?? create(desk);
    shelves.set(desk, shelf);
    return shelf;
  };
  return Object.assign(ofDesk, {
    forget() {
      for (const shelf of shelves.values()) shelf.forget();
    },
  });
}

/** Calls back when the connection is back, and when the person looks at the page again. */
function whenBack(callback: () => void): () => void {
  const see = () => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('online', callback);
  document.addEventListener('visibilitychange', see);
  return () => {
    window.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', see);
  };
}
