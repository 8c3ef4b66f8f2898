import type { DeskRental, DeskRentals } from '@fachwerk/shared/contracts';
import { readRentalNumber } from '@fachwerk/shared/rules';
import { createListeners } from '../state/listeners';
import { type DeskStorage, PERSONAL } from '../storage/desk-storage';

/** The lists of a day as the server has answered them last. */
export interface KeptDay {
  lists: DeskRentals;
  /** Milliseconds on the clock of the device. */
  readAt: number;
}

export interface KeptRental {
  rental: DeskRental;
  readAt: number;
}

/** Each the last one first. */
export interface KeptRentals {
  days: readonly KeptDay[];
  /** Bookings that were opened. */
  opened: readonly KeptRental[];
}

const keyOf = (desk: string) => `${PERSONAL}rentals:${desk}`;
const NOTHING: KeptRentals = { days: [], opened: [] };
const MOST_DAYS = 7;
const MOST_OPENED = 20;

const listed = ({ handOuts, returns, affected, unreported = [] }: DeskRentals): DeskRental[] => [
  ...handOuts,
  ...returns,
  ...affected,
  ...unreported,
];

/** The lists with each booking as `change` makes it. */
const withEach = (lists: DeskRentals, change: (rental: DeskRental) => DeskRental): DeskRentals => ({
  ...lists,
  handOuts: lists.handOuts.map(change),
  returns: lists.returns.map(change),
  affected: lists.affected.map(change),
  unreported: (lists.unreported ?? []).map(change),
});

/** All that is kept, each booking perhaps more than once: the first is the newest. */
const rentalsIn = ({ days, opened }: KeptRentals): KeptRental[] => [
  ...opened,
  ...days.flatMap(({ lists, readAt }) => listed(lists).map((rental) => ({ rental, readAt }))),
];

export const keptRental = (kept: KeptRentals, bookingId: string): KeptRental | undefined =>
  rentalsIn(kept).find(({ rental }) => rental.bookingId === bookingId);

/** The device keeps names, and neither addresses nor phone numbers. */
const toKeep = (rental: DeskRental): DeskRental => ({
  ...rental,
  contact: rental.contact && { name: rental.contact.name, email: '', phone: '' },
});

export type RentalShelf = ReturnType<typeof createRentalShelf>;

/** The rentals that a desk has read, kept on the device. */
export function createRentalShelf(storage: DeskStorage, desk: string, now: () => number = Date.now) {
  let kept = NOTHING;
  const { subscribe, notify } = createListeners();

  function show(next: KeptRentals): void {
    kept = next;
    notify();
  }

  function set(next: KeptRentals): Promise<void> {
    show(next);
    return storage.write(keyOf(desk), {
      days: next.days.map(({ lists, readAt }) => ({ lists: withEach(lists, toKeep), readAt })),
      opened: next.opened.map(({ rental, readAt }) => ({ rental: toKeep(rental), readAt })),
    });
  }

  return {
    state: () => kept,
    subscribe,
    /** Shows what an earlier visit has kept, until the server answers. */
    async restore(): Promise<void> {
      const stored = (await storage.read(keyOf(desk))) as KeptRentals | undefined;
      if (stored && kept === NOTHING) show(stored);
    },
    /** The person has left, and what the device has kept is removed. */
    forget: () => show(NOTHING),
    /** The lists of a day were read. */
    fill(lists: DeskRentals): Promise<void> {
      const read = new Set(listed(lists).map(({ bookingId }) => bookingId));
      const others = kept.days.filter((other) => other.lists.day !== lists.day);
      return set({
        days: [{ lists, readAt: now() }, ...others].slice(0, MOST_DAYS),
        opened: kept.opened.filter(({ rental }) => !read.has(rental.bookingId)),
      });
    },
    /** One booking was read or changed. An answer that is older than what is shown changes nothing. */
    async put(rental: DeskRental): Promise<void> {
      const { bookingId, version } = rental;
      if ((keptRental(kept, bookingId)?.rental.version ?? 0) > version) return;
      const newest = (other: DeskRental) => (other.bookingId === bookingId ? rental : other);
      const others = kept.opened.filter((one) => one.rental.bookingId !== bookingId);
      await set({
        days: kept.days.map(({ lists, readAt }) => ({ lists: withEach(lists, newest), readAt })),
        opened: [{ rental, readAt: now() }, ...others].slice(0, MOST_OPENED),
      });
    },
    /** By the number of the booking, as typed or scanned. */
    find(typed: string): DeskRental | undefined {
      const number = readRentalNumber(typed);
      return rentalsIn(kept).find(({ rental }) => rental.number === number)?.rental;
    },
  };
}
