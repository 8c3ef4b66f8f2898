import { countryName } from '@fachwerk/shared/rules';
import { federalStates } from '@fachwerk/shared/time';
import { readTable } from '../data/read-table';
import { listStores } from '../import/store-list';
import { type Coords, middleOf } from '../store/distance';

/** A searchable place: a town, a village or a district. */
export interface PlaceEntry extends Coords {
  /** "Neustadt an der Weinstraße", "Dresden-Klotzsche". */
  name: string;
  /** Federal state; the country for places abroad: "Österreich". */
  state: string;
  /** A postal code of the place. */
  postcode: string;
  /** Inhabitants, if known. Among places with one name the larger one ranks first. */
  weight: number;
  /** A district is also found by its own name: "Klotzsche". */
  district?: string;
}

/** Countries with postal codes in the data, in the order in which one of four digits is read. */
export const COUNTRIES_ABROAD = ['AT', 'CH', 'LI'] as const;
export type CountryOfPlace = 'DE' | (typeof COUNTRIES_ABROAD)[number];

/** Before a code abroad: "A-5020". */
const SIGNS: Readonly<Record<CountryOfPlace, string>> = { DE: '', AT: 'A-', CH: 'CH-', LI: 'FL-' };
export const signedCode = ({ country, code }: Pick<Postcode, 'country' | 'code'>): string =>
  SIGNS[country] + code;

export interface Postcode extends Coords {
  country: CountryOfPlace;
  code: string;
  place: string;
  state: string;
}

export interface PlaceData {
  /** Sorted. */
  german: readonly Postcode[];
  abroad: readonly Postcode[];
  entries: readonly PlaceEntry[];
}

const VILLAGE = 1000;
const DISTRICT = 500;

let loaded: PlaceData | undefined;

/** Read once per process, at the first search. */
export function placeData(): PlaceData {
  loaded ??= load();
  return loaded;
}

function load(): PlaceData {
  const german = postcodes('DE');
  const abroad = COUNTRIES_ABROAD.flatMap(postcodes);
  const towns = readTable<'name' | 'state' | 'plz' | 'lat' | 'lon' | 'population'>('towns-de.tsv').map(
    (row) => ({
      name: row.name,
      state: row.state,
      postcode: row.plz,
      lat: Number(row.lat),
      lon: Number(row.lon),
      weight: Number(row.population),
    }),
  );
  const known = new Set(towns.map(({ name, state }) => `${name}|${state}`));
  const villages = grouped(german, ({ place, state }) => `${place}|${state}`)
    .filter(([key]) => !known.has(key))
    .flatMap(([, codes]) => (codes[0] ? [{ ...placeOf(codes[0], codes), weight: VILLAGE }] : []));
  return {
    german,
    abroad,
    entries: [...towns, ...villages, ...townsAbroad(abroad), ...districts(german), ...storeDistricts()],
  };
}

function postcodes(country: CountryOfPlace): Postcode[] {
  const rows = readTable<'plz' | 'place' | 'state' | 'lat' | 'lon'>(`postcodes-${country.toLowerCase()}.tsv`);
  const names = new Set(rows.map(({ place, state }) => `${place}|${state}`));
  return rows.map(({ plz, place, state, lat, lon }) => ({
    country,
    code: plz,
    place: country === 'CH' ? swissTown(place, state, names) : place.replace(/,\d+\.Bez\.:/, ', '),
    state,
    lat: Number(lat),
    lon: Number(lon),
  }));
}

/** "Lausanne 25" and "St. Gallen Künzler AG" are a post office and a firm of the town. */
function swissTown(place: string, state: string, names: ReadonlySet<string>): string {
  const words = place.replace(/ \d+$/, '').split(' ');
  const begun = words.map((_, at) => words.slice(0, at + 1).join(' '));
  return begun.find((name) => names.has(`${name}|${state}`)) ?? words.join(' ');
}

/** "Wien, Innere Stadt" is mapped to Wien. */
function townsAbroad(codes: readonly Postcode[]): PlaceEntry[] {
  const nameOf = ({ place }: Postcode) => place.split(',')[0] ?? place;
  return grouped(codes, (code) => `${nameOf(code)}|${code.country}|${code.state}`).flatMap(([, own]) => {
    const [first] = own;
    if (!first) return [];
    const weight = own.length * (VILLAGE - 1);
    const state = countryName(first.country);
    return [{ ...placeOf(first, own), name: nameOf(first), state, postcode: signedCode(first), weight }];
  });
}

/** Districts of large cities with a store: GeoNames does not contain all of them ("Köln-Ehrenfeld"). */
function storeDistricts(): PlaceEntry[] {
  return listStores()
    .filter(({ city, name }) => name.includes(`${city}-`))
    .map(({ name, city, state, zipCode, lat, lon }) => {
      const place = name.slice(name.indexOf(city));
      const district = place.slice(city.length + 1);
      return {
        name: place,
        district,
        state: federalStates[state],
        postcode: zipCode,
        lat,
        lon,
        weight: VILLAGE,
      };
    });
}

/** Further places of a postal code. GeoNames lists the town before the names of its districts. */
function districts(german: readonly Postcode[]): PlaceEntry[] {
  const byCode = new Map(german.map((row) => [row.code, row]));
  const rows = readTable<'plz' | 'places'>('districts-de.tsv').flatMap(({ plz, places }) => {
    const code = byCode.get(plz);
    return code ? places.split('|').map((place) => ({ code, place })) : [];
  });
  const others = rows.filter(({ code, place }) => place !== code.place);
  return grouped(others, ({ code, place }) => `${place}|${code.place}|${code.state}`).flatMap(([, group]) => {
    const [first] = group;
    if (!first) return [];
    const { code, place } = first;
    const district = place.startsWith(`${code.place} `) ? place.slice(code.place.length + 1) : place;
    const entry = placeOf(
      code,
      group.map((row) => row.code),
    );
    return [{ ...entry, name: `${code.place}-${district}`, district, weight: DISTRICT }];
  });
}

const placeOf = (code: Postcode, codes: readonly Postcode[]): Omit<PlaceEntry, 'weight'> => ({
  name: code.place,
  state: code.state,
  postcode: code.code,
  ...middleOf(codes),
});

export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
}
