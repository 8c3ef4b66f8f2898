import type { HttpClient } from '@fachwerk/shared/http';
import { createContext, useContext } from 'react';
import type { DeskQueue } from '../queue/desk-queue';
import type { QueueState } from '../queue/queue-state';
import type { StaffPerson } from '../session/staff-state';
import type { ItemShelf } from '../shelf/item-shelf';
import type { OrderShelf } from '../shelf/order-shelf';
import type { RentalShelf } from '../shelf/rental-shelf';
import type { DeskStorage } from '../storage/desk-storage';

/** What the tabs of the desk share. */
export interface Desk {
  person: StaffPerson;
  /** Company id of the store, or `online`. */
  desk: string;
  /** Calls of this desk. A call that is refused with 401 asks for the PIN. */
  api: HttpClient;
  queue: DeskQueue;
  queueState: QueueState;
  orders: OrderShelf;
  items: ItemShelf;
  rentals: RentalShelf;
  storage: DeskStorage;
  /** For assistive technology: what an action has changed. */
  announce: (text: string) => void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk() outside of the desk.');
  return desk;
}
