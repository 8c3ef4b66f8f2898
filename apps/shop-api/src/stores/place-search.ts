import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { editDistance } from '../search/correct-words';
import { type Coords, distanceKm, middleOf } from './distance';
import { nameWords, similarNames, tellingWords } from './place-name';
import { grouped, type PlaceData, type PlaceEntry, type Postcode } from './place-data';

export interface PlaceFound {
  /** "50667 Köln", "Frankfurt am Main"; null when nothing fits. */
  place: string | null;
  coords: Coords | null;
  suggestions: PlaceSuggestion[];
}

const NOTHING: PlaceFound = { place: null, coords: null, suggestions: [] };
const MOST_SUGGESTIONS = 6;
/** Below that a word is another one, not a mistyped one. */
const LEAST_SIMILARITY = 0.5;
const SUGGEST_FROM = 0.25;
const LONGEST_NAME = 60;
const GERMAN_DIGITS = 5;
const AUSTRIAN_DIGITS = 4;

/** One way to call a place: of a district its whole name and its own. */
interface Name {
  entry: PlaceEntry;
  words: string;
  telling: readonly string[];
  /** "Dresden-Klotzsche" is no answer to "Dresden". */
  isWholeOnly: boolean;
}

/** Places as foreigners and navigation systems call them. */
const ALIASES = new Map([
  ['munich', 'munchen'],
  ['cologne', 'koln'],
  ['nuremberg', 'nurnberg'],
  ['hanover', 'hannover'],
  ['brunswick', 'braunschweig'],
]);

type FindSimilar = ReturnType<typeof similarNames<Name>>;
type Alike = ReturnType<FindSimilar>[number];
export type PlaceSearch = (query: string) => PlaceFound;

/** Understands postal codes, also half ones, and names of towns and districts as people write them. */
export function createPlaceSearch(data: PlaceData): PlaceSearch {
  const names = data.entries.flatMap(namesOf);
  const findSimilar = similarNames(names);
  const byLetter = new Map(grouped(names, ({ words }) => words.charAt(0)));
  return (query) => {
    const text = query.normalize('NFC').trim();
    const number = /(?:^|[^\p{L}\p{N}])(?:([a-z]{1,3})[\s-]*)?(\d{2,})(?![\p{L}\p{N}])/iu.exec(text);
    const byNumber = number
      ? findByNumber(number[2] ?? '', (number[1] ?? '').toUpperCase(), data)
      : undefined;
    if (byNumber) return byNumber;
    const words = nameWords(text.replace(/\d+/g, ' ')).map((word) => ALIASES.get(word) ?? word);
    const [first] = words;
    if (!first) return NOTHING;
    return findByName(words, byLetter.get(first.charAt(0)) ?? [], findSimilar);
  };
}

function namesOf(entry: PlaceEntry): Name[] {
  const name = (text: string, isWholeOnly: boolean): Name => {
    const words = nameWords(text);
    return { entry, words: words.join(' '), telling: tellingWords(words), isWholeOnly };
  };
  if (!entry.district) return [name(entry.name, false)];
  return [name(entry.name, true), name(entry.district, false)];
}

const GERMANY = ['', 'D', 'DE', 'PLZ'];
const AUSTRIA = ['', 'A', 'AT'];

function findByNumber(digits: string, country: string, data: PlaceData): PlaceFound | undefined {
  if (GERMANY.includes(country) && digits.length <= GERMAN_DIGITS) {
    const found = area(digits, data.german);
    if (found && !(country === '' && digits.length === AUSTRIAN_DIGITS && found.isWider)) return found.result;
  }
  if (AUSTRIA.includes(country) && digits.length === AUSTRIAN_DIGITS) {
    const found = data.austrian.find(({ code }) => code === digits);
    if (found) return { place: `A-${found.code} ${found.place}`, coords: coordsOf(found), suggestions: [] };
  }
  if (country === '' && digits.length <= GERMAN_DIGITS) return area(digits, data.german)?.result;
  return undefined;
}

/** The codes that begin so; of a code that only a company has, those around it. */
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

/** The towns of half a postal code, those with the most codes first. */
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
    .map(({ code }) => ({ label: `${code.code} ${code.place}`, query: code.code }));
}

interface Match {
  entry: PlaceEntry;
  /** 4 the name itself, 3 its first words, 2 begins so, below 1 similar. */
  score: number;
}

function findByName(words: readonly string[], near: readonly Name[], findSimilar: FindSimilar): PlaceFound {
  const whole = matching(words, near, true);
  if (whole.length > 0) return answer(whole);
  const text = words.join(' ');
  const alike = text.length > LONGEST_NAME ? [] : findSimilar(text);
  const typo = mistyped(text, alike);
  if (typo.length > 0) return answer(typo);
  for (let length = words.length - 1; length >= 1; length--) {
    // "Köln Nippes" is Köln where nobody knows the district.
    const found = matching(words.slice(0, length), near, false);
    if (found.length > 0) return answer(found);
  }
  const guesses = similar(alike);
  const [first] = guesses;
  if (first && first.score >= LEAST_SIMILARITY)
    return answer(guesses.filter(({ score }) => score >= first.score * 0.8));
  return { ...NOTHING, suggestions: guesses.slice(0, MOST_SUGGESTIONS).map(suggestion) };
}

function matching(words: readonly string[], names: readonly Name[], mayBeBegun: boolean): Match[] {
  const text = words.join(' ');
  const telling = tellingWords(words);
  const scoreOf = (name: Name): number => {
    if (name.words === text) return 4;
    if (name.isWholeOnly) return isFromTo(name.telling, telling) ? 4 : 0;
    if (beginsWith(name.telling, telling)) return 3;
    return mayBeBegun && text.length >= 3 && name.words.startsWith(text) ? 2 : 0;
  };
  return names
    .map((name) => ({ entry: name.entry, score: scoreOf(name) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => rank(b) - rank(a));
}

/** "frankfurt", "m" begins "frankfurt", "main"; the first word has to be whole. */
const beginsWith = (name: readonly string[], asked: readonly string[]): boolean =>
  name[0] === asked[0] && asked.every((word, position) => name[position]?.startsWith(word) ?? false);

/** "frankfurt", "hochst" of "frankfurt", "main", "hochst": the town and its district. */
const isFromTo = (name: readonly string[], asked: readonly string[]): boolean =>
  asked.length > 1 && name[0] === asked[0] && name.at(-1) === asked.at(-1);

/** A town that is known far and wide is meant, even where a village has just this name. */
const rank = ({ entry, score }: Match): number => score + Math.log10(entry.weight + 1);

/** One slip of the fingers, two in a long name; the larger place of those that are equally near. */
function mistyped(text: string, alike: readonly Alike[]): Match[] {
  if (text.length < 4) return [];
  const most = text.length < 8 ? 1 : 2;
  return alike
    .filter(({ name: { words } }) => Math.abs(words.length - text.length) <= most)
    .map(({ name: { entry, words } }) => ({ entry, slips: editDistance(text, words, most) }))
    .filter(({ slips: count }) => count <= most)
    .map(({ entry, slips: count }) => ({ entry, score: 1 - count / 10 }))
    .sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight);
}

function similar(alike: readonly Alike[]): Match[] {
  return alike
    .filter(({ score }) => score >= SUGGEST_FROM)
    .map(({ name, score }) => ({ entry: name.entry, score }))
    .sort((a, b) => b.score - a.score || b.entry.weight - a.entry.weight)
    .slice(0, 20);
}

function answer(matches: readonly Match[]): PlaceFound {
  const [first] = matches;
  if (!first) return NOTHING;
  // Names that only begin alike are no second meaning of a whole name.
  const least = Math.min(3, first.score);
  const rivals: PlaceEntry[] = [];
  let { name } = first.entry;
  for (const { entry, score } of matches) {
    if (isSame(entry, first.entry)) {
      // The lists know "Neustadt" and "Neustadt an der Weinstraße", one town: the longer name tells more.
      if (entry.name.length > name.length && !entry.district) ({ name } = entry);
    } else if (score >= least && !rivals.some((rival) => isSame(entry, rival))) rivals.push(entry);
  }
  return {
    place: name,
    coords: coordsOf(first.entry),
    suggestions: rivals.slice(0, MOST_SUGGESTIONS).map((entry) => suggestion({ entry })),
  };
}

const SAME_PLACE_KM = 12;
/** Of one name: the lists give the rim of Hamburg to the next state. */
const SAME_NAME_KM = 30;

function isSame(a: PlaceEntry, b: PlaceEntry): boolean {
  if (a === b) return true;
  const distance = distanceKm(a, b);
  if (a.name === b.name && distance <= SAME_NAME_KM) return true;
  if (distance > SAME_PLACE_KM) return false;
  const [left, right] = [tellingWords(nameWords(a.name)), tellingWords(nameWords(b.name))];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.every((word, position) => word === long[position]);
}

const suggestion = ({ entry }: { entry: PlaceEntry }): PlaceSuggestion => ({
  label: labelOf(entry),
  query: entry.postcode,
});

/** States that are towns need not be said twice: "Hamburg". */
const labelOf = ({ name, state }: PlaceEntry): string =>
  name.startsWith(state) ? name : `${name}, ${state}`;

const coordsOf = ({ lat, lon }: Coords): Coords => ({ lat, lon });
