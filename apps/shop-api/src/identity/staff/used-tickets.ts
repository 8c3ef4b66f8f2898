import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';

/** Tickets of operators that have opened a desk: each does so once. */
export function usedTickets(db: Queryable) {
  return {
    /** False if the ticket was used. Of two calls at the same time, the second waits for the first. */
    async use(id: string): Promise<boolean> {
      const rows = await db.query(
        'insert into staff_ticket (id) values ($1) on conflict do nothing returning 1',
        [id],
      );
      return rows.length > 0;
    },

    async removeOld(): Promise<void> {
      await db.query("delete from staff_ticket where used_at < now() - $1::int * interval '1 hour'", [
        PERIODS.staffTicketHours,
      ]);
    },
  };
}
