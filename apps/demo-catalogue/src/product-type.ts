import type { PictureKind } from '@fachwerk/pictures/picture-addresses';
import type { CatalogueDuties, ContentUnit, TaxRate } from '@fachwerk/shared/catalogue-format';
import type { BrandGroup } from './brands';

export type Choice = number | string;
export type Choices = Readonly<Record<string, readonly Choice[]>>;

/** The values of one item while its price, contents and weight are computed. */
export interface ItemValues {
  /** The number of an attribute. */
  n(id: string): number;
  /** The entry of a table for the text of an attribute. */
  by(id: string, table: Readonly<Record<string, number>>): number;
}

/** A leaf category that sells a type; the leaf may restrict the values of the type. */
export interface LeafUse {
  leaf: string;
  noun?: string;
  only?: Choices;
  /** Attributes of the type that these products do not have. */
  without?: readonly string[];
  /** Instead of those of the type. */
  text?: readonly string[];
  features?: readonly string[];
  warnings?: readonly string[];
  weightKg?: number;
  /** Factor on the price. */
  price?: number;
  words?: readonly string[];
  duties?: CatalogueDuties;
  /** Picture kind, if it differs from the type's other leaves. */
  picture?: PictureKind;
  /** What differs in the first product of the leaf. */
  first?: Omit<LeafUse, 'leaf' | 'only' | 'first'>;
}

/** The energy label of a type: the classes of its products, best first. */
export interface EnergyRule {
  group: string;
  scaleHigh: string;
  scaleLow: string;
  isOldScale: boolean;
  classes: readonly string[];
}

export interface ProductType {
  /** For example "akkuschrauber". */
  id: string;
  /** Singular for names: "Akku-Bohrschrauber"; a leaf may replace it. */
  noun: string;
  /** Name of the product with {noun}, {model}, {brand} and {attribute-id}. */
  name: string;
  in: readonly LeafUse[];
  brands: BrandGroup;
  picture: PictureKind;
  /** Synonyms for the search. */
  words: readonly string[];
  /** Letters before the number in {model}. */
  model?: string;
  /** Attributes with one value for the whole product. */
  fixed: Choices;
  /**
   * Attributes whose value others decide, e.g. the slip resistance of a surface. Several others are one text:
   * "Torx 4".
   */
  follows?: Readonly<
    Record<string, { of: string | readonly string[]; values: Readonly<Record<string, Choice>> }>
  >;
  /** The variants: every combination that `allows` accepts. */
  vary?: Choices;
  allows?: (values: ItemValues) => boolean;
  /** Price in euro for a brand of level 1. */
  price: (values: ItemValues) => number;
  /** Plants, seeds and wood for burning have the reduced rate. */
  taxRate?: TaxRate;
  /** In euro per piece, refunded on return. */
  deposit?: number;
  /** Legal facts of all items; a leaf may add some. */
  duties?: CatalogueDuties;
  content?: (values: ItemValues) => { amount: number; unit: ContentUnit };
  weightKg: number | ((values: ItemValues) => number);
  text: readonly string[];
  features: readonly string[];
  warnings?: readonly string[];
  energy?: EnergyRule;
  /** Number of products per round of the generator; 1 by default. */
  share?: number;
}
