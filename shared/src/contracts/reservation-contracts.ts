import { EmptyForm } from './checkout-forms';
import { contract } from './contract';
import {
  Reservation,
  ReservationChange,
  ReservationDraft,
  ReservationForm,
  ReservationParams,
  ReservationPlaced,
} from './reservation';
import * as calls from './reservation-calls';

const ofOne = { params: ReservationParams, answers: { 200: Reservation } };

export const readReservationDraft = contract(calls.readReservationDraft, {
  summary: 'The reservation cart with its store, times and contact',
  answers: { 200: ReservationDraft },
});

export const submitReservation = contract(calls.submitReservation, {
  summary: 'Reserve without obligation; at most five open reservations per contact',
  form: ReservationForm,
  answers: { 201: ReservationPlaced, 412: ReservationChange },
});

export const readReservation = contract(calls.readReservation, {
  summary: 'A reservation, for its visitor or customer',
  ...ofOne,
});

export const cancelReservation = contract(calls.cancelReservation, {
  summary: 'Cancel a reservation; the goods are available again',
  form: EmptyForm,
  ...ofOne,
});

export const extendReservation = contract(calls.extendReservation, {
  summary: 'Extend a reservation once until the next closing time; 412 if that is not possible',
  form: EmptyForm,
  ...ofOne,
});
