import {
  BATTERY_KINDS,
  type CatalogueDuties,
  type CatalogueItem,
  DEFAULT_TAX_RATE,
  WITHDRAWAL_EXCLUSIONS,
} from '@fachwerk/shared/catalogue-format';
import { optional, required, type ValuesOf } from './columns';
import {
  readContent,
  readDay,
  readDeliveryDays,
  readOneOf,
  readPriceHistory,
  readTaxRate,
} from './read-fields';
import { readFlag } from './read-flag';
import { readCents, readEan, readOptionalCents, readWhole } from './read-number';
import {
  type Picture,
  readAddress,
  readFallbacks,
  readPictures,
  readWidths,
  widthsOf,
} from './read-pictures';
import type { Read } from './row-error';

/** A legal fact of an item; empty means that it does not apply. */
const duty = <Name extends keyof CatalogueDuties>(
  name: Name,
  read: Read<CatalogueDuties[Name] | undefined>,
) => optional(read, undefined, ({ duties }: CatalogueItem) => duties?.[name]);

const dutyColumns = {
  withdrawalExclusion: duty('withdrawalExclusion', readOneOf(WITHDRAWAL_EXCLUSIONS)),
  needsAdvice: duty('needsAdvice', readFlag),
  ageCheck: duty('ageCheck', readFlag),
  deviceCategory: duty('deviceCategory', readWhole(1, 6)),
  battery: duty('battery', readOneOf(BATTERY_KINDS)),
  zeroTax: duty('zeroTax', readFlag),
  guaranteeMonths: duty('guaranteeMonths', readWhole(1, 600)),
  sparePartYears: duty('sparePartYears', readWhole(1, 50)),
  updateYears: duty('updateYears', readWhole(1, 50)),
  repairInfo: duty('repairInfo', readAddress),
};

/** Columns of an item, besides its numbers, its attributes and the prices of other lists. */
export const itemColumns = {
  ean: required(readEan, ({ ean }: CatalogueItem) => ean),
  price: required(readCents, ({ priceCents }: CatalogueItem) => priceCents),
  rrp: optional(readOptionalCents, undefined, ({ rrpCents }: CatalogueItem) => rrpCents),
  tax: optional(readTaxRate, DEFAULT_TAX_RATE, ({ taxRate = DEFAULT_TAX_RATE }: CatalogueItem) => taxRate),
  deposit: optional(readOptionalCents, undefined, ({ depositCents }: CatalogueItem) => depositCents),
  content: optional(readContent, undefined, ({ content }: CatalogueItem) => content),
  // Customers buy meanwhile: stock that the file does not state is not written.
  stock: optional(readWhole(0, 1_000_000), 0, (): number | undefined => undefined),
  nextDelivery: optional(readDay, undefined, ({ nextDelivery }: CatalogueItem) => nextDelivery),
  deliveryDays: optional(
    readDeliveryDays,
    { min: 2, max: 4 },
    ({ deliveryDays }: CatalogueItem) => deliveryDays,
  ),
  weightGrams: optional(readWhole(1, 10_000_000), 1000, ({ weightGrams }: CatalogueItem) => weightGrams),
  // The history in the shop only grows; this one is for an item without any.
  priceHistory: optional(readPriceHistory, [], (): CatalogueItem['priceHistory'] => []),
  pictures: optional(readPictures, [], ({ pictures, pictureVariants = [] }: CatalogueItem): Picture[] =>
    pictures.map((src, index) => ({ src, sources: pictureVariants[index]?.sources })),
  ),
  mobilePictures: optional(readPictures, [], ({ pictureVariants = [] }: CatalogueItem): Picture[] =>
    pictureVariants.flatMap(({ mobileSrc, mobileSources }) =>
      mobileSrc === undefined ? [] : [{ src: mobileSrc, sources: mobileSources }],
    ),
  ),
  fallbackPictures: optional(readFallbacks, [], ({ pictureVariants = [] }: CatalogueItem) =>
    pictureVariants.flatMap(({ fallbackSrc }) => fallbackSrc ?? []),
  ),
  pictureWidths: optional(readWidths, [], widthsOf),
  ...dutyColumns,
};

export type ItemValues = ValuesOf<typeof itemColumns>;

/** The legal facts that apply to an item. */
export function dutiesOf(values: ItemValues): Pick<CatalogueItem, 'duties'> {
  const entries = Object.keys(dutyColumns).flatMap((name) => {
    const value = values[name as keyof typeof dutyColumns];
    return value === undefined ? [] : [[name, value] as const];
  });
  return entries.length > 0 ? { duties: Object.fromEntries(entries) as CatalogueDuties } : {};
}
