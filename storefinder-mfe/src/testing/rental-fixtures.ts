import type {
  RentalBooking,
  RentalDay,
  RentalPrice,
  RentalQuote,
  RentalTerms,
  RentalVehicle,
  RentalVehicles,
} from '@fachwerk/shared/contracts';
import { berlinDate, plusDays, weekDayOf } from '@fachwerk/shared/time';

/** A Tuesday in Köln. */
export const RENTAL_NOW = '2026-12-01T09:00:00.000Z';

const euros = (value: number) => ({
  value,
  displayValue: `${(value / 100).toFixed(2).replace('.', ',')}\u00a0€`,
});

export const aTrailer = (part: Partial<RentalVehicle> = {}): RentalVehicle => ({
  vehicleId: '1042-A1',
  companyId: '1042',
  kind: 'TRAILER',
  name: 'Pkw-Anhänger 750 kg',
  description: 'Mit Plane und Spanngurten.',
  payloadKg: 520,
  size: { lengthMm: 2050, widthMm: 1100, heightMm: 1200 },
  licence: 'B',
  minAge: 18,
  deposit: euros(5000),
  prices: { hour: euros(900), day: euros(3900), weekend: euros(6500) },
  ...part,
});

export const aVan = aTrailer({
  vehicleId: '1042-T2',
  kind: 'VAN',
  name: 'Transporter mit Hochdach',
  description: 'Kastenwagen für Möbel.',
  payloadKg: 1100,
  minAge: 21,
  prices: { hour: euros(1400), day: euros(6900), weekend: null },
});

export const rentalTerms: RentalTerms = {
  stepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  longestDays: 7,
  pendingMinutes: 15,
  freeCancelHours: 24,
  graceMinutes: 15,
};

export const rentalVehicles = (part: Partial<RentalVehicles> = {}): RentalVehicles => ({
  store: { companyId: '1042', name: 'Fachwerk Köln-Ossendorf', phone: '0221 12345-0' },
  vehicles: [aTrailer(), aVan],
  terms: rentalTerms,
  ...part,
});

/** Winter time: the clock of the store is an hour ahead of UTC. */
const at = (day: string, time: string): string =>
  `${day}T${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}:00.000Z`;
const slot = (day: string, time: string) => ({ time, at: at(day, time) });

export const aRentalDay = ({ day, ...part }: Partial<RentalDay> & { day: string }): RentalDay => ({
  day,
  isOpen: true,
  reason: null,
  starts: [{ ...slot(day, '08:00'), until: at(day, '18:00') }],
  ends: ['09:00', '10:00', '18:00'].map((time) => slot(day, time)),
  ...part,
});

/** A Saturday that has a booking from ten to twelve, and the Monday after it. */
export const twoDays: RentalDay[] = [
  aRentalDay({
    day: '2026-12-05',
    starts: [
      { ...slot('2026-12-05', '08:00'), until: at('2026-12-05', '10:00') },
      { ...slot('2026-12-05', '12:00'), until: at('2026-12-12', '12:00') },
    ],
  }),
  aRentalDay({ day: '2026-12-07', ends: ['08:00', '09:00'].map((time) => slot('2026-12-07', time)) }),
];

/** The asked days: Sundays are closed, Wednesdays are booked, and some are those of `twoDays`. */
export const someDays = (from: string, count: number): RentalDay[] =>
  Array.from({ length: count }, (_, ahead) => {
    const day = plusDays(from, ahead);
    const known = twoDays.find((one) => one.day === day);
    if (known) return known;
    if (weekDayOf(day) === 'sun') return aRentalDay({ day, isOpen: false, starts: [], ends: [] });
    const isTaken = weekDayOf(day) === 'wed' || day < berlinDate(RENTAL_NOW);
    return aRentalDay(isTaken ? { day, starts: [] } : { day });
  });

const price: RentalPrice = {
  total: euros(6500),
  parts: [{ unit: 'WEEKEND', count: 1, price: euros(6500) }],
  tax: { rate: 1900, amount: euros(1038) },
};

const time = {
  from: '2026-12-05T11:00:00.000Z',
  fromText: 'Sa., 05.12.2026, 12:00 Uhr',
  to: '2026-12-07T07:00:00.000Z',
  toText: 'Mo., 07.12.2026, 8:00 Uhr',
};

export const aQuote = (part: Partial<RentalQuote> = {}): RentalQuote => ({
  vehicle: aTrailer(),
  isFree: true,
  ...time,
  price,
  deposit: euros(5000),
  ...part,
});

export const aRental = (part: Partial<RentalBooking> = {}): RentalBooking => ({
  bookingId: 'b-1',
  number: 'T-7K3M9Q2XAB',
  state: 'BOOKED',
  vehicle: aTrailer(),
  store: {
    companyId: '1042',
    name: 'Fachwerk Köln-Ossendorf',
    addressText: 'Butzweilerstraße 41, 50829 Köln',
    phone: '0221 12345-0',
  },
  ...time,
  price,
  deposit: euros(5000),
  expiresAt: null,
  contact: {
    salutation: 'UNKNOWN',
    firstName: 'Erika',
    lastName: 'Muster',
    email: 'erika@example.org',
    phone: '',
  },
  version: 0,
  canConfirm: false,
  canChange: true,
  canCancel: true,
  freeCancelUntil: '2026-12-04T11:00:00.000Z',
  freeCancelUntilText: 'Fr., 04.12.2026, 12:00 Uhr',
  isAffected: false,
  affectedBy: null,
  ...part,
});

/** Kept for twelve more minutes. */
export const aPendingRental = (part: Partial<RentalBooking> = {}): RentalBooking =>
  aRental({
    state: 'PENDING',
    expiresAt: '2026-12-01T09:12:00.000Z',
    contact: null,
    canConfirm: true,
    canChange: false,
    ...part,
  });
