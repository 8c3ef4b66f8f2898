import type {
  DiscontinuedProduct,
  GuaranteeStatement,
  ProductDetail,
  Review,
  Reviews,
} from '@fachwerk/shared/contracts';
import { breadcrumbData } from '@fachwerk/shared/rules';
import type { PageHead } from '@fachwerk/shared/widget';
import { SKIP_TO_PURCHASE } from '../../page-head';

export function productHead(product: ProductDetail, reviews: Reviews | undefined, url: URL): PageHead {
  const own = new URL(product.url, url.origin);
  const title = [product.name, product.variantName].filter(Boolean).join(', ');
  return {
    // Only on product pages: editors may place the widget on any page.
    ...(url.pathname.startsWith('/p/') &&
      url.pathname !== own.pathname && { status: 301, redirect: own.pathname + own.search }),
    title: { key: 'head.product.title', values: { name: title, brand: product.brand.name } },
    description: product.description,
    // Variants are one product for search engines: the sitemap lists it without an item too.
    canonical: own.origin + own.pathname,
    skipLink: SKIP_TO_PURCHASE,
    structuredData: [
      productData(product, reviews, own),
      breadcrumbData([...product.breadcrumbs, { name: product.name, url: own.pathname }], url.origin),
    ],
  };
}

/** 410, or 301 to the same item under another number. See docs/decisions/0065. */
export function discontinuedHead({ name, variantName, successor }: DiscontinuedProduct, url: URL): PageHead {
  return {
    ...(url.pathname.startsWith('/p/') && successor?.kind === 'replacement'
      ? { status: 301, redirect: successor.product.url }
      : { status: 410 }),
    robots: 'noindex',
    title: {
      key: 'head.discontinued',
      values: { name: [name, variantName].filter(Boolean).join(', ') },
    },
  };
}

/** The same for all visitors, whatever store they have chosen: the page is cached. */
function schemaAvailability({ statusOnline, isInAnyStore, recalls }: ProductDetail): string {
  if (recalls && recalls.length > 0) return 'OutOfStock';
  if (statusOnline === 'Available') return 'InStock';
  return isInAnyStore ? 'InStoreOnly' : 'OutOfStock';
}

/** GS1 prefixes 2, 02 and 04, and 0 and 2 of EAN-8, are for numbers of a shop, valid in this shop only. */
const PUBLIC_GTIN = /^(?:(?!2|0[24])\d{13}|[13-9]\d{7}|\d{14})$/;

function productData(
  product: ProductDetail,
  reviews: Reviews | undefined,
  own: URL,
): Record<string, unknown> {
  const { ratings, ean } = product;
  const written = reviews?.reviews ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.itemId,
    productID: product.productId,
    ...(PUBLIC_GTIN.test(ean) && { [`gtin${ean.length}`]: ean }),
    brand: { '@type': 'Brand', name: product.brand.name },
    category: product.category.name,
    image: product.images.map(({ src }) => new URL(src, own.origin).href),
    ...(product.reviews.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: ratings,
        // With and without a text; `reviewCount` are those with one.
        ratingCount: product.reviews.count,
        ...(reviews && reviews.total > 0 && { reviewCount: reviews.total }),
        bestRating: 5,
      },
    }),
    ...(written.length > 0 && { review: written.map(reviewData) }),
    offers: {
      '@type': 'Offer',
      url: own.href,
      price: (product.pricesInfo.displayPrice.value / 100).toFixed(2),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${schemaAvailability(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(product.guaranteeStatement && { warranty: warrantyData(product.guaranteeStatement) }),
    },
  };
}

/** The scope is a term of schema.org: the text of the terms is none. */
const warrantyData = ({ months }: GuaranteeStatement) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
});

const reviewData = ({ stars, title, text, name, submittedAt }: Review) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  name: title,
  reviewBody: text,
  author: { '@type': 'Person', name },
  datePublished: submittedAt.slice(0, 10),
});
