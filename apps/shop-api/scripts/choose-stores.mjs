/**
 * Writes stores-data/stores.tsv, in the columns of the import: 190 invented stores in real towns. The same
 * input gives the same list; run it again only to change the plan.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../stores-data');
const COUNT = 190;

const rows = (file) => {
  const [head, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, index) => [names[index], value])),
  );
};

/**
 * Districts with their own store: city, district, postal code, and the place if GeoNames contains only the
 * city.
 */
const DISTRICTS = [
  ['Berlin', 'Spandau', '13597'],
  ['Berlin', 'Tempelhof', '12099'],
  ['Berlin', 'Lichtenberg', '10365'],
  ['Berlin', 'Köpenick', '12555'],
  ['Berlin', 'Reinickendorf', '13403'],
  ['Berlin', 'Steglitz', '12167'],
  ['Berlin', 'Marzahn', '12681'],
  ['Berlin', 'Pankow', '13187'],
  ['Berlin', 'Neukölln', '12057'],
  ['Hamburg', 'Altona', '22765'],
  ['Hamburg', 'Wandsbek', '22041'],
  ['Hamburg', 'Harburg', '21073'],
  ['Hamburg', 'Bergedorf', '21029'],
  ['Hamburg', 'Barmbek', '22305'],
  ['Hamburg', 'Eidelstedt', '22523'],
  ['München', 'Pasing', '81241'],
  ['München', 'Trudering', '81825'],
  ['München', 'Sendling', '81369'],
  ['München', 'Moosach', '80992'],
  ['München', 'Freimann', '80939'],
  ['Köln', 'Ehrenfeld', '50825'],
  ['Köln', 'Porz', '51145'],
  ['Köln', 'Mülheim', '51063'],
  ['Köln', 'Marsdorf', '50858'],
  ['Frankfurt am Main', 'Höchst', '65929'],
  ['Frankfurt am Main', 'Bornheim', '60385'],
  ['Frankfurt am Main', 'Niederrad', '60528'],
  ['Stuttgart', 'Bad Cannstatt', '70372'],
  ['Stuttgart', 'Vaihingen', '70563', 48.7283, 9.1083],
  ['Stuttgart', 'Feuerbach', '70469', 48.8083, 9.1567],
  ['Düsseldorf', 'Bilk', '40223'],
  ['Düsseldorf', 'Rath', '40472'],
  ['Düsseldorf', 'Benrath', '40597'],
  ['Leipzig', 'Grünau', '04209'],
  ['Leipzig', 'Paunsdorf', '04328'],
  ['Leipzig', 'Connewitz', '04277', 51.309, 12.378],
  ['Dortmund', 'Hörde', '44263'],
  ['Dortmund', 'Aplerbeck', '44287'],
  ['Dortmund', 'Huckarde', '44369'],
  ['Essen', 'Altenessen', '45326'],
  ['Essen', 'Steele', '45276'],
  ['Essen', 'Borbeck', '45355'],
  ['Bremen', 'Hemelingen', '28309'],
  ['Bremen', 'Vegesack', '28757'],
  ['Bremen', 'Huchting', '28259'],
  ['Dresden', 'Neustadt', '01097'],
  ['Dresden', 'Prohlis', '01239'],
  ['Dresden', 'Cotta', '01157'],
  ['Hannover', 'Linden', '30451'],
  ['Hannover', 'Misburg', '30629'],
  ['Hannover', 'Vahrenwald', '30165'],
  ['Nürnberg', 'Langwasser', '90471'],
  ['Nürnberg', 'Eibach', '90451'],
  ['Duisburg', 'Hamborn', '47166'],
  ['Duisburg', 'Rheinhausen', '47226'],
];

/** Number of stores outside the districts above by state: roughly by population, at least one per state. */
const QUOTA = {
  'Baden-Württemberg': 19,
  Bayern: 19,
  Brandenburg: 9,
  Bremen: 1,
  Hessen: 11,
  'Mecklenburg-Vorpommern': 7,
  Niedersachsen: 15,
  'Nordrhein-Westfalen': 18,
  'Rheinland-Pfalz': 8,
  Saarland: 4,
  Sachsen: 6,
  'Sachsen-Anhalt': 6,
  'Schleswig-Holstein': 6,
  Thüringen: 6,
};
const APART_KM = 14;
/** Minimum size of towns that may be close to each other. */
const LARGE_TOWN = 150_000;

/** Fictitious telephone numbers reserved for media, by area code. */
const PHONES = [
  { prefix: '030 23125', lat: 52.52, lon: 13.41 },
  { prefix: '040 66969', lat: 53.55, lon: 9.99 },
  { prefix: '069 90009', lat: 50.11, lon: 8.68 },
  { prefix: '089 99998', lat: 48.14, lon: 11.58 },
  { prefix: '0221 4710', lat: 50.94, lon: 6.96 },
];

const STREETS = [
  'Industriestraße',
  'Gewerbepark',
  'Gewerbestraße',
  'Am Gewerbepark',
  'Bahnhofstraße',
  'Siemensstraße',
  'Daimlerstraße',
  'Robert-Bosch-Straße',
  'Otto-Hahn-Straße',
  'Carl-Benz-Straße',
  'Rudolf-Diesel-Straße',
  'Max-Planck-Straße',
  'Berliner Straße',
  'Frankfurter Straße',
  'Hamburger Straße',
  'Leipziger Straße',
  'Wiesenstraße',
  'Gartenstraße',
  'Lindenstraße',
  'Mühlenstraße',
  'Schillerstraße',
  'Am Güterbahnhof',
  'Am Ring',
  'Werkstraße',
  'Ziegeleistraße',
];

const SPECIALISTS = {
  baumarkt: ['Badplanung', 'Bodenberatung', 'Farbberatung', 'Gartenplanung', 'Energieberatung'],
  werkerswelt: ['Baustoffberatung', 'Elektroplanung', 'Energieberatung', 'Dachberatung'],
  kompakt: ['Farbberatung', 'Werkzeugberatung'],
  special: ['Gartenplanung', 'Pflanzenberatung'],
};
/** Manufacturers of the demonstration catalogue (apps/demo-catalogue/src/brands.ts). */
const BRANDS = ['Brakenwerk', 'Torvik', 'Drehwolf'];
const STRONG_IN = {
  baumarkt: ['Fliesen', 'Farben', 'Werkzeug', 'Holz', 'Garten'],
  werkerswelt: ['Baustoffe', 'Werkzeug', 'Trockenbau'],
  kompakt: ['Werkzeug', 'Farben'],
  special: ['Pflanzen', 'Gartenmöbel'],
};
const FIRST_NAMES = [
  'Sabine',
  'Thomas',
  'Ayşe',
  'Jens',
  'Katrin',
  'Marek',
  'Petra',
  'Stefan',
  'Nadine',
  'Uwe',
];
const LAST_NAMES = [
  'Kranz',
  'Hölscher',
  'Yıldız',
  'Brandt',
  'Wiegand',
  'Nowak',
  'Steinbach',
  'Ohlsen',
  'Rademacher',
];
/** Sundays that are no holiday and on which many towns allow shops to open in the afternoon. */
const OPEN_SUNDAYS = ['2026-12-06', '2026-12-13', '2027-04-18', '2027-11-07'];

function hash(text) {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ char.codePointAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}

const RADIUS_KM = 6371;
function distance(a, b) {
  const rad = Math.PI / 180;
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  const y = (b.lat - a.lat) * rad;
  return Math.hypot(x, y) * RADIUS_KM;
}

const slug = (text) =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const byPostcode = new Map(rows('postcodes-de.tsv').map((row) => [row.plz, row]));
const places = DISTRICTS.map(([city, district, zip, lat, lon]) => {
  const code = byPostcode.get(zip);
  if (!code) throw new Error(`${zip} ${city} is not a postal code.`);
  return {
    city,
    district,
    zip,
    state: code.state,
    lat: lat ?? +code.lat,
    lon: lon ?? +code.lon,
    isLarge: true,
  };
});
const citiesWithDistricts = new Set(DISTRICTS.map(([city]) => city));
const towns = rows('towns-de.tsv').map((row) => ({
  city: row.name,
  district: '',
  zip: row.plz,
  state: row.state,
  lat: +row.lat,
  lon: +row.lon,
  population: +row.population,
}));
for (const [state, count] of Object.entries(QUOTA)) {
  let left = count;
  for (const town of towns) {
    if (left === 0) break;
    if (town.state !== state || citiesWithDistricts.has(town.city)) continue;
    const isFree = (other) => other.city !== town.city && distance(other, town) >= APART_KM;
    if (town.population < LARGE_TOWN && !places.every(isFree)) continue;
    places.push({ ...town, isLarge: town.population > 80_000 });
    left--;
  }
}
if (places.length !== COUNT) throw new Error(`${places.length} stores instead of ${COUNT}.`);

const ALL_DAY = [
  '07:00-20:00|07:00-20:00',
  '08:00-20:00|08:00-20:00',
  '08:00-20:00|08:00-20:00',
  '08:00-19:00|08:00-18:00',
];
/** Shops in Bavaria and the Saarland close at eight by law. */
const LATE = '08:00-21:00|08:00-20:00';
const CLOSES_AT_EIGHT = new Set(['Bayern', 'Saarland']);

/** News: title; text; days; address. */
const TREES =
  'Weihnachtsbäume sind da; Nordmanntannen und Fichten, frisch geschlagen. Wir netzen sie für den Weg ein.; 28.11.2026 - 23.12.2026; /c/garten/';
const TILE_COURSE =
  'Kurs: Fliesen legen; Samstags um 10 Uhr zeigt unser Team, wie Untergrund, Kleber und Fuge gelingen. Die Teilnahme ist frei.; 07.11.2026 - 27.03.2027';
const WINTER_STOCK =
  'Winterlager für Baustoffe; Streusalz, Frostschutz und Abdeckplanen liegen jetzt am Eingang bereit.; 02.11.2026 - 28.02.2027';
const flyer = (title, days, scene) => `${title}; ${days}; /images/scenes/${scene}-hoch.svg`;
const WINTER = '23.11.2026 - 31.12.2026';
const FLYERS = {
  baumarkt: [
    flyer('Winter im Haus', WINTER, 'licht'),
    flyer('Bad und Boden im neuen Jahr', '02.01.2027 - 30.01.2027', 'bad'),
  ],
  werkerswelt: [flyer('Profi-Angebote', WINTER, 'rohbau')],
  kompakt: [flyer('Nah und günstig', WINTER, 'werkstatt')],
  special: [flyer('Garten im Winter', WINTER, 'garten')],
};

function describe(place, index) {
  const label = place.district ? `${place.city}-${place.district.replace(/ /g, '-')}` : place.city;
  const chance = (what) => hash(`${what}|${label}|${place.zip}`);
  const pick = (what, list) => list[Math.floor(chance(what) * list.length)];
  const kind = chance('kind');
  const type = place.isLarge
    ? kind < 0.1
      ? 'werkerswelt'
      : kind < 0.16
        ? 'special'
        : 'baumarkt'
    : kind < 0.12
      ? 'werkerswelt'
      : kind < 0.36
        ? 'kompakt'
        : kind < 0.41
          ? 'special'
          : 'baumarkt';
  const hasGarden = type === 'special' || (type === 'baumarkt' && chance('garden') < 0.8);
  const has = (service, share) => type !== 'special' && chance(service) < share;
  const services = [
    'CLICK_AND_COLLECT',
    chance('reserve') < 0.94 && 'CLICK_AND_RESERVE',
    has('TRANSPORT_RENTAL', type === 'kompakt' ? 0.3 : 0.85) && 'TRANSPORT_RENTAL',
    has('CUTTING', type === 'kompakt' ? 0.4 : 0.95) && 'CUTTING',
    has('PAINT_MIXING', 0.85) && 'PAINT_MIXING',
    has('KEY_SERVICE', type === 'werkerswelt' ? 0.2 : 0.6) && 'KEY_SERVICE',
    chance('delivery') < 0.75 && 'DELIVERY',
    has('TOOL_RENTAL', type === 'kompakt' ? 0.2 : 0.65) && 'TOOL_RENTAL',
    hasGarden && 'GARDEN_CENTRE',
  ].filter(Boolean);
  const hours =
    type === 'werkerswelt'
      ? '06:00-19:00|07:00-16:00'
      : type === 'special'
        ? '09:00-19:00|09:00-18:00'
        : type === 'kompakt'
          ? pick('hours', [
              '08:00-19:00|08:00-16:00',
              '08:30-12:30,13:30-18:30|08:30-14:00',
              '08:00-19:00|08:00-18:00',
            ])
          : place.isLarge && !CLOSES_AT_EIGHT.has(place.state) && chance('late') < 0.25
            ? LATE
            : pick('hours', ALL_DAY);
  const { prefix } = PHONES.reduce((best, phone) =>
    distance(phone, place) < distance(best, place) ? phone : best,
  );
  const companyId = String(1001 + index);
  const street = `${pick('street', STREETS)} ${1 + Math.floor(chance('number') * 120)}${chance('letter') < 0.08 ? 'a' : ''}`;
  const some = (what, list, share) => list.filter((one) => chance(`${what} ${one}`) < share).join(' | ');
  const [week = '', saturday = ''] = hours.split('|');
  const person = (role) => `${pick(`first ${role}`, FIRST_NAMES)} ${pick(`last ${role}`, LAST_NAMES)}`;
  const manager = person('Marktleitung');
  const isPartner = type === 'kompakt' || (type === 'werkerswelt' && chance('partner') < 0.4);
  const seller = isPartner && [
    `${manager.split(' ')[1]} Baustoffe GmbH`,
    `${street}, ${place.zip} ${place.city}`,
    manager,
    `Amtsgericht ${place.city}, HRB 00000`,
    'DE000000000',
  ];
  const opensSunday = type !== 'werkerswelt' && chance('sunday') < 0.4;
  const isLate = type === 'baumarkt' && !CLOSES_AT_EIGHT.has(place.state) && chance('advent') < 0.3;
  const late = ['Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.'].map((day) => `${day} ${week.split('-')[0]}-21:30`);
  const offers = [
    isLate && `2026-11-30 - 2026-12-23 Länger geöffnet im Advent: ${late.join('; ')}`,
    type === 'special' &&
      '2027-03-01 - 2027-05-31 Länger geöffnet in der Pflanzzeit: Sa. 08:00-20:00; So. 11:00-16:00',
  ].filter(Boolean);
  const row = {
    companyId,
    name: `Fachwerk ${label}`,
    street,
    zipCode: place.zip,
    city: place.city,
    state: place.state,
    lat: place.lat,
    lon: place.lon,
    phone: `${prefix} ${companyId.slice(1)}`,
    email: `markt-${slug(label)}@fachwerk.example`,
    type,
    services: services.join(' | '),
    specialists: some('specialist', SPECIALISTS[type], 0.6),
    brands: some('brand', BRANDS, 0.5),
    categorySpecialists: some('strong', STRONG_IN[type], 0.5),
    people: `${manager}; Marktleitung; leitung-${slug(label)}@fachwerk.example | ${person('Kundenservice')}; Kundenservice`,
    sellerName: seller ? seller[0] : '',
    sellerAddress: seller ? seller[1] : '',
    sellerRepresentative: seller ? seller[2] : '',
    sellerRegister: seller ? seller[3] : '',
    sellerVatId: seller ? seller[4] : '',
  };
  for (const day of ['mon', 'tue', 'wed', 'thu', 'fri']) row[day] = week.replaceAll(',', ', ');
  row.sat = saturday.replaceAll(',', ', ');
  row.sun = '';
  row.specialOpenings = opensSunday
    ? `${pick('date', OPEN_SUNDAYS)} 13:00-18:00 Verkaufsoffener Sonntag`
    : '';
  row.openingOffers = offers.join(' | ');
  row.news = [
    ...(services.includes('GARDEN_CENTRE') ? [TREES] : []),
    ...(type === 'werkerswelt' ? [WINTER_STOCK] : Number(companyId) % 3 === 0 ? [TILE_COURSE] : []),
  ].join(' | ');
  row.flyers = FLYERS[type].join(' | ');
  return row;
}

const lines = places.sort((a, b) => (a.zip < b.zip ? -1 : 1)).map(describe);
const head = Object.keys(lines[0]);
const text = [head, ...lines.map(Object.values)].map((values) => values.join('\t')).join('\n');
writeFileSync(join(folder, 'stores.tsv'), `${text}\n`);
