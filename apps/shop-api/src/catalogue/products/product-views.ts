import type { ProductDetail, ProductImage, ProductTile } from '@fachwerk/shared/contracts';
import { FREE_SHIPPING_FROM_CENTS } from '@fachwerk/shared/rules';
import { displayPrice } from '../../kernel/money/display';
import { shippingCents } from '../../kernel/money/shipping-costs';
import { productImage } from '../../kernel/pictures/picture-view';
import { nextDeliveryView, statusOnline } from '../../stores/stock/availability';
import type { CatalogueSnapshot } from '../records/catalogue-snapshot';
import { dutiesOf } from '../records/duties-view';
import { energyLabel } from '../records/energy-label';
import { guaranteeOf } from '../records/guarantee-view';
import { hazardsView } from '../records/hazards-view';
import { markingOf } from '../records/marking-view';
import { isBulky } from '../records/parcel-size';
import { productDocumentView } from '../records/product-document-view';
import { type ItemRecord, type ProductRecord, type TileRecord, valuesOf } from '../records/product-record';
import { categoryUrl, productUrl } from '../records/urls';
import { coverPacks } from './cover-packs';
import { coverageOf } from './coverage';
import { itemContent, itemPrices, maxStock } from './item-prices';
import { type OfferDetail, offerView, presentationView } from './offer-view';

export interface ViewContext {
  snapshot: CatalogueSnapshot;
  now: Date;
}

const SHOWN: OfferDetail = { isComplete: false, store: undefined };

/** Without attributes, which tiles do not have. */
type ShownItem = TileRecord['item'];

/** "4 x 40 mm, 200 Stück" */
export const variantName = (product: ProductRecord, item: ItemRecord): string =>
  product.variantAttributes.flatMap((id) => item.attributes[id]?.text ?? []).join(', ');

export const itemUrl = (product: ProductRecord, item: ItemRecord): string =>
  productUrl(product, item.itemId === product.items[0]?.itemId ? undefined : item.itemId);

export const tileUrl = (tile: TileRecord): string =>
  productUrl(tile, tile.isFirstItem ? undefined : tile.item.itemId);

/** Prices and availability of an item. */
function itemOffer(item: ShownItem, isFromPrice: boolean, detail: OfferDetail, { now }: ViewContext) {
  const { available } = item;
  const shownPrices = itemPrices(item, now);
  return {
    pricesInfo: shownPrices,
    ...offerView(
      { isFromPrice, available, pricesInfo: shownPrices, statusOnline: statusOnline(item, now) },
      detail,
    ),
    ...nextDeliveryView(item, now),
    ...(item.storeProof ? { storeProof: item.storeProof } : {}),
    ...(item.storeProof === 'advice' ? { needsAdvice: true } : {}),
  };
}

/** At least one: an item without pictures gets the placeholder. */
function pictures({ brand, name }: Pick<ProductRecord, 'brand' | 'name'>, item: ShownItem): ProductImage[] {
  const addresses = item.pictures.length > 0 ? item.pictures : [undefined];
  return addresses.map((address, index) =>
    productImage(
      address,
      item.pictureVariants[index],
      index === 0 ? `${brand} ${name}` : `${brand} ${name}, Ansicht ${index + 1}`,
    ),
  );
}

/** `whole` has the options of the variants, which a tile record does not have. */
export function productTile(
  tile: TileRecord,
  context: ViewContext,
  detail: OfferDetail = SHOWN,
  whole?: ProductRecord,
): ProductTile {
  const { snapshot } = context;
  const { item } = tile;
  return {
    itemId: item.itemId,
    productId: tile.productId,
    ean: item.ean,
    name: tile.name,
    url: tileUrl(tile),
    images: pictures(tile, item),
    brand: { name: tile.brand },
    reviews: { count: tile.ratingCount },
    ratings: tile.ratingAverage,
    ...itemOffer(item, tile.isFromPrice, detail, context),
    ...presentationView(tile.presentation),
    minDeliveryTime: item.deliveryMin,
    maxDeliveryTime: item.deliveryMax,
    features: tile.features,
    variations: tile.variations
      .filter(({ count }) => count > 1)
      .map(({ id, count }) => ({
        label: snapshot.attributes.get(id)?.label ?? id,
        count,
        ...(whole
          ? {
              options: valuesOf(whole, id).map(({ text, hex }) => ({
                value: text,
                ...(hex ? { hexColor: hex } : {}),
              })),
            }
          : {}),
      })),
    ...(tile.hexColor ? { hexColor: tile.hexColor } : {}),
    eeLabels: tile.energyLabel ? [energyLabel(tile.energyLabel, tile.productId)] : [],
  };
}

export function productDetail(
  product: ProductRecord,
  item: ItemRecord,
  context: ViewContext,
  detail: OfferDetail = SHOWN,
): ProductDetail {
  const { snapshot } = context;
  const lineage = snapshot.lineageOf(product.categoryId);
  const category = lineage.at(-1);
  if (!category) throw new Error(`Product ${product.productId} has no category.`);
  const all = { ...product.attributes, ...item.attributes };
  const unitOf = (id: string) => snapshot.attributes.get(id)?.unit;
  const coverage = coverageOf(itemContent(item), all, unitOf);
  return {
    productId: product.productId,
    itemId: item.itemId,
    ean: item.ean,
    name: product.name,
    variantName: variantName(product, item),
    url: itemUrl(product, item),
    brand: { name: product.brand },
    category: { id: category.id, name: category.name, url: categoryUrl(category.path) },
    breadcrumbs: lineage.map(({ name, path }) => ({ name, url: categoryUrl(path) })),
    images: pictures(product, item),
    description: product.description,
    features: product.features,
    attributes: [...snapshot.attributes.values()].flatMap(({ id, label }) => {
      const value = all[id];
      return value ? [{ label, value: value.text }] : [];
    }),
    variations: product.variantAttributes.map((id) => variation(product, item, id, context)),
    ...itemOffer(item, false, detail, context),
    ...(coverage ? { coverage, coverPacks: coverPacks(product, item, { unitOf, now: context.now }) } : {}),
    ...presentationView(product.presentation),
    shipping: {
      price: displayPrice(shippingCents(item.priceCents)),
      freeFrom: displayPrice(FREE_SHIPPING_FROM_CENTS),
      isBulky: isBulky(item),
    },
    maxStock: maxStock(item),
    minDeliveryTime: item.deliveryMin,
    maxDeliveryTime: item.deliveryMax,
    reviews: { count: product.ratingCount },
    ratings: product.ratingAverage,
    eeLabels: product.energyLabel ? [energyLabel(product.energyLabel, product.productId)] : [],
    safety: safetyOf(product, item),
    ...dutiesOf(item.duties),
    ...guaranteeOf({
      productId: product.productId,
      itemId: item.itemId,
      brand: product.brand,
      duties: item.duties,
    }),
    ...markingOf(item.duties),
    ...(item.recalls ? { recalls: item.recalls } : {}),
    ...(product.presentation.claimProof ? { claimProof: product.presentation.claimProof } : {}),
    documents: product.documents.map((one) => productDocumentView(product.productId, one)),
    ...(product.hazards ? { hazards: hazardsView(product.hazards) } : {}),
  };
}

function safetyOf(product: ProductRecord, { duties }: ItemRecord): ProductDetail['safety'] {
  const safety: ProductDetail['safety'] = { producer: product.producer, warnings: product.warnings };
  if (duties.euOperator !== undefined) safety.euOperator = duties.euOperator;
  return safety;
}

/** Each choice selects the variant that differs from the chosen one in the fewest other attributes. */
function variation(product: ProductRecord, chosen: ItemRecord, id: string, context: ViewContext) {
  const others = product.variantAttributes.filter((other) => other !== id);
  const agreement = (item: ItemRecord) =>
    others.filter((other) => item.attributes[other]?.text === chosen.attributes[other]?.text).length;
  const options = valuesOf(product, id).map((value) => {
    const [target] = product.items
      .filter((item) => item.attributes[id]?.text === value.text)
      .sort((a, b) => agreement(b) - agreement(a));
    const item = target ?? chosen;
    return {
      value: value.text,
      ...(value.hex ? { hexColor: value.hex } : {}),
      itemId: item.itemId,
      url: itemUrl(product, item),
      selected: chosen.attributes[id]?.text === value.text,
      statusOnline: statusOnline(item, context.now),
    } as const;
  });
  return { id, label: context.snapshot.attributes.get(id)?.label ?? id, options };
}
