import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { optional, required, type ValuesOf } from './columns';
import { readDocuments } from './read-documents';
import { readEmail } from './read-email';
import { readAverage, readDay, readEnergyScale } from './read-fields';
import { readHazards } from './read-hazards';
import { readDecimal, readWhole } from './read-number';
import { readAddress } from './read-pictures';
import { readDisruptor } from './read-presentation';
import { readList, readLongText, readText, readTexts } from './read-text';

type Product = CatalogueProduct;

const USUAL_SCALE = { scaleHigh: 'A', scaleLow: 'G' };

/** Columns of a product, read from the first of its rows. */
export const productColumns = {
  name: required(readText(), ({ name }: Product) => name),
  brand: required(readText(60), ({ brand }: Product) => brand),
  category: required(readText(80), ({ categoryId }: Product) => categoryId),
  description: required(readLongText(5000), ({ description }: Product) => description),
  producerName: required(readText(), ({ producer }: Product) => producer.name),
  producerAddress: required(readText(), ({ producer }: Product) => producer.address),
  producerEmail: required(readEmail, ({ producer }: Product) => producer.email),
  features: optional(readTexts, [], ({ features }: Product) => features),
  searchTerms: optional(readTexts, [], ({ searchTerms }: Product) => searchTerms),
  warnings: optional(readTexts, [], ({ warnings }: Product) => warnings),
  variantAttributes: optional(readList, [], ({ variantAttributes }: Product) => variantAttributes),
  energyClass: optional(readText(), undefined, ({ energyLabel }: Product) => energyLabel?.level),
  energyScale: optional(readEnergyScale, USUAL_SCALE, ({ energyLabel }: Product) => {
    const { scaleHigh, scaleLow } = energyLabel ?? USUAL_SCALE;
    return { scaleHigh, scaleLow };
  }),
  energyGroup: optional(readText(60), undefined, ({ energyLabel }: Product) => energyLabel?.group),
  disruptor: optional(readDisruptor, undefined, ({ presentation }: Product) => presentation?.disruptor),
  disruptorPicture: optional(
    readAddress,
    undefined,
    ({ presentation }: Product) => presentation?.imageDisruptor?.src,
  ),
  disruptorPictureText: optional(
    readText(),
    '',
    ({ presentation }: Product) => presentation?.imageDisruptor?.alt ?? '',
  ),
  sheet: optional(readAddress, undefined, ({ presentation }: Product) => presentation?.sheet),
  brandPicture: optional(readAddress, undefined, ({ presentation }: Product) => presentation?.brandImage),
  itemRelation: optional(readText(), undefined, ({ presentation }: Product) => presentation?.hbcItemRelation),
  documents: optional(readDocuments, undefined, ({ documents }: Product) => documents),
  hazards: optional(readHazards, undefined, ({ hazards }: Product) => hazards),
  ratingAverage: optional(readAverage, 0, ({ rating }: Product) => rating.average),
  ratingCount: optional(readWhole(0, 100_000_000), 0, ({ rating }: Product) => rating.count),
  popularity: optional(readDecimal, 0, ({ popularity }: Product) => popularity),
  // The default is the day of the import.
  listedSince: optional(readDay, undefined, ({ listedSince }: Product): string | undefined => listedSince),
};

export type ProductValues = ValuesOf<typeof productColumns>;
