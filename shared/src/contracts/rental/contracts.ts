import { contract } from '../kernel/contract';
import {
  RentalAvailability,
  RentalAvailabilityQuery,
  RentalQuote,
  RentalQuoteQuery,
  RentalVehicles,
  RentalVehiclesQuery,
} from './rental';

export const readRentalVehicles = contract({
  method: 'GET',
  path: '/rest/rental/vehicles/',
  isPublic: true,
  summary: 'Trailers and vans of a store, with prices and what all are rented by',
  query: RentalVehiclesQuery,
  answers: { 200: RentalVehicles },
  expects: { store: 'object', vehicles: 'list', terms: 'object' },
});

export const readRentalAvailability = contract({
  method: 'GET',
  path: '/rest/rental/availability/',
  isPublic: true,
  isTranslated: true,
  summary: 'Times of some days at which a vehicle can be taken and returned',
  query: RentalAvailabilityQuery,
  answers: { 200: RentalAvailability },
  expects: { days: 'list' },
});

export const readRentalQuote = contract({
  method: 'GET',
  path: '/rest/rental/quote/',
  isPublic: true,
  isTranslated: true,
  summary: 'Price and deposit of a vehicle for a time, and whether it is free; keeps nothing',
  query: RentalQuoteQuery,
  answers: { 200: RentalQuote },
  expects: { vehicle: 'object', price: 'object', deposit: 'object' },
});
