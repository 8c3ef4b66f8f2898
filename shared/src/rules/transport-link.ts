/** Parameter of the page of rental: it presets the first free time from the asked one on. */
export const SUGGEST = 'suggest';
/** Parameter beside it: after this day nothing is suggested. */
export const UNTIL_DAY = 'untilDay';

interface AskedTime {
  companyId: string;
  vehicleId: string;
  /** ISO date and "08:30" on the clock of the store. */
  fromDay: string;
  fromTime: string;
  /** The last day on which the goods are kept. */
  untilDay?: string | undefined;
}

/** The page of rental with a vehicle and the first free time from this one on. Nothing is kept by it. */
export function transportLink(rentalPage: string, { untilDay, ...asked }: AskedTime): string {
  const params = new URLSearchParams({ ...asked });
  params.set(SUGGEST, 'time');
  if (untilDay) params.set(UNTIL_DAY, untilDay);
  return `${rentalPage}?${params.toString()}`;
}
