import type { Places } from '@fachwerk/shared/contracts';
import { readLines, readTable } from '../data/read-table';
import { placeData } from './place-data';
import { distinctiveWords, nameWords } from './place-name';

let loaded: ReadonlyMap<string, readonly string[]> | undefined;

/** The places of each German postal code: the town before its districts. */
function namesByCode(): ReadonlyMap<string, readonly string[]> {
  if (loaded) return loaded;
  const names = new Map(placeData().german.map(({ code, place }) => [code, [place]]));
  for (const { plz, places } of readTable<'plz' | 'places'>('districts-de.tsv')) {
    const [town = ''] = names.get(plz) ?? [];
    names.set(plz, [...new Set([town, ...places.split('|')])]);
  }
  loaded = names;
  return loaded;
}

let companyCodes: ReadonlySet<string> | undefined;

/** Codes of single companies, without places: any place fits them. */
function isOfCompany(code: string): boolean {
  companyCodes ??= new Set(readLines('company-postcodes-de.txt'));
  return companyCodes.has(code);
}

/**
 * The places of a postal code in its normal form, without the districts that contain the town's name. No
 * place fits a German code that does not exist; only Germany's codes are complete.
 */
export function placesOfPostcode(country: string, zipCode: string, city: string): Places {
  if (country !== 'DE') return { places: [], isFitting: true };
  const names = namesByCode().get(zipCode) ?? [];
  const [town] = names;
  return {
    places: names.filter((name) => name === town || !isSame(name, town)),
    isFitting: names.length === 0 ? isOfCompany(zipCode) : names.some((name) => isSame(city, name)),
  };
}

/** "Frankfurt", "Frankfurt a.M.", "Koeln-Ehrenfeld": shorter, abbreviated and longer names of one town. */
function isSame(one: string, other = ''): boolean {
  const a = distinctiveWords(nameWords(one));
  const b = distinctiveWords(nameWords(other));
  const both = Math.min(a.length, b.length);
  const isBegun = (word: string, full = '') => word.startsWith(full) || full.startsWith(word);
  return a[0] === b[0] && a.slice(0, both).every((word, index) => isBegun(word, b[index]));
}
