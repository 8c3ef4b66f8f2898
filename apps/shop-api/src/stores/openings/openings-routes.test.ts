/** @jest-environment node */
import type { StatedOpenings, Store } from '@fachwerk/shared/contracts';
import type { InjectOptions } from 'fastify';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createStoreRepository, writeStores } from '../store/store-repository';

const TOKENS = {
  stores: 'stores-token-0123456',
  own: 'store-1001-token-0123456',
  other: 'store-1002-token-0123456',
};

describe('the hours that a store states', () => {
  let shop: TestShop;
  beforeAll(async () => {
    const deskTokens = [`stores:${TOKENS.stores}`, `1001:${TOKENS.own}`, `1002:${TOKENS.other}`];
    shop = await openTestShop('embedded', { deskTokens, now: () => new Date('2026-12-01T10:00:00Z') }, []);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());

  const send = (method: InjectOptions['method'], path: string, payload?: object, token = TOKENS.stores) =>
    shop.app.inject({
      method,
      url: `/rest/desk/stores/1001/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const store = async () => (await shop.app.inject('/rest/stores/1001/')).json<Store>();
  /** Without the holidays, which every store has. */
  const statedDays = async () => (await store()).specialOpenings.filter(({ date }) => date < '2026-12-24');
  const sunday = { reason: 'Verkaufsoffener Sonntag', hours: [{ from: '13:00', to: '18:00' }] };

  it('are stated, shown, changed and removed, each with a row of the history', async () => {
    const answer = await send('PUT', 'special-openings/06.12.2026/', sunday, TOKENS.own);
    expect(answer.statusCode).toBe(200);
    expect(await statedDays()).toEqual([
      expect.objectContaining({ date: '2026-12-06', reason: sunday.reason, hours: sunday.hours }),
    ]);

    await send('PUT', 'special-openings/2026-12-06/', { ...sunday, hours: [] });
    expect((await store()).specialOpenings[0]).toMatchObject({ date: '2026-12-06', hours: [] });

    const removed = (await send('DELETE', 'special-openings/2026-12-06/')).json<StatedOpenings>();
    expect(await statedDays()).toEqual([]);
    expect(removed.changes.map(({ by, kind }) => [by, kind])).toEqual([
      ['stores', 'specialOpenings'],
      ['stores', 'specialOpenings'],
      ['1001', 'specialOpenings'],
    ]);
    expect((await send('GET', 'openings/')).json<StatedOpenings>()).toEqual(removed);
  });

  it('have offers by German days, shown while they are active or near', async () => {
    const hours = { 'Mo.': [{ from: '08:00', to: '21:00' }], 'So.': [] };
    await send('PUT', 'opening-offers/2026-12-03/', { name: 'Advent', end: '23.12.2026', hours });

    expect((await store()).openingOffers).toEqual([
      expect.objectContaining({
        name: 'Advent',
        isActive: false,
        text: '03.12.2026 - 23.12.2026',
        openingHours: { mon: [{ from: '08:00', to: '21:00' }], sun: [] },
      }),
    ]);
    await send('DELETE', 'opening-offers/2026-12-03/');
    expect((await store()).openingOffers).toEqual([]);
  });

  it('are kept in the order of the day, however they were sent', async () => {
    const [evening, morning] = [
      { from: '14:00', to: '20:00' },
      { from: '06:00', to: '12:00' },
    ];
    await send('PUT', 'special-openings/2026-12-01/', { reason: 'Inventur', hours: [evening, morning] });
    await send('PUT', 'opening-offers/2026-12-02/', {
      name: 'Advent',
      end: '2026-12-02',
      hours: { 'Mi.': [evening, morning] },
    });

    const { specialOpenings, openingOffers, opening } = await store();
    expect(specialOpenings[0]?.hours).toEqual([morning, evening]);
    expect(openingOffers?.[0]?.openingHours).toEqual({ wed: [morning, evening] });
    // Eleven in the morning.
    expect(opening.text).toContain('12:00');
    await send('DELETE', 'special-openings/2026-12-01/');
    await send('DELETE', 'opening-offers/2026-12-02/');
  });

  it('reach another process, which asks for the version of the stores', async () => {
    // What a process keeps belongs to its connections.
    const other = createStoreRepository({ ...shop.db });
    await other.findAll();
    await send('PUT', 'special-openings/2026-12-20/', sunday);

    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3001);
    const found = await other.findAll();
    clock.mockRestore();
    expect(found.find(({ companyId }) => companyId === '1001')?.specialOpenings).toEqual([
      expect.objectContaining({ date: '2026-12-20' }),
    ]);
    await send('DELETE', 'special-openings/2026-12-20/');
  });

  it.each([
    ['PUT', 'special-openings/2026-02-31/', sunday],
    ['PUT', 'special-openings/x/', sunday],
    ['PUT', 'special-openings/2027-03-28/', { reason: 'Nacht', hours: [{ from: '02:30', to: '05:00' }] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: 'A', hours: [{ from: '18:00', to: '13:00' }] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: 'A', hours: [{ from: '8', to: '13:00' }] }],
    ['PUT', 'special-openings/2026-12-06/', { hours: [] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: '  ', hours: [] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: 'Nacht\u0000', hours: [] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: '\uD83D Nacht', hours: [] }],
    ['PUT', 'special-openings/2026-12-06/', { reason: 'Nacht\r\nSUMMARY:Immer offen', hours: [] }],
    ['PUT', 'special-openings/2026-11-29/', { reason: 'Vorbei', hours: [] }],
    ['PUT', 'opening-offers/2026-11-01/', { name: 'Vorbei', end: '2026-11-29', hours: {} }],
    ['PUT', 'opening-offers/2026-12-06/', { name: '\u0000', end: '2026-12-08', hours: {} }],
    ['PUT', 'opening-offers/2026-12-06/', { name: 'A', end: '2026-12-01', hours: {} }],
    ['PUT', 'opening-offers/2026-12-06/', { name: 'A', hours: {} }],
    ['PUT', 'opening-offers/2026-12-06/', { name: 'A', end: '2026-12-08', hours: { Montag: [] } }],
    ['DELETE', 'opening-offers/morgen/', undefined],
  ] as const)('are refused by %s %s with %j', async (method, path, body) => {
    expect((await send(method, path, body)).statusCode).toBe(400);
    expect((await send('GET', 'openings/')).json<StatedOpenings>()).toMatchObject({
      specialOpenings: [],
      openingOffers: [],
    });
  });

  it('are changed by their own desk and that of all stores only', async () => {
    expect((await send('PUT', 'special-openings/2026-12-06/', sunday, TOKENS.other)).statusCode).toBe(404);
    expect((await send('GET', 'openings/', undefined, TOKENS.other)).statusCode).toBe(404);
    expect((await shop.app.inject('/rest/desk/stores/1001/openings/')).statusCode).toBe(401);
    const unknown = await shop.app.inject({
      url: '/rest/desk/stores/9999/openings/',
      headers: { authorization: `Bearer ${TOKENS.stores}` },
    });
    expect(unknown.statusCode).toBe(404);
  });

  it('are a calendar of days: closed ones whole, others with their hours', async () => {
    await send('PUT', 'special-openings/2026-12-06/', sunday);
    const answer = await shop.app.inject('/rest/stores/1001/special-openings.ics');

    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines).toContain('SUMMARY:Fachwerk Köln geöffnet: Verkaufsoffener Sonntag');
    expect(lines).toContain('DTSTART:20261206T120000Z');
    expect(lines).toContain('SUMMARY:Fachwerk Köln geschlossen: 1. Weihnachtstag');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261225');
    expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect((await shop.app.inject('/rest/stores/9999/special-openings.ics')).statusCode).toBe(404);
    await send('DELETE', 'special-openings/2026-12-06/');
  });
});
