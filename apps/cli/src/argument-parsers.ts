import { InvalidArgumentError } from '@commander-js/extra-typings';

/** "10", "10%" or "10 %". */
export function parsePercent(text: string): number {
  const percent = Number(text.replace(/ ?%$/, '') || NaN);
  if (!(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError('A percentage from 0 to 100 is expected.');
  return percent;
}

export function parseMajor(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('A whole number is expected, such as 2.');
  return Number(text);
}

/** The registry sets the upper limit. */
export function parseHours(text: string): number {
  const hours = Number(text || NaN);
  if (!(hours > 0)) throw new InvalidArgumentError('A number of hours is expected, such as 24.');
  return hours;
}

/** The registry sets the upper limit. */
export function parseDays(text: string): number {
  if (!/^[1-9]\d*$/.test(text))
    throw new InvalidArgumentError('A whole number of days is expected, such as 7.');
  return Number(text);
}
