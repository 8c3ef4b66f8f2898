import type { Promotion } from './promotion';

/** The shell reports elements with these attributes: static teasers have no script. */
export const promotionData = (promotion: Promotion | undefined) =>
  promotion && {
    'data-promotion-id': promotion.id,
    'data-promotion-name': promotion.name,
    'data-promotion-creative': promotion.creative,
    'data-promotion-slot': promotion.slot,
  };
