import type { ProductDetail } from '@fachwerk/shared/contracts';

/** Can be put into the online cart now. */
export const isOrderable = ({
  statusOnline,
  maxStock,
}: Pick<ProductDetail, 'statusOnline' | 'maxStock'>): boolean => maxStock > 0 && statusOnline === 'Available';
