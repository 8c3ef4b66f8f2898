import type { ProductDetail } from '@fachwerk/shared/contracts';
import type { WantedItem } from './BackInStockFields';

type Described = Pick<ProductDetail, 'productId' | 'itemId' | 'brand' | 'name' | 'variantName'>;

export const wantedItem = ({ productId, itemId, brand, name, variantName }: Described): WantedItem => ({
  productId,
  itemId,
  name: [`${brand.name} ${name}`, variantName].filter(Boolean).join(', '),
});
