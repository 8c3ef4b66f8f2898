import {
  type AttributeValue,
  type CatalogueDuties,
  type CatalogueEnergyLabel,
  type CatalogueItem,
  type CataloguePresentation,
  type CatalogueProduct,
  DEFAULT_TAX_RATE,
  slugify,
} from '@fachwerk/shared/catalogue-format';
import { berlinDate } from '@fachwerk/shared/time';
import { complete, missing } from '../../kernel/import/columns';
import { attempt, type Fault, RowError } from '../../kernel/import/row-error';
import { checkGuarantee, checkGuaranteeBrand, hasGuaranteeLabel } from '../values/read-guarantee';
import { joinPictures } from '../values/read-pictures';
import { checkClaims, checkGuaranteeTexts } from './check-claims';
import type { FileItem, FileProduct } from './file-product';
import { dutiesOf, itemColumns } from './item-columns';
import { productColumns, type ProductValues } from './product-columns';

/** An item of the shop, with the attributes that its product has for all items. */
export interface KnownItem {
  productId: string;
  item: CatalogueItem;
  attributes: Readonly<Record<string, AttributeValue>>;
}

/** What the shop has of some products and items, by number. */
export interface KnownCatalogue {
  products: ReadonlyMap<string, CatalogueProduct>;
  items: ReadonlyMap<string, KnownItem>;
}

export const NOTHING_KNOWN: KnownCatalogue = { products: new Map(), items: new Map() };

export interface Completed {
  /** Undefined if no row is valid. */
  product: CatalogueProduct | undefined;
  faults: Fault[];
}

/** An item of the product to be, with all of its attributes. */
interface WholeItem {
  line: number;
  item: CatalogueItem;
  attributes: Record<string, AttributeValue>;
}

/**
 * The product that a file and the shop state together. A column that the file does not have keeps the value
 * of the shop, and so does an item that has no row. `now` is the instant of the import; ISO.
 */
export function completeProduct(file: FileProduct, shop: KnownCatalogue, now: string): Completed {
  const faults: Fault[] = [];
  const missingOfProduct = missing(productColumns, file.values, shop.products.get(file.productId));
  const rows = file.items.flatMap((row): WholeItem[] => {
    const known = shop.items.get(row.itemId);
    const whole = attempt(row.line, () => {
      const names = [...missing(itemColumns, row.values, known?.item), ...missingOfProduct];
      if (names.length > 0)
        throw new RowError(names.join(', '), 'is missing: the shop does not have this article yet');
      return completeItem(row, known, now);
    });
    if ('value' in whole) return [whole.value];
    faults.push(whole.fault);
    return [];
  });
  if (rows.length === 0) return { product: undefined, faults };
  const joined = attempt(file.line, () => joinItems(file, withOthers(file, rows, shop), rows, shop, now));
  if ('value' in joined) return { product: joined.value, faults };
  return { product: undefined, faults: [...faults, joined.fault] };
}

function completeItem(row: FileItem, known: KnownItem | undefined, now: string): WholeItem {
  const values = complete(itemColumns, row.values, known?.item);
  // Another supply without a day holds from the day of the import on, and not from that of the one before.
  if (!('suppliedSince' in row.values) && isAnotherSupply(values, known?.item.duties))
    values.suppliedSince = berlinDate(now);
  checkSuppliedSince(row.values.suppliedSince, now);
  checkGuarantee(row.values, values);
  const { price: priceCents, rrp, deposit, content, stock, nextDelivery, priceHistory } = values;
  const item: CatalogueItem = {
    itemId: row.itemId,
    ean: values.ean,
    attributes: {},
    priceCents,
    ...dutiesOf(values),
    priceHistory: priceHistory.length > 0 ? priceHistory : [{ cents: priceCents, from: now }],
    deliveryDays: values.deliveryDays,
    weightGrams: values.weightGrams,
    ...joinPictures(row.values, values),
  };
  // Shown while it is higher than the price, which may rise and fall again.
  if (rrp !== undefined) item.rrpCents = rrp;
  if (values.tax !== DEFAULT_TAX_RATE) item.taxRate = values.tax;
  if (deposit !== undefined) item.depositCents = deposit;
  if (row.prices.length > 0) item.prices = row.prices;
  if (content !== undefined) item.content = content;
  if (stock !== undefined) item.onlineStock = stock;
  if (nextDelivery !== undefined) item.nextDelivery = nextDelivery;
  const attributes = { ...known?.attributes };
  for (const [id, value] of Object.entries(row.attributes))
    if (value) attributes[id] = value;
    else delete attributes[id];
  return { line: row.line, item, attributes };
}

/** A supply of the future would hide who supplies today, and a slip of the year all earlier ones. */
function checkSuppliedSince(day: string | undefined, now: string): void {
  if (day !== undefined && (day > berlinDate(now) || day < FIRST_SUPPLY))
    throw new RowError('suppliedSince', `must be a day from ${FIRST_SUPPLY} to today, is '${day}'`);
}

const FIRST_SUPPLY = '1990-01-01';

const isAnotherSupply = (values: CatalogueDuties, known: CatalogueDuties = {}): boolean =>
  values.supplier !== known.supplier ||
  values.euOperator !== known.euOperator ||
  values.dueDiligence !== known.dueDiligence;

/** The items of the product in the shop's order, new ones last; in that of the file if it has all of them. */
function withOthers(file: FileProduct, rows: readonly WholeItem[], shop: KnownCatalogue): WholeItem[] {
  const stated = new Map(rows.map((row) => [row.item.itemId, row]));
  const known = [...shop.items.values()].filter(({ productId }) => productId === file.productId);
  if (known.every(({ item }) => stated.has(item.itemId))) return [...rows];
  const before = known.map(
    ({ item, attributes }) =>
      stated.get(item.itemId) ?? { line: file.line, item: unstated(item), attributes },
  );
  const knownIds = new Set(known.map(({ item }) => item.itemId));
  return [...before, ...rows.filter(({ item }) => !knownIds.has(item.itemId))];
}

/** An item without a row: neither its stock nor its prices are written. */
function unstated({ onlineStock: _stock, prices: _prices, ...item }: CatalogueItem): CatalogueItem {
  return { ...item, priceHistory: [] };
}

/** Values that all items share become attributes of the product; the others belong to its variants. */
function joinItems(
  file: FileProduct,
  items: readonly WholeItem[],
  rows: readonly WholeItem[],
  shop: KnownCatalogue,
  now: string,
): CatalogueProduct {
  const known = shop.products.get(file.productId);
  const values = complete(productColumns, file.values, known);
  checkClaims(file, values);
  checkGuaranteeTexts(
    file,
    items.some(({ item }) => item.duties?.guaranteeStatement !== undefined),
  );
  if (items.some(({ item }) => hasGuaranteeLabel(item.duties ?? {}))) checkGuaranteeBrand(values.brand);
  checkAttributes(rows);
  // The order of the choices is that of the file, and without one, that of the shop.
  const order = [
    ...file.items.flatMap(({ attributes }) => Object.keys(attributes)),
    ...(known?.variantAttributes ?? []),
    ...items.flatMap(({ attributes }) => Object.keys(attributes)),
  ];
  const ids = [...new Set(order)].filter((id) =>
    items.some(({ attributes }) => Object.hasOwn(attributes, id)),
  );
  const [first] = items;
  const variantAttributes = ids.filter(
    (id) =>
      values.variantAttributes.includes(id) ||
      items.some(({ attributes }) => attributes[id]?.text !== first?.attributes[id]?.text),
  );
  if (items.length > 1 && variantAttributes.length === 0)
    throw new RowError('productId', 'has rows that differ in no attribute', rows[1]?.line ?? file.line);
  const pick = (attributes: Record<string, AttributeValue>, variant: boolean) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([id]) => variantAttributes.includes(id) === variant),
    );
  const { name, brand } = values;
  const isKnownName = known?.name === name && known.brand === brand;
  return {
    productId: file.productId,
    name,
    brand,
    variantAttributes,
    // The address of a page stays while its name does.
    slug: isKnownName ? known.slug : `${slugify(`${brand} ${name}`)}-${file.productId}`,
    categoryId: values.category,
    searchTerms: values.searchTerms,
    description: values.description,
    features: values.features,
    attributes: pick(first?.attributes ?? {}, false),
    items: items.map(({ item, attributes }) => ({ ...item, attributes: pick(attributes, true) })),
    producer: {
      name: values.producerName,
      address: values.producerAddress,
      email: values.producerEmail,
    },
    warnings: values.warnings,
    ...labelOf(values),
    ...presentationOf(values),
    ...(values.documents ? { documents: values.documents } : {}),
    ...(values.hazards ? { hazards: values.hazards } : {}),
    rating: { average: values.ratingAverage, count: values.ratingCount },
    popularity: values.popularity,
    listedSince: values.listedSince ?? berlinDate(now),
  };
}

function checkAttributes(rows: readonly WholeItem[]): void {
  const ids = Object.keys(rows[0]?.attributes ?? {});
  for (const { attributes, line } of rows) {
    const own = Object.keys(attributes);
    const odd = [...ids.filter((id) => !own.includes(id)), ...own.filter((id) => !ids.includes(id))][0];
    if (odd) throw new RowError(`attr:${odd}`, 'must be given for all rows of a product or for none', line);
  }
}

/** Class, scale and EPREL group: "C", "A-G", "lightsources". */
function labelOf(values: ProductValues): Pick<CatalogueProduct, 'energyLabel'> {
  const { energyClass: level, energyScale: scale, energyGroup: group } = values;
  if (level === undefined) return {};
  if (group === undefined) throw new RowError('energyGroup', 'is missing');
  const energyLabel: CatalogueEnergyLabel = { level, ...scale, isOldScale: scale.scaleHigh !== 'A', group };
  if (values.energyLabelFile !== undefined) energyLabel.file = values.energyLabelFile;
  if (values.energyRegistration !== undefined) energyLabel.registration = values.energyRegistration;
  return { energyLabel };
}

function presentationOf(values: ProductValues): Pick<CatalogueProduct, 'presentation'> {
  const {
    disruptor,
    disruptorPicture,
    disruptorPictureText: alt,
    sheet,
    brandPicture,
    itemRelation,
  } = values;
  const presentation: CataloguePresentation = {};
  if (disruptor) presentation.disruptor = disruptor;
  if (disruptorPicture !== undefined) presentation.imageDisruptor = { src: disruptorPicture, alt };
  if (sheet !== undefined) presentation.sheet = sheet;
  if (itemRelation !== undefined) presentation.hbcItemRelation = itemRelation;
  if (brandPicture !== undefined) presentation.brandImage = brandPicture;
  if (values.claimProof !== undefined) presentation.claimProof = values.claimProof;
  return Object.keys(presentation).length > 0 ? { presentation } : {};
}
