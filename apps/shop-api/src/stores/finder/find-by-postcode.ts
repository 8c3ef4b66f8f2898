import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { middleOf } from './distance';
import type { PlaceData, Postcode } from './place-data';
import { coordsOf, MOST_SUGGESTIONS, type PlaceFound } from './place-found';
import { askedWords, nameWords } from './place-name';
import type { WrittenPostcode } from './written-postcode';

const GERMAN_DIGITS = 5;
const AUSTRIAN_DIGITS = 4;
const GERMANY = ['', 'D', 'DE', 'PLZ'];
const AUSTRIA = ['', 'A', 'AT'];

/** Four digits are an Austrian code, the beginning of a German one, or a German one without its zero. */
export function findByPostcode(
  { digits, country, rest }: WrittenPostcode,
  data: PlaceData,
): PlaceFound | undefined {
  const german =
    GERMANY.includes(country) && digits.length <= GERMAN_DIGITS ? area(digits, data.german) : undefined;
  if (digits.length !== AUSTRIAN_DIGITS) return german?.result;

  const austrian = AUSTRIA.includes(country) ? data.austrian.find(({ code }) => code === digits) : undefined;
  const withZero = GERMANY.includes(country)
    ? data.german.find(({ code }) => code === `0${digits}`)
    : undefined;
  const [first] = askedWords(rest);
  const isNamed = withZero && first !== undefined && nameWords(withZero.place)[0] === first;
  const isWhole = isNamed || (country !== '' && !austrian);
  if (withZero && isWhole) return area(withZero.code, data.german)?.result;
  if (german && !german.isWider) return german.result;
  if (austrian) {
    const suggestions = withZero ? [codeSuggestion(withZero)] : [];
    return { place: `A-${austrian.code} ${austrian.place}`, coords: coordsOf(austrian), suggestions };
  }
  return withZero ? area(withZero.code, data.german)?.result : german?.result;
}

/** Codes with this prefix; for a code of a single company, the surrounding ones. */
function area(
  digits: string,
  codes: readonly Postcode[],
): { result: PlaceFound; isWider: boolean } | undefined {
  for (let length = digits.length; length >= 2; length--) {
    const prefix = digits.slice(0, length);
    const matches = codes.filter(({ code }) => code.startsWith(prefix));
    const [first] = matches;
    if (!first) continue;
    const towns = [...new Set(matches.map(({ place }) => place))];
    const isWider = length < digits.length;
    const isWhole = prefix.length === GERMAN_DIGITS;
    const only = towns.length === 1 ? ` ${towns[0]}` : '';
    const place = isWhole ? `${prefix} ${first.place}` : `${prefix}…${only}`;
    return {
      isWider,
      result: {
        place,
        coords: middleOf(matches.map(coordsOf)),
        suggestions: isWhole ? [] : townsOf(matches),
      },
    };
  }
  return undefined;
}

/** The towns of a partial postal code, ordered by number of codes. */
function townsOf(codes: readonly Postcode[]): PlaceSuggestion[] {
  const towns = new Map<string, { code: Postcode; count: number }>();
  for (const code of codes) {
    const known = towns.get(code.place);
    if (known) known.count++;
    else towns.set(code.place, { code, count: 1 });
  }
  if (towns.size < 2) return [];
  return [...towns.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ code }) => codeSuggestion(code));
}

const codeSuggestion = ({ code, place }: Postcode): PlaceSuggestion => ({
  label: `${code} ${place}`,
  query: code,
});
