import { contract } from '../kernel/contract';
import { EmptyForm } from './checkout-forms';
import {
  Reservation,
  ReservationChange,
  ReservationDraft,
  ReservationForm,
  ReservationParams,
  ReservationPlaced,
} from './reservation';

const params = ReservationParams;
const answers = { 200: Reservation };
const expects = { store: 'object', lines: 'list', total: 'object' } as const;

export const readReservationDraft = contract({
  method: 'GET',
  path: '/rest/reservation/',
  isTranslated: true,
  summary: 'The reservation cart with its store, times and contact',
  answers: { 200: ReservationDraft },
  expects: {
    values: 'object',
    phonePrefixes: 'list',
    wishTimes: 'list',
    lines: 'list',
    sum: 'object',
    faults: 'list',
    adjustedPositions: 'list',
  },
});

/** With the header `Idempotency-Key`: the same key answers with the same reservation. */
export const submitReservation = contract({
  method: 'POST',
  path: '/rest/reservation/submit/',
  isTranslated: true,
  summary: 'Reserve without obligation; at most five open reservations per contact',
  form: ReservationForm,
  answers: { 201: ReservationPlaced, 412: ReservationChange },
  expects: { reservationId: 'string', pickupCode: 'string' },
});

export const readReservation = contract({
  method: 'GET',
  path: '/rest/reservation/{reservationId}/',
  isTranslated: true,
  summary: 'A reservation, for its visitor or customer',
  params,
  answers,
  expects,
});

export const cancelReservation = contract({
  method: 'POST',
  path: '/rest/reservation/{reservationId}/cancel/',
  isTranslated: true,
  summary: 'Cancel a reservation; the goods are available again',
  params,
  form: EmptyForm,
  answers,
  expects,
});

/** Keeps the goods once until the next closing time. */
export const extendReservation = contract({
  method: 'POST',
  path: '/rest/reservation/{reservationId}/extend/',
  isTranslated: true,
  summary: 'Extend a reservation once until the next closing time; 412 if that is not possible',
  params,
  form: EmptyForm,
  answers,
  expects,
});
