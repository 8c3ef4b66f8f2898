import type { DeskRental, DeskRentals, RentalVehicle } from '@fachwerk/shared/contracts';

const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });

export const aRentalVehicle = (part: Partial<RentalVehicle> = {}): RentalVehicle => ({
  vehicleId: '1001-A1',
  companyId: '1001',
  kind: 'TRAILER',
  name: 'Pkw-Anhänger 750 kg',
  description: 'Mit Plane.',
  payloadKg: 520,
  size: { lengthMm: 2050, widthMm: 1100, heightMm: 1200 },
  licence: 'B',
  minAge: 18,
  deposit: euros(5000),
  prices: { hour: euros(900), day: euros(3900), weekend: null },
  ...part,
});

/** Two hours of a trailer that can be handed out now. */
export const aDeskRental = (part: Partial<DeskRental> = {}): DeskRental => ({
  bookingId: 'b-1',
  number: 'T-7K3M9Q2XAB',
  state: 'BOOKED',
  vehicle: aRentalVehicle(),
  plate: 'K-FW 101',
  from: '2026-12-02T09:00:00.000Z',
  fromText: 'Mi., 02.12.2026, 10:00 Uhr',
  to: '2026-12-02T11:00:00.000Z',
  toText: 'Mi., 02.12.2026, 12:00 Uhr',
  contact: { name: 'Erika Muster', email: 'erika@example.org', phone: '0221 123456' },
  price: { total: euros(1800), parts: [], tax: { rate: 1900, amount: euros(287) } },
  deposit: euros(5000),
  terms: { prices: { hour: euros(900), day: euros(3900), weekend: null }, graceMinutes: 15 },
  actions: ['HAND_OUT', 'CANCEL'],
  isOverdue: false,
  isAffected: false,
  affectedBy: null,
  licenceSeen: null,
  handedOutAt: null,
  extraNow: null,
  lateMinutesNow: null,
  returned: null,
  version: 1,
  ...part,
});

/** The same, two hours and ten minutes too late. */
export const aLateRental = (part: Partial<DeskRental> = {}): DeskRental =>
  aDeskRental({
    state: 'HANDED_OUT',
    actions: ['RETURN'],
    isOverdue: true,
    licenceSeen: 'B',
    handedOutAt: '2026-12-02T09:02:00.000Z',
    extraNow: euros(2100),
    lateMinutesNow: 130,
    version: 2,
    ...part,
  });

export const rentalLists = (part: Partial<DeskRentals> = {}): DeskRentals => ({
  day: '2026-12-02',
  handOuts: [],
  returns: [],
  affected: [],
  unreported: [],
  ...part,
});
