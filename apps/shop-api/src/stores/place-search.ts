import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { editDistance } from '@fachwerk/shared/rules';
import { type Coords, distanceKm, middleOf } from './distance';
import { grouped, type PlaceData, type PlaceEntry, type Postcode } from './place-data';
import { distinctiveWords, nameWords, similarNames } from './place-name';

export interface PlaceFound {
  /** "50667 Köln", "Frankfurt am Main"; null without a match. */
  place: string | null;
  coords: Coords | null;
  suggestions: PlaceSuggestion[];
}

const NOTHING: PlaceFound = { place: null, coords: null, suggestions: [] };
const MOST_SUGGESTIONS = 6;
/** Below this score, a name counts as a different word and not as a misspelled one. */
const LEAST_SIMILARITY = 0.5;
const SUGGEST_FROM = 0.25;
const LONGEST_NAME = 60;
const GERMAN_DIGITS = 5;
const AUSTRIAN_DIGITS = 4;

/** One name of a place; a district has its full name and its own name. */
interface Name {
  entry: PlaceEntry;
  words: string;
  distinctive: readonly string[];
  /** True for a name that matches only as a whole: "Dresden" does not find "Dresden-Klotzsche". */
  isWholeOnly: boolean;
}

/** Names that foreign visitors and navigation systems use. */
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

/** Accepts full and partial postal codes, and names of towns and districts in common spellings. */
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
    return { entry, words: words.join(' '), distinctive: distinctiveWords(words), isWholeOnly };
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
    .map(({ code }) => ({ label: `${code.code} ${code.place}`, query: code.code }));
}

interface Match {
  entry: PlaceEntry;
  /** 4 exact name, 3 its first words, 2 prefix, below 1 similar. */
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
    // "Köln Nippes" falls back to Köln if the district is unknown.
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
  const distinctive = distinctiveWords(words);
  const scoreOf = (name: Name): number => {
    if (name.words === text) return 4;
    if (name.isWholeOnly) return isFromTo(name.distinctive, distinctive) ? 4 : 0;
    if (beginsWith(name.distinctive, distinctive)) return 3;
    return mayBeBegun && text.length >= 3 && name.words.startsWith(text) ? 2 : 0;
  };
  return names
    .map((name) => ({ entry: name.entry, score: scoreOf(name) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => rank(b) - rank(a));
}

/** "frankfurt", "m" begins "frankfurt", "main"; the first word has to be complete. */
const beginsWith = (name: readonly string[], asked: readonly string[]): boolean =>
  name[0] === asked[0] && asked.every((word, position) => name[position]?.startsWith(word) ?? false);

/** "frankfurt", "hochst" matches "frankfurt", "main", "hochst": the town and its district. */
const isFromTo = (name: readonly string[], asked: readonly string[]): boolean =>
  asked.length > 1 && name[0] === asked[0] && name.at(-1) === asked.at(-1);

/** A large town has priority, even if a village has exactly this name. */
const rank = ({ entry, score }: Match): number => score + Math.log10(entry.weight + 1);

/** Allows one edit, or two in a long name; prefers the larger place on a tie. */
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
  // Names with a common prefix are not a second meaning of a complete name.
  const least = Math.min(3, first.score);
  const rivals: PlaceEntry[] = [];
  let { name } = first.entry;
  for (const { entry, score } of matches) {
    if (isSame(entry, first.entry)) {
      // The data contains "Neustadt" and "Neustadt an der Weinstraße" as one town: the longer name is more
      // exact.
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
/** Entries with one name: the data assigns the outskirts of Hamburg to the next state. */
const SAME_NAME_KM = 30;

function isSame(a: PlaceEntry, b: PlaceEntry): boolean {
  if (a === b) return true;
  const distance = distanceKm(a, b);
  if (a.name === b.name && distance <= SAME_NAME_KM) return true;
  if (distance > SAME_PLACE_KM) return false;
  const [left, right] = [distinctiveWords(nameWords(a.name)), distinctiveWords(nameWords(b.name))];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.every((word, position) => word === long[position]);
}

const suggestion = ({ entry }: { entry: PlaceEntry }): PlaceSuggestion => ({
  label: labelOf(entry),
  query: entry.postcode,
});

/** City states are not repeated: "Hamburg". */
const labelOf = ({ name, state }: PlaceEntry): string =>
  name.startsWith(state) ? name : `${name}, ${state}`;

const coordsOf = ({ lat, lon }: Coords): Coords => ({ lat, lon });
