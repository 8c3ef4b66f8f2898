import { itemPictureAddresses, type PictureBrief } from '@fachwerk/pictures/picture-addresses';
import { createRandom, hashText, type Random } from '@fachwerk/pictures/random';
import {
  type AttributeValue,
  type CatalogueItem,
  type CatalogueProduct,
  inStoreEan,
  slugify,
} from '@fachwerk/shared/catalogue-format';
import { valueOf } from './attributes';
import { type Brand, OWN_BRAND } from './brands';
import { drawPriceStory, priceHistoryOf, shelfPrice } from './price-history';
import { listPricesOf } from './price-lists';
import { combinationAt, type Slot, slotAt, variantsOf } from './product-slot';
import type { Choice, ItemValues } from './product-type';
import { sampleDocuments } from './sample-documents';
import { sampleGuarantee } from './sample-guarantee';
import { sampleHazards } from './sample-hazards';
import { sampleMarkings } from './sample-markings';
import { samplePresentation } from './sample-presentation';

/** A product with the data for its pictures. */
export interface DemoProduct extends CatalogueProduct {
  /** For example "akkuschrauber". */
  productType: string;
  /** Attributes of the product; each item adds its own. */
  brief: PictureBrief;
}

/** Generates the numbers of one catalogue: unique article numbers, scattered over their range, and sales. */
export interface Numbers {
  nextItemId(): string;
  nextProductId(): string;
  /** From what was drawn for a product of a category: the best sellers of a department lead. */
  sales(categoryId: string, drawn: number): number;
}

const lines = ['', 'Plus', 'Classic', 'Basic', 'Comfort', 'Extra', 'Select', 'Pro'];
const day = 24 * 60 * 60 * 1000;

function readValues(values: Record<string, Choice>, typeId: string): ItemValues {
  const read = (id: string) => {
    const value = values[id];
    if (value === undefined) throw new Error(`Product type '${typeId}' has no attribute '${id}'.`);
    return value;
  };
  return {
    n: (id) => Number(read(id)),
    by: (id, table) => {
      const found = table[String(read(id))];
      if (found === undefined) throw new Error(`Type '${typeId}': no entry for ${id} = '${read(id)}'.`);
      return found;
    },
  };
}

const toAttributes = (values: Record<string, Choice>): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).map(([id, raw]) => [id, valueOf(id, raw)]));

/** Replaces {brand}, {noun}, {model} and {attribute-id}. */
function fill(pattern: string, words: Record<string, string>): string {
  return pattern
    .replace(/\{([a-z0-9-]+)\}/g, (_, id: string) => {
      const word = words[id];
      if (word === undefined) throw new Error(`No value for '{${id}}' in '${pattern}'.`);
      return word;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

function modelName(prefix: string | undefined, index: number, slotSeed: string): string {
  const letters = ['', ' S', ' X', ' XL', ' C', ' E', ' T', ' Z'];
  const series = Math.floor(index / 900);
  const letter = letters[series] ?? ` ${series}`;
  return `${prefix ?? 'M'} ${((index * 37 + hashText(slotSeed)) % 900) + 100}${letter}`;
}

/** Few products sell much; those of the own brand sell better. */
const drawSales = (random: Random, { name }: Brand) =>
  Math.round(20 + 1500 * random.next() ** 3 * (name === OWN_BRAND ? 1.4 : 1));

function drawRating(random: Random, popularity: number, level: number) {
  const count = Math.floor(popularity * random.next() * 0.6);
  const average = Math.min(5, Math.max(2.6, 3.9 + level * 0.25 + (random.next() + random.next() - 1) * 0.8));
  return { average: count === 0 ? 0 : Math.round(average * 10) / 10, count };
}

function drawStock(random: Random, cents: number): number {
  const roll = random.next();
  if (roll < 0.06) return 0;
  if (roll < 0.16) return random.between(1, 5);
  return random.between(8, cents > 30_000 ? 60 : 450);
}

/** The next delivery of every second sold-out item is known. */
function onlineStock(quantity: number, itemId: string, today: Date) {
  const roll = hashText(itemId);
  if (quantity > 0 || roll % 2 === 0) return { onlineStock: quantity };
  const date = new Date(today.getTime() + (10 + (roll % 30)) * day);
  return { onlineStock: quantity, nextDelivery: date.toISOString().slice(0, 10) };
}

const deliveryDays = (weightGrams: number, priceCents: number) => {
  if (weightGrams > 31_500) return { min: 5, max: 10 };
  if (priceCents > 40_000) return { min: 3, max: 6 };
  return { min: 2, max: 4 };
};

const emailOf = (brand: Brand) => `service@${slugify(brand.name)}.example`;

function dutiesOf({ type, use }: Slot, brand: Brand, model: string | undefined, productId: string) {
  const facts = { ...type.duties, ...use.duties };
  return {
    ...facts,
    ...sampleGuarantee(brand, model, productId, facts),
    ...sampleMarkings(type.id, productId, facts),
  };
}

/**
 * Product number `index` of a slot. Depends on seed, slot and index only, so that a larger catalogue starts
 * with the smaller one.
 */
export function generateProduct(slotOfType: Slot, index: number, numbers: Numbers, today: Date): DemoProduct {
  const slot = slotAt(slotOfType, index);
  const { type } = slot;
  const random = createRandom(`${slot.seed}/${index}`);
  const { brand, values, round } = combinationAt(slot, index);
  const shared: Record<string, Choice> = {};
  for (const [id, list] of Object.entries(slot.fixed)) shared[id] = values[id] ?? random.pick(list);
  for (const [id, { of, values: table }] of Object.entries(type.follows ?? {})) {
    const others = [of].flat().map((other) => shared[other]);
    const decided = table[others.join(' ')] ?? shared[id];
    if (decided !== undefined) shared[id] = decided;
  }
  for (const id of slot.use.without ?? []) delete shared[id];
  const energyClass = type.energy ? random.pick(type.energy.classes) : undefined;
  if (energyClass) shared.energieklasse = energyClass;

  const sharedAttributes = toAttributes(shared);
  const words = {
    ...Object.fromEntries(Object.entries(sharedAttributes).map(([id, value]) => [id, value.text])),
    brand: brand.name,
    noun: slot.noun,
    model: modelName(type.model, index, slot.seed),
  };
  const hasModel = type.name.includes('{model}');
  const line = hasModel ? '' : (lines[round % lines.length] ?? '');
  const edition = !hasModel && round >= lines.length ? String(Math.floor(round / lines.length) + 1) : '';
  const name = fill(`${type.name} ${line} ${edition}`, words);

  const popularity = numbers.sales(slot.use.leaf, drawSales(random, brand));
  const listedDaysAgo = random.between(220, 1600);
  const listedSince = new Date(today.getTime() - listedDaysAgo * day);
  const story = drawPriceStory(random);
  const hasRrp = brand.name !== 'Fachwerk' && random.chance(0.3);
  const rrpFactor = 1.08 + random.next() * 0.3;
  const jitter = 0.92 + random.next() * 0.16;
  const productId = numbers.nextProductId();
  const brief: PictureBrief = {
    kind: slot.use.picture ?? type.picture,
    brand: brand.name,
    colours: brand.colours,
    title: slot.noun,
    attributes: sharedAttributes,
    seed: productId,
  };

  const hazards = sampleHazards(slot.noun);
  const duties = dutiesOf(slot, brand, hasModel ? words.model : undefined, productId);

  const items = variantsOf(slot.vary)
    .map((variant) => ({ variant, read: readValues({ ...shared, ...variant }, type.id) }))
    .filter(({ read }) => type.allows?.(read) ?? true)
    .map(({ variant, read }): CatalogueItem => {
      const usual = type.price(read) * (slot.use.price ?? 1) * brand.priceLevel * jitter * 100;
      const priceHistory = priceHistoryOf(usual, story, listedSince, today);
      const priceCents = priceHistory.at(-1)?.cents ?? shelfPrice(usual);
      const prices = listPricesOf(priceHistory, `${slot.seed}/${index}`, today);
      const rrpCents = hasRrp ? shelfPrice(usual * rrpFactor) : 0;
      const weight = slot.use.weightKg ?? type.weightKg;
      const kilograms = typeof weight === 'number' ? weight : weight(read);
      const weightGrams = Math.max(5, Math.round(kilograms * 1000));
      const itemId = numbers.nextItemId();
      const attributes = toAttributes(variant);
      return {
        itemId,
        ean: inStoreEan(itemId),
        attributes,
        priceCents,
        ...(rrpCents > priceCents ? { rrpCents } : {}),
        priceHistory,
        ...(type.taxRate === undefined ? {} : { taxRate: type.taxRate }),
        ...(type.deposit === undefined ? {} : { depositCents: type.deposit * 100 }),
        ...(Object.keys(duties).length > 0 ? { duties } : {}),
        ...(prices.length > 0 ? { prices } : {}),
        ...(type.content ? { content: type.content(read) } : {}),
        ...onlineStock(drawStock(random, priceCents), itemId, today),
        deliveryDays: deliveryDays(weightGrams, priceCents),
        weightGrams,
        pictures: itemPictureAddresses(itemId, {
          ...brief,
          attributes: { ...sharedAttributes, ...attributes },
        }),
      };
    });

  return {
    productId,
    name,
    slug: `${slugify(`${brand.name} ${name}`)}-${productId}`,
    brand: brand.name,
    categoryId: slot.use.leaf,
    productType: type.id,
    brief,
    searchTerms: [...type.words, ...(slot.use.words ?? [])],
    description: (slot.use.text ?? type.text).map((sentence) => fill(sentence, words)).join(' '),
    features: (slot.use.features ?? type.features).map((feature) => fill(feature, words)),
    attributes: sharedAttributes,
    variantAttributes: Object.keys(slot.vary).filter((id) => (slot.vary[id]?.length ?? 0) > 0),
    items,
    ...(type.energy && energyClass
      ? {
          energyLabel: {
            level: energyClass,
            scaleHigh: type.energy.scaleHigh,
            scaleLow: type.energy.scaleLow,
            isOldScale: type.energy.isOldScale,
            group: type.energy.group,
          },
        }
      : {}),
    producer: { name: `${brand.name} GmbH`, address: brand.address, email: emailOf(brand) },
    warnings: slot.use.warnings ?? type.warnings ?? [],
    documents: sampleDocuments(type, duties),
    ...(hazards && { hazards }),
    rating: drawRating(random, popularity, brand.priceLevel),
    popularity,
    presentation: samplePresentation({
      productId,
      brand,
      popularity,
      hasEnergyLabel: energyClass !== undefined,
    }),
    listedSince: listedSince.toISOString().slice(0, 10),
  };
}
