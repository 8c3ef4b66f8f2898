import { toIsoDate, type Rule } from './rules';

/** "2026-11-21" of an instant: the calendar day in Germany, whatever the clock of the machine is set to. */
export function berlinDate(instant: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** "04.12.1990" for every way to type a day that `toIsoDate` knows; anything else stays as it was typed. */
export function toGermanDate(value: string): string {
  const [year, month, day] = toIsoDate(value)?.split('-') ?? [];
  return year && month && day ? `${day}.${month}.${year}` : value;
}

/** Both ends are ISO dates and belong to it. What is no date at all is for `dateFormat` to say. */
export const dateBetween = (from: string, to: string): Rule => {
  return (value) => {
    const date = toIsoDate(value);
    if (date === null || (date >= from && date <= to)) return null;
    return { key: 'forms.dateBetween', values: { from: toGermanDate(from), to: toGermanDate(to) } };
  };
};
