import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  RentalBooking,
  RentalBookings,
  RentalBookingsQuery,
  RentalChangeForm,
  RentalConfirmForm,
  RentalHoldForm,
  RentalParams,
} from './rental';

const BOOKINGS = '/rest/rental/bookings/';
const BOOKING = `${BOOKINGS}{bookingId}/`;
const params = RentalParams;
const answers = { 200: RentalBooking };
const expects = {
  bookingId: 'string',
  vehicle: 'object',
  store: 'object',
  price: 'object',
  deposit: 'object',
} as const;

/** The same visitor and slot answer with the same booking; another slot gives the earlier one back. */
export const holdRental = contract({
  method: 'POST',
  path: BOOKINGS,
  summary: 'Step 1: keep a vehicle for a time until the booking is confirmed; 412 if it is taken',
  form: RentalHoldForm,
  answers: { 201: RentalBooking },
  expects,
});

export const readRentalBookings = contract({
  method: 'GET',
  path: BOOKINGS,
  summary:
    'Bookings of the customer who is logged in, newest begin first, in pages, and what is kept for the visitor now',
  query: RentalBookingsQuery,
  answers: { 200: RentalBookings },
  expects: { bookings: 'list' },
});

export const readRentalBooking = contract({
  method: 'GET',
  path: BOOKING,
  summary: 'A booking, for its visitor or customer',
  params,
  answers,
  expects,
});

/** Repeated, it answers with the same booking. */
export const confirmRental = contract({
  method: 'POST',
  path: `${BOOKING}confirm/`,
  summary: 'Step 2: book the kept vehicle; after its time only if it is still free',
  params,
  form: RentalConfirmForm,
  answers,
  expects,
});

export const changeRental = contract({
  method: 'POST',
  path: `${BOOKING}change/`,
  summary: 'Another time or vehicle of the store; if it is taken (412), the booking stays as it is',
  params,
  form: RentalChangeForm,
  answers,
  expects,
});

export const cancelRental = contract({
  method: 'POST',
  path: `${BOOKING}cancel/`,
  summary: 'Cancel a booking before it begins; the vehicle is free again',
  params,
  form: z.object({}),
  answers,
  expects,
});

export const openRentalLink = contract({
  method: 'GET',
  path: `${BOOKING}open/`,
  summary: 'The link of a mail: opens the booking and leads to its page',
  params,
  query: z.object({ token: z.string() }),
  answers: { 200: z.string() },
  expects: 'string',
});

/** A file for calendars. */
export const readRentalCalendar = contract({
  method: 'GET',
  path: `${BOOKING}calendar.ics`,
  summary: 'A booking as iCalendar',
  params,
  answers: { 200: z.string() },
  expects: 'string',
});
