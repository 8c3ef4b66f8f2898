import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { editDistance } from '@fachwerk/shared/rules';
import { distanceKm } from '../store/distance';
import { findByPostcode } from './find-by-postcode';
import { grouped, type PlaceData, type PlaceEntry } from './place-data';
import { coordsOf, MOST_SUGGESTIONS, type PlaceFound } from './place-found';
import { askedWords, distinctiveWords, nameWords, similarNames } from './place-name';
import { readPostcode } from './written-postcode';

const NOTHING: PlaceFound = { place: null, coords: null, suggestions: [] };
/** Below this score, a name counts as a different word and not as a misspelled one. */
const LEAST_SIMILARITY = 0.5;
const SUGGEST_FROM = 0.25;
const LONGEST_NAME = 60;

/** One name of a place; a district has its full name and its own name, a town of two parts the second one. */
interface Name {
  entry: PlaceEntry;
  words: string;
  distinctive: readonly string[];
  /** True for a name that matches only as a whole: "Dresden" does not find "Dresden-Klotzsche". */
  isWholeOnly: boolean;
}

type FindSimilar = ReturnType<typeof similarNames<Name>>;
type Alike = ReturnType<FindSimilar>[number];
export type PlaceSearch = (query: string) => PlaceFound;

/** Accepts full and partial postal codes, and names of towns and districts in common spellings. */
export function createPlaceSearch(data: PlaceData): PlaceSearch {
  const names = data.entries.flatMap(namesOf);
  const findSimilar = similarNames(names);
  const byLetter = new Map(grouped(names, ({ words }) => words.charAt(0)));
  const find = (query: string): PlaceFound => {
    const code = readPostcode(query);
    const byNumber = code && findByPostcode(code, data);
    if (byNumber) return byNumber;
    const words = askedWords(query.replace(/\d+/g, ' '));
    const [first] = words;
    // No place has a single letter; before a code it is the sign of another country: "L-1234".
    if (!first || words.join('').length < 2) return NOTHING;
    const isShortened = SHORTENED.test(query);
    return findByName(words, { near: byLetter.get(first.charAt(0)) ?? [], findSimilar, isShortened });
  };
  return (query) => {
    const found = find(query);
    const [, town] = AFTER_STREET.exec(query) ?? [];
    return found.coords === null && town !== undefined ? find(town) : found;
  };
}

function namesOf(entry: PlaceEntry): Name[] {
  const name = (text: string, isWholeOnly: boolean): Name => {
    const words = nameWords(text);
    return { entry, words: words.join(' '), distinctive: distinctiveWords(words), isWholeOnly };
  };
  if (entry.district) return [name(entry.name, true), name(entry.district, false)];
  const [, spa] = /^Bad (.+)$/.exec(entry.name) ?? [];
  const [, first, second] = TWIN.exec(entry.name) ?? [];
  return [
    name(entry.name, false),
    // "Homburg v. d. Höhe".
    ...(spa === undefined ? [] : [name(spa, false)]),
    // "Partenkirchen" is found as a whole only.
    ...(second === undefined || first === second ? [] : [name(second, true)]),
  ];
}

/** "Garmisch-Partenkirchen", "Villingen-Schwenningen". */
const TWIN = /^(\p{L}{5,})-(\p{L}{5,})$/u;

interface Match {
  entry: PlaceEntry;
  /** 4 exact name, 3 its first words, 2 prefix, below 1 similar. */
  score: number;
}

/** "Hohe Straße 12, Köln" */
const AFTER_STREET = /\d.*,([^,]+)$/;
/** "Berg. Gladbach": the first word is abbreviated. */
const SHORTENED = /^\s*\p{L}+\.\s*\p{L}/u;

interface Names {
  /** Those with the first letter of the query. */
  near: readonly Name[];
  findSimilar: FindSimilar;
  isShortened: boolean;
}

function findByName(words: readonly string[], { near, findSimilar, isShortened }: Names): PlaceFound {
  const whole = matching(words, near, { mayBeBegun: true });
  if (whole.length > 0) return answer(whole);
  const shortened = isShortened ? matching(words, near, { isShortened }) : [];
  if (shortened.length > 0) return answer(shortened);
  const text = words.join(' ');
  const alike = text.length > LONGEST_NAME ? [] : findSimilar(text);
  const typo = mistyped(text, alike);
  if (typo.length > 0) return answer(typo);
  for (let length = words.length - 1; length >= 1; length--) {
    // "Köln Nippes" falls back to Köln if the district is unknown.
    const found = matching(words.slice(0, length), near);
    if (found.length > 0) return answer(found);
  }
  const guesses = similar(alike);
  const [first] = guesses;
  if (first && first.score >= LEAST_SIMILARITY)
    return answer(guesses.filter(({ score }) => score >= first.score * 0.8));
  return { ...NOTHING, suggestions: guesses.slice(0, MOST_SUGGESTIONS).map(suggestion) };
}

function matching(
  words: readonly string[],
  names: readonly Name[],
  { mayBeBegun = false, isShortened = false } = {},
): Match[] {
  const text = words.join(' ');
  const distinctive = distinctiveWords(words);
  const scoreOf = (name: Name): number => {
    // Half of a name of two parts: "Buchholz" is the town in the Nordheide before Annaberg-Buchholz.
    if (name.words === text) return name.isWholeOnly && !name.entry.district ? 3 : 4;
    if (name.isWholeOnly) return isFromTo(name.distinctive, distinctive) ? 4 : 0;
    if (beginsWith(name.distinctive, distinctive, isShortened)) return 3;
    return mayBeBegun && text.length >= 3 && name.words.startsWith(text) ? 2 : 0;
  };
  return names
    .map((name) => ({ entry: name.entry, score: scoreOf(name) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => rank(b) - rank(a));
}

/** "frankfurt", "m" begins "frankfurt", "main"; the first word has to be complete, unless it is shortened. */
const beginsWith = (name: readonly string[], asked: readonly string[], isShortened: boolean): boolean =>
  (isShortened || name[0] === asked[0]) &&
  asked.every((word, position) => name[position]?.startsWith(word) ?? false);

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
