import type { RentalPrice, RentalVehicle } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import { netCents } from '../../kernel/money/vat-sums';
import { answerLanguage } from '../../kernel/text/answer-language';
import { datesIn } from '../../kernel/text/dates-in';
import type { Period, Price, Tariff } from '../rules/rental-price';
import type { Vehicle } from './vehicle-repository';

export const vehicleView = (vehicle: Vehicle): RentalVehicle => ({
  vehicleId: vehicle.vehicleId,
  companyId: vehicle.companyId,
  kind: vehicle.kind,
  name: vehicle.name,
  description: vehicle.description,
  payloadKg: vehicle.payloadKg,
  size: { lengthMm: vehicle.lengthMm, widthMm: vehicle.widthMm, heightMm: vehicle.heightMm },
  licence: vehicle.licence,
  minAge: vehicle.minAge,
  deposit: displayPrice(vehicle.depositCents),
  prices: tariffView(vehicle),
});

export const tariffView = ({ hourCents, dayCents, weekendCents }: Tariff): RentalVehicle['prices'] => ({
  hour: displayPrice(hourCents),
  day: displayPrice(dayCents),
  weekend: weekendCents === null ? null : displayPrice(weekendCents),
});

export const priceView = ({ cents, parts }: Price, taxRate: number): RentalPrice => ({
  total: displayPrice(cents),
  parts: parts.map((part) => ({ unit: part.unit, count: part.count, price: displayPrice(part.cents) })),
  tax: { rate: taxRate, amount: displayPrice(cents - netCents(cents, taxRate)) },
});

/** "Sa., 05.12.2026, 8:30 Uhr" */
export const momentText = (at: Date): string => datesIn(answerLanguage()).weekDayAndTime(at);

export const periodView = ({ from, to }: Period) => ({
  from: from.toISOString(),
  fromText: momentText(from),
  to: to.toISOString(),
  toText: momentText(to),
});
