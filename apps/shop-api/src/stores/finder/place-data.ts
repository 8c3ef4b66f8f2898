import { countryName } from '@fachwerk/shared/rules';
import { federalStates } from '@fachwerk/shared/time';
import { readTable } from '../data/read-table';
import { listStores } from '../store/store-list';
import { type Coords, middleOf } from './distance';

/** A searchable place: a town, a village or a district. */
export interface PlaceEntry extends Coords {
  /** "Neustadt an der Weinstraße", "Dresden-Klotzsche". */
  name: string;
  /** Federal state; "Österreich" for Austrian places. */
  state: string;
  /** A postal code of the place. */
  postcode: string;
  /** Inhabitants, if known. Among places with one name the larger one ranks first. */
  weight: number;
  /** A district is also found by its own name: "Klotzsche". */
  district?: string;
}

export interface Postcode extends Coords {
  code: string;
  place: string;
  state: string;
}

export interface PlaceData {
  /** Sorted. */
  german: readonly Postcode[];
  austrian: readonly Postcode[];
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
  const german = postcodes('postcodes-de.tsv');
  const austrian = postcodes('postcodes-at.tsv');
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
    austrian,
    entries: [...towns, ...villages, ...austrianTowns(austrian), ...districts(german), ...storeDistricts()],
  };
}

function postcodes(file: string): Postcode[] {
  return readTable<'plz' | 'place' | 'state' | 'lat' | 'lon'>(file).map((row) => ({
    code: row.plz,
    place: row.place,
    state: row.state,
    lat: Number(row.lat),
    lon: Number(row.lon),
  }));
}

/** "Wien, Innere Stadt" is mapped to Wien. */
function austrianTowns(austrian: readonly Postcode[]): PlaceEntry[] {
  return grouped(austrian, ({ place }) => place.split(',')[0] ?? place).flatMap(([name, codes]) => {
    const [first] = codes;
    if (!first) return [];
    const weight = codes.length * (VILLAGE - 1);
    return [
      { ...placeOf(first, codes), name, state: countryName('AT'), postcode: `A-${first.code}`, weight },
    ];
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
