import * as z from 'zod/mini';
import { Id } from '../kernel/ids';
import { Link } from '../kernel/link';
import { ProductImage } from './product';

/** What a buyer can choose from: Regulation (EU) 2023/988, Art. 37(1). */
export const RECALL_REMEDIES = ['REPAIR', 'REPLACEMENT', 'REFUND'] as const;

export const RecallSummary = z.looseObject({
  recallId: z.string(),
  /** Name of the product. */
  title: z.string(),
  brand: z.string(),
  /** "30.11.2026" */
  publishedText: z.string(),
  /** Until it is closed, its items are not sold. */
  isOpen: z.boolean(),
  image: z.optional(ProductImage),
});
export type RecallSummary = z.output<typeof RecallSummary>;

/** `GET /rest/recalls/`: newest first. */
export const RecallList = z.looseObject({ recalls: z.array(RecallSummary) });
export type RecallList = z.output<typeof RecallList>;

/** `GET /rest/recalls/{recallId}/`: what Regulation (EU) 2023/988, Art. 36(2) has a recall notice state. */
export const Recall = z.extend(RecallSummary, {
  items: z.array(
    z.looseObject({
      itemId: z.string(),
      /** Absent if the shop does not have it any more. */
      name: z.optional(z.string()),
      url: z.optional(Link),
    }),
  ),
  /** Batches or serial numbers; empty: all pieces. */
  lots: z.array(z.string()),
  /** Where the lot stands on the product. */
  lotsPlace: z.optional(z.string()),
  /** When the affected pieces were sold: "01.03.2026 bis 30.09.2026". */
  soldText: z.optional(z.string()),
  hazard: z.string(),
  action: z.string(),
  remedies: z.array(z.enum(RECALL_REMEDIES)),
  contact: z.looseObject({
    /** Free of charge. */
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    /** Page of the operator with a form. */
    link: z.optional(Link),
  }),
  /** Who recalls the product, with the address. */
  operator: z.string(),
});
export type Recall = z.output<typeof Recall>;

export const RecallParams = z.object({ recallId: Id });
