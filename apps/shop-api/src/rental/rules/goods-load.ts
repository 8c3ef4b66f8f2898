/** What goods weigh together, and how long the longest piece is. */
export interface GoodsLoad {
  grams: number;
  /** 0 if no length is known. */
  lengthMm: number;
}

/** Pieces of one item; `lengthMm` is 0 if it is unknown. */
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
  lengthMm: Math.max(0, ...goods.map(({ quantity, lengthMm }) => (quantity > 0 ? lengthMm : 0))),
});

/** By weight and by the longest article. */
export const fitsEstateCar = ({ grams, lengthMm }: GoodsLoad): boolean =>
  grams <= ESTATE_CAR.grams && lengthMm <= ESTATE_CAR.lengthMm;
