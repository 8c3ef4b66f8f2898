import type { VehicleEntry } from '../vehicles/vehicle-file';

/** A trailer of the store 1001. */
export const aVehicle = (vehicle: Partial<VehicleEntry> = {}): VehicleEntry => ({
  vehicleId: '1001-A1',
  companyId: '1001',
  kind: 'TRAILER',
  name: 'Pkw-Anhänger 750 kg',
  description: 'Mit Plane.',
  plate: 'K-FW 101',
  payloadKg: 520,
  lengthMm: 2050,
  widthMm: 1100,
  heightMm: 1200,
  licence: 'B',
  minAge: 18,
  depositCents: 5000,
  hourCents: 900,
  dayCents: 3900,
  weekendCents: 6500,
  taxRate: 1900,
  blocked: [],
  ...vehicle,
});

/** Two vehicles of one store, one of another. */
export const testVehicles: VehicleEntry[] = [
  aVehicle(),
  aVehicle({ vehicleId: '1001-T2', kind: 'VAN', name: 'Transporter', plate: 'K-FW 102', minAge: 21 }),
  aVehicle({ vehicleId: '1002-A1', companyId: '1002', licence: 'BE', plate: 'BN-FW 103' }),
];
