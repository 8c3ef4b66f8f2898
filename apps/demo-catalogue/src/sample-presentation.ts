import { brandPictureAddress, sealPictureAddress } from '@fachwerk/pictures/picture-addresses';
import type { CataloguePresentation } from '@fachwerk/shared/catalogue-format';
import { BESTSELLER, isBestseller } from './bestsellers';
import { type Brand, OWN_BRAND } from './brands';

const bestseller = {
  name: 'Bestseller',
  backgroundColor: '#0f5b4f',
  textColor: '#ffffff',
  basis: `unter den ${BESTSELLER.perDepartment} meistverkauften Artikeln seiner Abteilung in ${BESTSELLER.days} Tagen`,
};
/** Sales from which an item is part of the central range of the purchasing group. */
const CENTRAL = 400;

interface Presented {
  productId: string;
  brand: Brand;
  popularity: number;
  hasEnergyLabel: boolean;
}

/** What tiles and product pages show besides the facts (specification 3). */
export const samplePresentation = (product: Presented): CataloguePresentation => ({
  ...(isBestseller(product.popularity) ? { disruptor: bestseller } : {}),
  ...(product.brand.name === OWN_BRAND
    ? { imageDisruptor: { src: sealPictureAddress('eigenmarke'), alt: `Eigenmarke ${OWN_BRAND}` } }
    : {}),
  // The page of the label contains the product information sheet (Regulation (EU) 2017/1369).
  ...(product.hasEnergyLabel ? { sheet: `/energielabel/${product.productId}/` } : {}),
  hbcItemRelation: product.popularity >= CENTRAL ? 'CENTRAL' : 'REGIONAL',
  brandImage: brandPictureAddress(product.brand),
});
