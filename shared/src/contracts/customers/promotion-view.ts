import * as z from 'zod/mini';

/** Printable characters: other ones name no promotion. */
const text = (longest: number) => z.string().check(z.trim(), z.regex(/^\P{C}*$/u), z.maxLength(longest));
const Id = text(60).check(z.minLength(1));

/** Promotion tracking record (specification 3). Names are those of the editors. */
export const PromotionView = z.object({
  promotionId: Id,
  promotionName: z._default(text(120), ''),
  creativeName: z._default(text(120), ''),
  creativeSlot: z._default(text(60), ''),
});
export type PromotionView = z.output<typeof PromotionView>;

/** A promotion in one place, with its views of the last days. */
export const DeskPromotion = z.looseObject({
  promotionId: z.string(),
  promotionName: z.string(),
  creativeName: z.string(),
  creativeSlot: z.string(),
  views: z.int(),
});
export type DeskPromotion = z.output<typeof DeskPromotion>;

/** `GET /rest/desk/promotions/`: the most seen first. */
export const DeskPromotions = z.looseObject({ days: z.int(), promotions: z.array(DeskPromotion) });
export type DeskPromotions = z.output<typeof DeskPromotions>;
