import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { middleOf } from '../store/distance';
import { type CountryOfPlace, type PlaceData, type Postcode, signedCode } from './place-data';
import { coordsOf, MOST_SUGGESTIONS, type PlaceFound } from './place-found';
import { askedWords, nameWords } from './place-name';
import type { WrittenPostcode } from './written-postcode';

const GERMAN_DIGITS = 5;
const DIGITS_ABROAD = 4;
const GERMANY = ['', 'D', 'DE', 'PLZ'];
/** What is written before a code of another country. */
const ABROAD: Readonly<Record<string, CountryOfPlace>> = {
  A: 'AT',
  AT: 'AT',
  CH: 'CH',
  LI: 'LI',
  FL: 'LI',
};

/**
 * Four digits are a code of Austria, Switzerland or Liechtenstein, the beginning of a German one, or a German
 * one without its zero. A name beside them decides.
 */
export function findByPostcode(
  { digits, country, rest }: WrittenPostcode,
  data: PlaceData,
): PlaceFound | undefined {
  const isGerman = GERMANY.includes(country);
  const german = isGerman && digits.length <= GERMAN_DIGITS ? area(digits, data.german) : undefined;
  if (digits.length !== DIGITS_ABROAD) return german?.result;

  const abroad = data.abroad.filter(
    (one) => one.code === digits && (country === '' || ABROAD[country] === one.country),
  );
  const withZero = isGerman ? data.german.find(({ code }) => code === `0${digits}`) : undefined;
  const [first] = askedWords(rest);
  const named = [...(withZero ? [withZero] : []), ...abroad].find(
    ({ place }) => first !== undefined && nameWords(place)[0] === first,
  );
  if (named) return found(named, []);
  if (withZero && country !== '' && abroad.length === 0) return found(withZero, []);
  if (german && !german.isWider)
    return { ...german.result, suggestions: [...german.result.suggestions, ...abroad.map(codeSuggestion)] };
  const [best, ...others] = [...abroad, ...(withZero ? [withZero] : [])];
  return best ? found(best, others) : german?.result;
}

const found = (code: Postcode, others: readonly Postcode[]): PlaceFound => ({
  place: `${signedCode(code)} ${code.place}`,
  coords: coordsOf(code),
  suggestions: others.map(codeSuggestion),
});

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

const codeSuggestion = (code: Postcode): PlaceSuggestion => ({
  label: `${signedCode(code)} ${code.place}`,
  query: signedCode(code),
});
