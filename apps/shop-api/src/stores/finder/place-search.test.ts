/** @jest-environment node */
import { distanceKm, distanceText } from '../store/distance';
import { placeData } from './place-data';
import { createPlaceSearch } from './place-search';

const findPlace = createPlaceSearch(placeData());
const labels = (query: string) => findPlace(query).suggestions.map(({ label }) => label);

describe('an unknown place', () => {
  it('is not replaced by a remotely similar one', () => {
    expect(findPlace('Quatschhausen').place).toBeNull();
  });
});

describe('a place is understood', () => {
  it.each([
    ['50667', '50667 Köln'],
    [' 50667 ', '50667 Köln'],
    ['D-50667', '50667 Köln'],
    ['50667 Köln', '50667 Köln'],
    ['Köln 50667', '50667 Köln'],
    ['D 50667', '50667 Köln'],
    ['D50667', '50667 Köln'],
    ['DE-50667 Köln', '50667 Köln'],
    ['50667Köln', '50667 Köln'],
    ['50667.0', '50667 Köln'],
    ['50 667 Köln', '50667 Köln'],
    ['５０６６７', '50667 Köln'],
    ['50667 Köln, Deutschland', '50667 Köln'],
    ['Hohe Straße 12, 50667 Köln', '50667 Köln'],
    ['Hohe Straße 12, Köln', 'Köln'],
    ['Hof 95028', '95028 Hof'],
    // A spreadsheet drops the zero; some four digits are an Austrian code as well.
    ['1067 Dresden', '01067 Dresden'],
    ['Dresden 1067', '01067 Dresden'],
    ['1067', '01067 Dresden'],
    ['1067.0', '01067 Dresden'],
    ['D-4600', '04600 Altenburg'],
    ['4600 Altenburg', '04600 Altenburg'],
    ['4600 Wels', 'A-4600 Wels'],
    ['4600', 'A-4600 Wels'],
    ['8001 Zürich', 'CH-8001 Zürich'],
    ['CH-8001', 'CH-8001 Zürich'],
    ['CH 3011', 'CH-3011 Bern'],
    ['3011 Bern', 'CH-3011 Bern'],
    ['8010 Graz', 'A-8010 Graz, Innere Stadt'],
    ['8010', 'A-8010 Graz, Innere Stadt'],
    ['FL-9490 Vaduz', 'FL-9490 Vaduz'],
    ['9490', 'FL-9490 Vaduz'],
    ['5020 Salzburg', 'A-5020 Salzburg'],
    ['6900 Bregenz', 'A-6900 Bregenz'],
    ['6900 Lugano', 'CH-6900 Lugano'],
    ['506', '506… Köln'],
    ['50', '50…'],
    // A code of one company: the surrounding codes count.
    ['20038', '200… Hamburg'],
    ['1010', 'A-1010 Wien, Innere Stadt'],
    ['A-5020', 'A-5020 Salzburg'],
    ['Köln', 'Köln'],
    ['koeln', 'Köln'],
    ['KOLN', 'Köln'],
    ['Ko\u0308ln', 'Köln'],
    ['Gießen', 'Gießen'],
    ['giessen', 'Gießen'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Frankfurt am Main', 'Frankfurt am Main'],
    ['frankfurt a. M.', 'Frankfurt am Main'],
    ['Frankfurt/Main', 'Frankfurt am Main'],
    ['Frankfurt a/M', 'Frankfurt am Main'],
    ['Ffm', 'Frankfurt am Main'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['Frankfurt a.d.O.', 'Frankfurt (Oder)'],
    ['Frankfurt (O)', 'Frankfurt (Oder)'],
    ['Halle/Saale', 'Halle (Saale)'],
    ['Halle a. d. Saale', 'Halle (Saale)'],
    ['Ludwigshafen/Rh.', 'Ludwigshafen am Rhein'],
    ['Mülheim a.d.R.', 'Mülheim an der Ruhr'],
    ['Bad Homburg v.d.H.', 'Bad Homburg vor der Höhe'],
    ['Berg. Gladbach', 'Bergisch Gladbach'],
    ['Schwäb. Gmünd', 'Schwäbisch Gmünd'],
    ['Wittenberg', 'Lutherstadt Wittenberg'],
    ['Hansestadt Rostock', 'Rostock'],
    ['Berlin, Stadt', 'Berlin'],
    ['Stadt Wehlen', 'Stadt Wehlen'],
    ['WEIẞENFELS', 'Weißenfels'],
    ['K\u00adöln', 'Köln'],
    ['Mu\u0308nchen', 'München'],
    ['Muenchen', 'München'],
    ['munchen', 'München'],
    ['Neustadt a. d. Weinstr.', 'Neustadt an der Weinstraße'],
    ['St. Ingbert', 'Sankt Ingbert'],
    ['sankt goar', 'Sankt Goar'],
    ['Freiburg i.Br.', 'Freiburg im Breisgau'],
    ['rothenburg o.d.T.', 'Rothenburg ob der Tauber'],
    ['Neustadt Weinstraße', 'Neustadt an der Weinstraße'],
    ['Dresden Klotzsche', 'Dresden-Klotzsche'],
    ['Klotzsche', 'Dresden-Klotzsche'],
    ['Köln-Ehrenfeld', 'Köln-Ehrenfeld'],
    ['Spandau', 'Berlin-Spandau'],
    ['Frankfurt Höchst', 'Frankfurt am Main-Höchst'],
    // The district is unknown; the town is near enough.
    ['Köln Nippes', 'Köln'],
    ['Ber', 'Berlin'],
    ['Hambrug', 'Hamburg'],
    ['Düseldorf', 'Düsseldorf'],
    ['Saarbrüken', 'Saarbrücken'],
    ['Munich', 'München'],
    ['Cologne Ehrenfeld', 'Köln-Ehrenfeld'],
    ['Vienna', 'Wien'],
    ['Ratisbon', 'Regensburg'],
    ['Aix-la-Chapelle', 'Aachen'],
    ['Wien', 'Wien'],
    ['Zürich', 'Zürich'],
    ['Zuerich', 'Zürich'],
    ['Basel', 'Basel'],
    ['Genf', 'Genève'],
    ['St.Gallen', 'St. Gallen'],
    ['Sankt Gallen', 'St. Gallen'],
    ['Winterthur', 'Winterthur'],
    ['Vaduz', 'Vaduz'],
    ['Innsbruck', 'Innsbruck'],
    ['Klagenfurt', 'Klagenfurt'],
    ['Schwenningen', 'Villingen-Schwenningen'],
    ['Homburg', 'Homburg'],
    ['Baden-Baden', 'Baden-Baden'],
    ['St. Pölten', 'St. Pölten'],
    ['Wiener Neustadt', 'Wiener Neustadt'],
    ['Partenkirchen', 'Garmisch-Partenkirchen'],
    // The larger Annaberg-Buchholz only ends so.
    ['Buchholz', 'Buchholz in der Nordheide'],
    ['21337 Lueneburg', '21337 Lüneburg'],
    ['6020 Emmenbruecke', 'CH-6020 Emmenbrücke'],
    ['6449 Aschersleben', '06449 Aschersleben'],
    ['Homburg v. d. Höhe', 'Bad Homburg vor der Höhe'],
    ['Mergentheim', 'Bad Mergentheim'],
  ])('%s is %s', (query, place) => {
    expect(findPlace(query).place).toBe(place);
    expect(findPlace(query).coords).not.toBeNull();
  });

  it.each([
    '',
    ' ',
    '-',
    '00000',
    '123456',
    'SW1A 1AA',
    'F-67000',
    'L-1234',
    '🔨',
    'qwrtzps',
    '\0',
    '__proto__',
    'constructor',
    '((((',
    "';drop table store;--",
  ])('%j is not a place and causes no error', (query) => {
    expect(findPlace(query)).toMatchObject({ place: null, coords: null });
  });

  it('offers a choice between several places', () => {
    expect(labels('Frankfurt')).toEqual(['Frankfurt (Oder), Brandenburg']);
    expect(labels('Neustadt')).toEqual(expect.arrayContaining(['Neustadt in Holstein, Schleswig-Holstein']));
    expect(labels('Freiburg')).toEqual(['Freiburg (Elbe), Niedersachsen']);
    expect(labels('Köln')).toEqual([]);
    expect(labels('Hamburg')).toEqual([]);
    expect(labels('Berlin')).toEqual([]);
  });

  it('leads from its suggestions to the suggested places', () => {
    for (const { label, query } of findPlace('Neustadt').suggestions) {
      const [name = ''] = label.split(/ (?:am|an|bei|in|ob|im) |[,-]/);
      expect(findPlace(query).place).toContain(name);
    }
  });

  it('suggests similar names when no name matches', () => {
    const { place, suggestions } = findPlace('Aachenbach');
    expect(place === null || place.includes('ach')).toBe(true);
    expect(suggestions.length).toBeLessThanOrEqual(6);
  });

  it('offers the codes of other countries beside an Austrian one', () => {
    expect(labels('4600')).toEqual(['CH-4600 Olten', '04600 Altenburg']);
    expect(labels('8010')).toContain('CH-8010 Zürich');
  });

  it('lists the towns of a partial postal code', () => {
    expect(labels('50')).toEqual(expect.arrayContaining(['50667 Köln', '50226 Frechen']));
  });

  it('is fast for a long text', () => {
    const start = Date.now();
    findPlace('Düsseldorf '.repeat(18));
    findPlace('x'.repeat(200));
    expect(Date.now() - start).toBeLessThan(5000);
  });

  it('finds the existing postal codes', () => {
    for (const { code, place } of placeData().german.filter((_, index) => index % 25 === 0))
      expect(findPlace(code).place).toBe(`${code} ${place}`);
  });
});

it('distances match the map', () => {
  const cologne = { lat: 50.9375, lon: 6.9603 };
  const berlin = { lat: 52.52, lon: 13.405 };
  expect(distanceKm(cologne, berlin)).toBeGreaterThan(470);
  expect(distanceKm(cologne, berlin)).toBeLessThan(485);
  expect(distanceKm(cologne, cologne)).toBe(0);
  expect(distanceText(3.44)).toBe('3,4\u00a0km');
});

it('handles nonsense as fast as names, so that it does not block other requests', () => {
  findPlace('Quaxhausenn');
  const start = process.cpuUsage().user;
  for (let number = 0; number < 200; number++) {
    const nonsense = [...String(number)].map((digit) => 'bdfgklmnrs'.charAt(Number(digit))).join('a');
    findPlace(`Xanthippenheimer${nonsense}feld`);
  }
  // Processor time, so that other load does not matter; comparing with every name took 200 ms.
  expect((process.cpuUsage().user - start) / 1000 / 200).toBeLessThan(3);
});
