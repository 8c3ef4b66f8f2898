import type { StoreStock } from '@fachwerk/shared/contracts';

/** A store that a line of the online cart could be collected in instead. */
export interface StoreOffer {
  store: string;
  /** "heute ab 16:30 Uhr". */
  time: string;
}

/** Undefined if the store has none of it, or reserves nothing. */
export function storeOffer(store: string | undefined, stock: StoreStock | undefined): StoreOffer | undefined {
  const time = stock?.statusStore === 'Available' ? stock.reservationCollectableFrom?.text : undefined;
  return store !== undefined && time !== undefined ? { store, time } : undefined;
}
