import { type Rule, toIsoDate } from './form-rules';

/** "04.12.1990" for every notation that `toIsoDate` reads; anything else stays as typed. */
export function toGermanDate(value: string): string {
  const [year, month, day] = toIsoDate(value)?.split('-') ?? [];
  return year && month && day ? `${day}.${month}.${year}` : value;
}

/** Both ends are inclusive ISO dates. An invalid date passes; `dateFormat` reports it. */
export const dateBetween = (from: string, to: string): Rule => {
  return (value) => {
    const date = toIsoDate(value);
    if (date === null || (date >= from && date <= to)) return null;
    return { key: 'forms.dateBetween', values: { from: toGermanDate(from), to: toGermanDate(to) } };
  };
};
