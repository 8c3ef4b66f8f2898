import type { Call } from './call';
import type { Reservation, ReservationDraft, ReservationForm, ReservationPlaced } from './reservation';

export const readReservationDraft: Call<{ answer: ReservationDraft }> = {
  method: 'GET',
  path: '/rest/reservation/',
  expects: {
    values: 'object',
    phonePrefixes: 'list',
    wishTimes: 'list',
    lines: 'list',
    sum: 'object',
    faults: 'list',
    adjustedPositions: 'list',
  },
};

/** With the header `Idempotency-Key`: the same key answers with the same reservation. */
export const submitReservation: Call<{ form: ReservationForm; answer: ReservationPlaced }> = {
  method: 'POST',
  path: '/rest/reservation/submit/',
  expects: { reservationId: 'string', pickupCode: 'string' },
};

type OfOne = { params: { reservationId: string }; answer: Reservation };
const expects = { store: 'object', lines: 'list', total: 'object' } as const;

export const readReservation: Call<OfOne> = {
  method: 'GET',
  path: '/rest/reservation/{reservationId}/',
  expects,
};

export const cancelReservation: Call<OfOne & { form: object }> = {
  method: 'POST',
  path: '/rest/reservation/{reservationId}/cancel/',
  expects,
};

/** Keeps the goods once until the next closing time. */
export const extendReservation: Call<OfOne & { form: object }> = {
  method: 'POST',
  path: '/rest/reservation/{reservationId}/extend/',
  expects,
};
