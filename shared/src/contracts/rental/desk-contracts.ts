import { contract } from '../kernel/contract';
import {
  DeskRental,
  DeskRentalCancel,
  DeskRentalHandOut,
  DeskRentalReturn,
  DeskRentals,
  DeskRentalsQuery,
  DeskRentalUndo,
} from './desk-rental';
import { RentalParams } from './rental';

const RENTALS = '/rest/desk/rentals/';
const RENTAL = `${RENTALS}{bookingId}/`;
const params = RentalParams;
const answers = { 200: DeskRental };
const expects = {
  bookingId: 'string',
  vehicle: 'object',
  price: 'object',
  deposit: 'object',
  actions: 'list',
} as const;

export const readDeskRentals = contract({
  method: 'GET',
  path: RENTALS,
  summary:
    'Desk: what is handed out and returned on a day, and bookings that the store cannot keep or has not reported',
  query: DeskRentalsQuery,
  answers: { 200: DeskRentals },
  expects: { handOuts: 'list', returns: 'list', affected: 'list' },
});

export const readDeskRental = contract({
  method: 'GET',
  path: RENTAL,
  summary: 'Desk: one booking of a vehicle',
  params,
  answers,
  expects,
});

export const handOutRental = contract({
  method: 'POST',
  path: `${RENTAL}hand-out/`,
  summary: 'Desk: the vehicle is handed out against licence and deposit',
  params,
  json: DeskRentalHandOut,
  answers,
  expects,
});

export const returnRental = contract({
  method: 'POST',
  path: `${RENTAL}return/`,
  summary: 'Desk: the vehicle is back; late minutes and their charge are computed',
  params,
  json: DeskRentalReturn,
  answers,
  expects,
});

export const reportRentalNoShow = contract({
  method: 'POST',
  path: `${RENTAL}no-show/`,
  summary: 'Desk: no one has come for the vehicle, which is free again',
  params,
  answers,
  expects,
});

export const undoRentalStep = contract({
  method: 'POST',
  path: `${RENTAL}undo/`,
  summary: 'Desk: the last hand-out, return or no-show was reported by mistake; for half an hour',
  params,
  json: DeskRentalUndo,
  answers,
  expects,
});

export const cancelDeskRental = contract({
  method: 'POST',
  path: `${RENTAL}cancel/`,
  summary: 'Desk: the store cancels a booking; the customer gets a mail with the reason',
  params,
  json: DeskRentalCancel,
  answers,
  expects,
});
