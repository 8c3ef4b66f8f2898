/** SQL expression: pieces of the lines `cl` of the cases `c` that the buyer gives back. */
export const GIVEN_BACK = `coalesce(sum(case when c.ended_at is null then cl.pieces else cl.given end), 0)`;
