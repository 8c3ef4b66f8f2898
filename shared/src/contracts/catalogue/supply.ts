import * as z from 'zod/mini';
import { calendarDate } from '../kernel/calendar-date';

/** Who supplied an item from a day on. Null: not stated. */
export const Supply = z.looseObject({
  /** ISO date. */
  validFrom: z.string(),
  supplier: z.nullable(z.string()),
  /** The operator in the EU who is responsible for the item. */
  euOperator: z.nullable(z.string()),
  /** Reference number of the due diligence statement (Regulation (EU) 2023/1115). */
  dueDiligence: z.nullable(z.string()),
  /** When the shop got to know it; ISO instant. */
  recordedAt: z.string(),
});
export type Supply = z.output<typeof Supply>;

/** `GET /rest/desk/items/{itemId}/supply/?day=`: stock of that day may come from an earlier supply. */
export const SupplyOfDay = z.looseObject({
  itemId: z.string(),
  day: z.string(),
  supply: Supply,
  /** Newest first, at most 199. */
  earlier: z.array(Supply),
});
export type SupplyOfDay = z.output<typeof SupplyOfDay>;

/** An ISO date that is not in the future (400); today by default. */
export const SupplyQuery = z.object({ day: z.optional(calendarDate) });
export type SupplyQuery = z.input<typeof SupplyQuery>;
