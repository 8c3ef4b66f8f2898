import type { Queryable } from '@fachwerk/database';
import type { DeskPromotion, PromotionView } from '@fachwerk/shared/contracts';
import { PROMOTION_DAYS } from '../database/tables';

/** Promotions of a day: far more than a shop has, so that invented ones do not fill the table. */
export const MOST_PER_DAY = 1000;
/** What operators see: the last days, and the promotions that were seen most. */
export const SHOWN_DAYS = 30;
const MOST_SHOWN = 200;

/** Views by promotion and day, without anything about the visitor. */
export function promotionViews(db: Queryable) {
  return {
    async count({ promotionId, promotionName, creativeName, creativeSlot }: PromotionView): Promise<void> {
      await db.query(
        `insert into promotion_view as v (day, promotion_id, promotion_name, creative_name, creative_slot)
         select current_date, $1, $2, $3, $4
         where (select count(*) from promotion_view where day = current_date) < ${MOST_PER_DAY}
           or exists (select from promotion_view where day = current_date and promotion_id = $1
             and promotion_name = $2 and creative_name = $3 and creative_slot = $4)
         on conflict (day, promotion_id, promotion_name, creative_name, creative_slot)
         do update set views = v.views + 1`,
        [promotionId, promotionName, creativeName, creativeSlot],
      );
    },

    /** The most seen of the last days, today included. */
    list: () =>
      db.query<DeskPromotion>(
        `select promotion_id as "promotionId", promotion_name as "promotionName",
           creative_name as "creativeName", creative_slot as "creativeSlot", sum(views)::int as views
         from promotion_view where day > current_date - ${SHOWN_DAYS}
         group by 1, 2, 3, 4 order by views desc, 1, 2, 3, 4 limit ${MOST_SHOWN}`,
      ),

    async removeOld(): Promise<void> {
      await db.query(`delete from promotion_view where day < current_date - ${PROMOTION_DAYS}`);
    },
  };
}
