import * as z from 'zod/mini';

/** An ISO date from the year 1 on: the database has no year 0. */
export const calendarDate = z.iso.date().check(z.refine((date) => date >= '0001'));
