import type {
  AttributeValue,
  CatalogueDocument,
  CatalogueDuties,
  CatalogueHazards,
  CatalogueItem,
  CataloguePresentation,
  CatalogueProduct,
} from '@fachwerk/shared/catalogue-format';

type Badge = NonNullable<CataloguePresentation['disruptor']>;

/** A product as a line of `products.jsonl`. Format: docs/guides/import-a-catalogue.md. */
export const importRecord = (product: CatalogueProduct) => ({
  productId: product.productId,
  name: product.name,
  brand: product.brand,
  category: product.categoryId,
  description: product.description,
  features: product.features,
  searchTerms: product.searchTerms,
  warnings: product.warnings,
  producer: product.producer,
  attributes: rawValues(product.attributes),
  variantAttributes: product.variantAttributes,
  ...energyFields(product),
  ...(product.documents && { documents: product.documents.map(documentText) }),
  ...(product.hazards && { hazards: hazardCodes(product.hazards) }),
  ...presentationFields(product.presentation ?? {}),
  ratingAverage: product.rating.average,
  ratingCount: product.rating.count,
  popularity: product.popularity,
  listedSince: product.listedSince,
  items: product.items.map(itemRecord),
});

/** The columns that `readPresentation` of the import reads. */
const presentationFields = (shown: CataloguePresentation) => ({
  disruptor: shown.disruptor && badgeText(shown.disruptor),
  disruptorPicture: shown.imageDisruptor?.src,
  disruptorPictureText: shown.imageDisruptor?.alt,
  sheet: shown.sheet,
  itemRelation: shown.hbcItemRelation,
  brandPicture: shown.brandImage,
});

const badgeText = ({ name, backgroundColor, textColor, basis }: Badge) =>
  [name, backgroundColor, textColor, basis].filter((part) => part !== undefined).join(' | ');

/** Samples have no address. */
const documentText = ({ kind, language }: CatalogueDocument) => `${kind} ${language}`;

const hazardCodes = ({ pictograms, signalWord, phrases }: CatalogueHazards) => [
  ...pictograms,
  ...(signalWord ? [signalWord] : []),
  ...phrases,
];

const itemRecord = (item: CatalogueItem) => ({
  itemId: item.itemId,
  ean: item.ean,
  attributes: rawValues(item.attributes),
  price: item.priceCents / 100,
  ...(item.rrpCents === undefined ? {} : { rrp: item.rrpCents / 100 }),
  priceHistory: history(item.priceHistory),
  ...listPrices(item),
  ...(item.taxRate === undefined ? {} : { tax: item.taxRate / 100 }),
  ...(item.depositCents === undefined ? {} : { deposit: item.depositCents / 100 }),
  ...(item.duties ? dutyFields(item.duties) : {}),
  ...(item.content ? { content: `${decimal(item.content.amount)} ${item.content.unit}` } : {}),
  stock: item.onlineStock,
  ...(item.nextDelivery === undefined ? {} : { nextDelivery: item.nextDelivery }),
  deliveryDays: `${item.deliveryDays.min}-${item.deliveryDays.max}`,
  weightGrams: item.weightGrams,
  pictures: item.pictures,
});

/** Flags are "yes" in the import format, money is in euro, and markings and guarantees are one text. */
function dutyFields({
  conformityMarking,
  wasteCosts,
  guaranteeStatement,
  ...duties
}: CatalogueDuties): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(duties).map(([name, value]) => [name, value === true ? 'yes' : value]),
  );
  if (conformityMarking) {
    const { year, productType, declaration, notifiedBody } = conformityMarking;
    fields.conformityMarking = [year, productType, declaration, ...(notifiedBody ? [notifiedBody] : [])].join(
      ' | ',
    );
  }
  if (guaranteeStatement) {
    const { scope, model, guarantor, address, territory, terms, link } = guaranteeStatement;
    fields.guaranteeStatement = [
      scope,
      model,
      guarantor,
      address,
      territory,
      terms,
      ...(link ? [link] : []),
    ].join(' | ');
  }
  if (wasteCosts !== undefined) fields.wasteCosts = wasteCosts / 100;
  return fields;
}

const history = (points: CatalogueItem['priceHistory']) =>
  points.map(({ cents, from }) => `${from} ${decimal(cents / 100)}`);

const listPrices = ({ prices = [] }: CatalogueItem) =>
  prices.length === 0
    ? {}
    : {
        prices: Object.fromEntries(
          prices.map(({ listId, cents }) => [listId, cents === null ? null : cents / 100]),
        ),
        priceHistories: Object.fromEntries(
          prices.map(({ listId, history: points = [] }) => [listId, history(points)]),
        ),
      };

const energyFields = ({ energyLabel }: CatalogueProduct) =>
  energyLabel
    ? {
        energyClass: energyLabel.level,
        energyScale: `${energyLabel.scaleHigh}-${energyLabel.scaleLow}`,
        energyGroup: energyLabel.group,
      }
    : {};

const rawValues = (attributes: Readonly<Record<string, AttributeValue>>) =>
  Object.fromEntries(Object.entries(attributes).map(([id, { text, number }]) => [id, number ?? text]));

const decimal = (value: number): string => String(value).replace('.', ',');
