/** Parameter of the page of rental: it presets the first free time from the asked one on. */
export const SUGGEST = 'suggest';

interface AskedTime {
  companyId: string;
  vehicleId: string;
  /** ISO date and "08:30" on the clock of the store. */
  fromDay: string;
  fromTime: string;
}

/** The page of rental with a vehicle and the first free time from this one on. Nothing is kept by it. */
export const transportLink = (rentalPage: string, { companyId, vehicleId, fromDay, fromTime }: AskedTime) =>
  `${rentalPage}?${new URLSearchParams({ companyId, vehicleId, fromDay, fromTime, [SUGGEST]: 'time' }).toString()}`;
