/** What goods weigh together, and how long the longest piece is. */
export interface GoodsLoad {
  /** All pieces whose weight is known. */
  grams: number;
  isWeightKnown: boolean;
  /** 0 if no length is known. */
  lengthMm: number;
}

/** Pieces of one item; `weightGrams` and `lengthMm` are 0 if they are unknown. */
export interface GoodsPieces {
  quantity: number;
  weightGrams: number;
  lengthMm: number;
}

/** What an estate car carries: payload beside the driver, length with the rear seats folded down. */
const ESTATE_CAR = { grams: 400_000, lengthMm: 2000 };

/** Several pieces lie on each other, so that only the longest one counts; the catalogue has no volumes. */
export const goodsLoad = (goods: readonly GoodsPieces[]): GoodsLoad => ({
  grams: goods.reduce((sum, { quantity, weightGrams }) => sum + quantity * weightGrams, 0),
  isWeightKnown: goods.every(({ quantity, weightGrams }) => quantity === 0 || weightGrams > 0),
  lengthMm: Math.max(0, ...goods.map(({ quantity, lengthMm }) => (quantity > 0 ? lengthMm : 0))),
});

/** By weight and by the longest article; without a weight only what does not fit is certain. */
export const fitsEstateCar = ({ grams, lengthMm }: Omit<GoodsLoad, 'isWeightKnown'>): boolean =>
  grams <= ESTATE_CAR.grams && lengthMm <= ESTATE_CAR.lengthMm;
