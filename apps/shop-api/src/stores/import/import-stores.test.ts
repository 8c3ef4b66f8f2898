/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStores } from '../../testing/a-store';
import { openTestData, type TestData } from '../../testing/test-shop';
import type { StoreRecord } from '../store/store-record';
import { SELECT_STORES, writeStores } from '../store/store-repository';
import { importStores, type StoreOptions } from './import-stores';
import { readStoreFile } from './read-store-file';

const NEW_STORE = 'name;type;street;zipCode;city;state;lat;lon;phone;email;mon;services;sun';
const NEW_COLUMNS = `companyId;${NEW_STORE}`;
const newStore = (part: Record<string, string> = {}): string => {
  const row: Record<string, string> = {
    name: 'Fachwerk Ulm',
    type: 'kompakt',
    street: 'Am Ring 1',
    zipCode: '89073',
    city: 'Ulm',
    state: 'BW',
    lat: '48.3984',
    lon: '9.9916',
    phone: '0731 4710',
    email: 'ulm@fachwerk.example',
    mon: '8:00-12:30, 13:30-18:30 Uhr',
    services: 'CUTTING | CLICK_AND_RESERVE',
    sun: '',
    ...part,
  };
  return NEW_STORE.split(';')
    .map((name) => row[name])
    .join(';');
};

describe('the import of stores', () => {
  let data: TestData;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stores-'));
    data = await openTestData('embedded', []);
  });
  afterAll(async () => {
    await data.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await data.db.query('delete from store');
    await writeStores(data.db, testStores);
  });

  async function load(content: string, options: StoreOptions = {}, name = 'stores.csv') {
    const path = join(folder, name);
    await writeFile(path, content);
    const file = await readStoreFile(path);
    return { ...(await importStores(data.db, file, options)), unknownColumns: file.unknownColumns };
  }
  const find = async (companyId: string): Promise<StoreRecord | undefined> => {
    const stores = await data.db.query<StoreRecord & { [column: string]: unknown }>(SELECT_STORES);
    return stores.find((one) => one.companyId === companyId);
  };

  it('keeps what the file does not state, and empties what it states as empty', async () => {
    const done = await load('companyId;sun;services\n1001;13:00-18:00;\n1002;;CUTTING\n', {
      endedPercent: 100,
    });

    expect(done).toMatchObject({ isWritten: true, refused: [], count: 2 });
    const [first] = testStores;
    expect(await find('1001')).toMatchObject({
      name: first?.name,
      services: [],
      openingHours: { sun: [{ from: '13:00', to: '18:00' }], mon: first?.openingHours.mon },
    });
    expect(await find('1002')).toMatchObject({ services: ['CUTTING'] });
  });

  it('adds a store with all facts, from CSV and from JSON alike', async () => {
    const facts = {
      categories: 'Gartenmarkt | Baumarkt',
      specialists: 'Badplanung',
      brands: 'Torvik | Brakenwerk',
      categorySpecialists: 'Fliesen',
      people: 'Eva Ohm; Marktleitung; eva@fachwerk.example | Jan Ree; Kasse; 0731 4711',
      specialOpenings: '13.12.2026 13:00-18:00 Verkaufsoffener Sonntag | 2026-12-24 geschlossen Heiligabend',
      openingOffers: '30.11.2026 - 23.12.2026 Länger im Advent: Mo. 8:00-21:00; So. geschlossen',
      news: 'Bäume sind da; Frisch geschlagen.; 28.11.2026 - 23.12.2026; /c/garten/ | Kurs; Fliesen legen; 1.12.2026 - 2.12.2026',
      flyers: 'Angebote; 30.11.2026 - 05.12.2026; /media/flyer.webp; https://media.example/flyer.pdf',
      picture: '/media/ulm.webp',
      marketCmsUrls: 'https://markt.example/ulm | HTTPS://Markt.example/ulm/../team/',
    };
    const header = Object.keys(facts).join(';');
    const cells = Object.values(facts).map((text) => `"${text}"`);
    await load(
      `companyId;${NEW_STORE};${header};sellerName;sellerAddress;sellerRegister\n` +
        `2001;${newStore()};${cells.join(';')};Ohm GmbH;"Am Ring 1, 89073 Ulm";HRB 1\n`,
    );
    await load(
      JSON.stringify([
        {
          companyId: '2001',
          name: 'Fachwerk Ulm',
          type: 'kompakt',
          phone: '0731 4710',
          email: 'ulm@fachwerk.example',
          address: { street: 'Am Ring 1', zipCode: '89073', city: 'Ulm', state: 'Baden-Württemberg' },
          coords: { lat: 48.3984, lon: 9.9916 },
          openingHours: { 'Mo.': '08:00-12:30, 13:30-18:30', sun: null },
          services: ['CLICK_AND_RESERVE', 'CUTTING'],
          ...facts,
          brands: ['Torvik', 'Brakenwerk'],
          seller: { name: 'Ohm GmbH', address: 'Am Ring 1, 89073 Ulm', register: 'HRB 1' },
        },
      ]),
      {},
      'stores.json',
    ).then(({ unchanged, refused }) => expect({ unchanged, refused }).toEqual({ unchanged: 1, refused: [] }));

    expect(await find('2001')).toMatchObject({
      news: [
        {
          title: 'Bäume sind da',
          text: 'Frisch geschlagen.',
          start: '2026-11-28',
          end: '2026-12-23',
          url: '/c/garten/',
        },
        { title: 'Kurs', text: 'Fliesen legen', start: '2026-12-01', end: '2026-12-02' },
      ],
      flyers: [
        {
          title: 'Angebote',
          start: '2026-11-30',
          end: '2026-12-05',
          picture: '/media/flyer.webp',
          url: 'https://media.example/flyer.pdf',
        },
      ],
      picture: '/media/ulm.webp',
      marketCmsUrls: ['https://markt.example/ulm', 'https://markt.example/team/'],
      state: 'BW',
      categories: ['Gartenmarkt', 'Baumarkt'],
      brands: ['Torvik', 'Brakenwerk'],
      people: [
        { name: 'Eva Ohm', role: 'Marktleitung', email: 'eva@fachwerk.example' },
        { name: 'Jan Ree', role: 'Kasse', phone: '0731 4711' },
      ],
      seller: { name: 'Ohm GmbH', address: 'Am Ring 1, 89073 Ulm', register: 'HRB 1' },
      openingHours: {
        mon: [
          { from: '08:00', to: '12:30' },
          { from: '13:30', to: '18:30' },
        ],
      },
      openingOffers: [
        {
          name: 'Länger im Advent',
          start: '2026-11-30',
          end: '2026-12-23',
          hours: { mon: [{ from: '08:00', to: '21:00' }], sun: [] },
        },
      ],
    });
  });

  it('reports what it cannot read by line, and imports the rest', async () => {
    const rows = [
      newStore(),
      newStore(),
      newStore({ mon: '18:00-8:00' }),
      newStore({ mon: '8:00-13:00, 12:00-18:00' }),
      newStore({ mon: '8:00-25:00' }),
      newStore({ lat: '9.9916', lon: '48.3984' }),
      newStore({ lat: '98,3' }),
      newStore({ state: 'Preußen' }),
      newStore({ state: 'Hesen' }),
      newStore({ zipCode: '1067' }),
      newStore({ services: 'CUTING' }),
      newStore({ mon: '' }),
    ].map((row, index) => `${index === 1 ? 3000 : 3000 + index};${row}`);
    const done = await load(`companyId;${NEW_STORE};Öffnung\n${rows.map((row) => `${row};x`).join('\n')}\n`);

    expect(done.count).toBe(1);
    expect(done.refused.map(({ line, field, reason }) => `${line} ${field}: ${reason}`)).toEqual([
      "3 companyId: '3000' occurs twice in the file",
      "4 mon: '18:00-08:00' ends before it begins",
      "5 mon: '08:00-13:00' and '12:00-18:00' overlap",
      "6 mon: '25:00' is no time of a day",
      "7 lat: must be from 47.2 to 55.2, where Germany lies, is '9.9916'; lon: must be from 5.8 to 15.1, where Germany lies, is '48.3984'",
      "8 lat: must be from 47.2 to 55.2, where Germany lies, is '98,3'",
      "9 state: 'Preußen' is no federal state of Germany",
      "10 state: 'Hesen' is no federal state of Germany; is it 'Hessen'?",
      "11 zipCode: must be five digits, is '1067': a spreadsheet has dropped its zero",
      "12 services: 'CUTING' is no service; is it 'CUTTING'?",
      '13 mon, tue, wed, thu, fri, sat, sun: are all empty: a store opens on at least one day',
    ]);
    expect(done.unknownColumns).toEqual([expect.objectContaining({ line: 1, column: 'Öffnung' })]);
    expect(await find('3000')).toBeDefined();
  });

  it.each([
    ["mon: is stated twice, by 'Mo.' and by 'mon'", { 'Mo.': '8:00-9:00', mon: '' }],
    ["tue: is stated twice, by 'Di' and by 'Di.'", { Di: '', 'Di.': '8:00-9:00' }],
    ["Sonntag: is the same day as 'sun'", { So: '13:00-18:00', Sonntag: '' }],
  ])('refuses a store of JSON with two values of one day: %s', async (reason, openingHours) => {
    const content = JSON.stringify([
      { companyId: '1001', openingHours },
      { companyId: '1002', services: '' },
    ]);
    const done = await load(content, { endedPercent: 100 }, 'stores.json');

    expect(done.refused.map((one) => `${one.line} ${one.field}: ${one.reason}`)).toEqual([`1 ${reason}`]);
    expect(done.count).toBe(1);
  });

  it.each([
    ['companyId;sun;So', "1 So: is the same day as 'sun'"],
    ['companyId;Montag;Mo.', "1 Mo.: is the same day as 'Montag'"],
    ['companyId;sun;sun', '1 sun: column occurs twice'],
  ])('refuses a CSV file with two columns of one meaning: %s', async (header, reason) => {
    const done = await load(`${header}\n1001;8:00-9:00;10:00-11:00\n`);

    expect(done.refused.map((one) => `${one.line} ${one.field}: ${one.reason}`)).toEqual([reason]);
    expect(done).toMatchObject({ isWritten: false, count: 0 });
  });

  it.each([
    ['specialOpenings', '1.3.2027 25:00-26:00 Inventur', "'25:00' is no time of a day"],
    ['specialOpenings', '1.3.2027 22:00-2:00 Nacht', "'22:00-02:00' ends before it begins"],
    ['specialOpenings', '31.02.2027 8:00-12:00 Inventur', 'must be a date like 2026-12-03 or 03.12.2026'],
    ['specialOpenings', '28.03.2027 2:30-5:00 Nacht', '2027-03-28 has no 02:30: the clock goes forward'],
    ['specialOpenings', '1.3.2027 8:00-9:00 A | 1.3.2027 9:00-10:00 B', 'has 2027-03-01 twice'],
    ['specialOpenings', '1.3.2027 8:00-9:00', "must be like '13.12.2026 13:00-18:00"],
    ['openingOffers', '5.3.2027 - 1.3.2027 Aktion: Mo. 8:00-9:00', 'ends on 2027-03-01, before it begins'],
    ['openingOffers', '5.3.2027 Aktion: Mo. 8:00-9:00', "must be like '01.12.2026 - 23.12.2026"],
    ['openingOffers', '1.3.2027 - 5.3.2027 Aktion: Montag 8:00-9:00', 'must begin with Mo., Di., … or So.'],
    ['openingOffers', '1.3.2027 - 5.3.2029 Aktion: Mo. 8:00-9:00', 'lasts more than 366 days'],
    ['news', 'Bäume; Frisch; 31.02.2027 - 1.3.2027', 'must be a date like 2026-12-03 or 03.12.2026'],
    ['news', 'Bäume; Frisch; 5.3.2027 - 1.3.2027', 'ends on 2027-03-01, before it begins'],
    ['news', 'Bäume; Frisch', "must be like 'Weihnachtsbäume sind da;"],
    ['news', 'Bäume; Frisch; 1.3.2027 - 5.3.2027; javascript:alert(1)', 'must be addresses such as'],
    ['flyers', 'Angebote; 1.3.2027 - 5.3.2027; flyer.webp', 'must be addresses such as'],
    ['flyers', 'Angebote; 1.3.2027 - 5.3.2027', "must be like 'Angebote der Woche;"],
    ['picture', 'https://media.example/1.webp', 'pages load no pictures of other sites'],
    [
      'flyers',
      'A; 1.3.2027 - 5.3.2027; https://media.example/1.webp',
      'pages load no pictures of other sites',
    ],
    ['picture', '/a.webp | /b.webp', 'has more addresses than one'],
    ['marketCmsUrls', 'markt.example/ulm/', 'must be addresses such as https://markt.example/ulm/'],
    ['marketCmsUrls', 'file:///etc/passwd', 'must be addresses such as https://markt.example/ulm/'],
    ['marketCmsUrls', 'https://eva:geheim@markt.example/', 'must be addresses such as'],
    ['marketCmsUrls', 'https://markt.example/#team', 'must be addresses such as'],
    ['marketCmsUrls', `https://markt.example/${'a'.repeat(500)}`, 'must be addresses such as'],
    ['marketCmsUrls', Array.from({ length: 11 }, () => 'https://markt.example/').join('|'), 'more than 10'],
  ])('refuses in %s: %s', async (column, value, reason) => {
    const { refused, isWritten } = await load(`companyId;${column}\n1001;"${value}"\n`);

    expect(isWritten).toBe(false);
    expect(refused).toEqual([{ line: 2, field: column, reason: expect.stringContaining(reason) }]);
  });

  it.each(['online', 'stores', 'regions', 'flyers', 'U_17', '2,0E+3'])(
    'refuses the number %s, which is a name of another thing, or none',
    async (companyId) => {
      const { refused, isWritten } = await load(`${NEW_COLUMNS}\n${companyId};${newStore()}\n`);

      expect(isWritten).toBe(false);
      expect(refused).toEqual([
        {
          line: 2,
          field: 'companyId',
          reason: `must be letters, digits and '-', with a digit, is '${companyId}'`,
        },
      ]);
    },
  );

  it('reads reasons that begin with a digit', async () => {
    const days = '2026-12-25 geschlossen 1. Weihnachtstag | 26.12.2026 13:00 - 18:00 Uhr 2. Weihnachtstag';
    expect((await load(`companyId;specialOpenings\n1001;${days}\n`)).refused).toEqual([]);
    expect((await find('1001'))?.specialOpenings).toEqual([
      { date: '2026-12-25', reason: '1. Weihnachtstag', hours: [] },
      { date: '2026-12-26', reason: '2. Weihnachtstag', hours: [{ from: '13:00', to: '18:00' }] },
    ]);
  });

  it('changes nothing by the same file again, also where its days are over', async () => {
    const file =
      'companyId;specialOpenings;openingOffers\n1001;1.3.2024 geschlossen Inventur;1.3.2024 - 5.3.2024 X: Mo. 8:00-9:00\n';
    await load(file);
    await data.db.query('delete from store_change');

    expect(await load(file)).toMatchObject({ count: 1, unchanged: 1 });
    expect(await data.db.query('select from store_change')).toEqual([]);
  });

  it('refuses a file without numbers, and one that states nothing', async () => {
    expect((await load('Marktnummer;name\n1001;X\n')).refused).toEqual([
      { line: 1, field: 'companyId', reason: "column is missing; is it 'Marktnummer'?" },
    ]);
    expect((await load('companyId;Etage\n1001;2\n')).refused).toEqual([
      { line: 2, field: '', reason: expect.stringContaining('nothing was imported') },
    ]);
    expect((await load('{"a":1}', {}, 'a.json')).refused).toEqual([
      { line: 1, field: '', reason: 'must be an array of stores' },
    ]);
  });

  it('asks before a large effect, and changes nothing in a dry run', async () => {
    const file = 'companyId;services\n1001;\n1003;\n1004;\n1005;\n';
    const asked = await load(file, { endedPercent: 50 });
    expect(asked.isWritten).toBe(false);
    expect(asked.refusals).toEqual([
      '4 of 6 stores would lose collecting or reserving (67 %, more than 50 %): 1001, 1003, 1004, …',
    ]);
    expect((await load(file, { isDryRun: true })).isWritten).toBe(false);
    expect((await find('1001'))?.services).not.toEqual([]);
    expect((await load(file, { endedPercent: 50, isConfirmed: true })).isWritten).toBe(true);
    expect((await load('companyId;lat\n1001;48.1\n')).refusals).toEqual([
      expect.stringContaining('would move by more than 20 km'),
    ]);
  });

  it('notes which hours it has changed, and the sample stores do not come back', async () => {
    await data.db.query('delete from store_change');
    await load('companyId;sun;name\n1001;13:00-18:00;Neu\n1002;;Neu\n');

    expect(await data.db.query('select company_id, changed_by, kind from store_change')).toEqual([
      { company_id: '1001', changed_by: 'import', kind: 'openingHours' },
    ]);
    expect(await data.db.query('select filled_by from store_state')).toEqual([{ filled_by: 'import' }]);
  });
});
