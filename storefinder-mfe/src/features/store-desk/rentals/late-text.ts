import type { DeskRental } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';

const HOUR = 60;

/** "45 Min.", "2 Std.", "2 Std. 10 Min." */
export function minutesText(text: Translate, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return [
    hours > 0 ? text('desk.rentals.hours', { count: hours }) : '',
    rest > 0 || hours === 0 ? text('desk.rentals.minutes', { count: rest }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a return now costs besides the price of the booking; empty if the vehicle is not out. */
export function lateText(text: Translate, { extraNow, lateMinutesNow }: DeskRental): string {
  if (!extraNow) return '';
  const late = lateMinutesNow ?? 0;
  const charge =
    extraNow.value > 0
      ? text('desk.rentals.extra', { amount: extraNow.displayValue })
      : text('desk.rentals.noExtra');
  return late > 0
    ? text('desk.rentals.lateNow', { late: minutesText(text, late), charge })
    : text('desk.rentals.onTimeNow', { charge });
}
