import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';

export interface CouponFormsProps {
  container: CartContainer;
  /** Sends a call; the page shows its answer. */
  change: (call: () => Promise<CartContainer>) => Promise<CartContainer>;
  /** Answer to the last form without script. */
  lastAnswer: FormAnswer | null;
}
