import type { CartPosition } from '@fachwerk/shared/contracts';

type Line = Pick<CartPosition, 'orderable' | 'quantity' | 'maxStock' | 'storeProof'>;

/** Pieces of a line that can be ordered, also by the answer of an older API. */
export const orderablePieces = ({ orderable, quantity, maxStock, storeProof }: Line): number =>
  orderable ?? (storeProof ? 0 : Math.min(quantity, maxStock));
