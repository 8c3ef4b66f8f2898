import type { Database } from '@fachwerk/database';
import { cartBenefitsRepository } from '../cart/cart-benefits';
import type { ComposedCart } from '../cart/cart-composer';
import type { StoredCart } from '../cart/cart-repository';

interface RefusedCart extends Pick<ComposedCart, 'promoted'> {
  sessionId: string;
  stored: Pick<StoredCart, 'voucher'>;
}

/** Takes a coupon that the order cannot redeem out of the cart, so that the next submit succeeds. */
export async function clearUsedVoucher(
  db: Database,
  { sessionId, stored, promoted }: RefusedCart,
  promotionId: string,
): Promise<void> {
  const { online, reservation } = promoted.promotions;
  const used = [...online.applied, ...reservation.applied].find((one) => one.promotionId === promotionId);
  if (used && used.code === stored.voucher) await cartBenefitsRepository(db).clearVoucher(sessionId);
}
