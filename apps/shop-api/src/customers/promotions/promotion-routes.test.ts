/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { UserState } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { MOST_PER_DAY, promotionViews } from './promotion-views';

jest.setTimeout(60_000);

const [server = ''] = testServers;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(server);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from promotion_view'));

const winter = {
  promotionId: 'winter-2026',
  promotionName: 'Winter',
  creativeName: 'Garten winterfest',
  creativeSlot: 'start-1',
};
const ALLOWED = 'consent=1.promotion-tracking';
const counted = () =>
  shop.db.query('select promotion_id as id, views from promotion_view order by promotion_id');

/** A view with these cookies beside those of the session. */
async function view(cookies: string, payload: unknown = winter) {
  const visitor = new Visitor(shop.app);
  const csrf = (await visitor.get('/rest/user/')).json<UserState>().csrf.value;
  return shop.app.inject({
    method: 'POST',
    url: '/rest/tracking/promotion/',
    headers: {
      accept: 'application/json',
      cookie: `${visitor.cookie}; ${cookies}`,
      'x-csrf-token': csrf,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(payload),
  });
}

it('answers the data and counts the view with consent', async () => {
  const answer = await view(ALLOWED);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(winter);
  await view('consent=1.survey.promotion-tracking');
  expect(await counted()).toEqual([{ id: 'winter-2026', views: 2 }]);
});

it('counts the view in the app by its permissions, whatever a browser had decided', async () => {
  expect((await view(`app=ios; app-permissions=maps.usage`)).statusCode).toBe(200);
  expect((await view(`app=ios; app-permissions=none; ${ALLOWED}`)).statusCode).toBe(204);
  expect((await view(`app=ios; ${ALLOWED}`)).statusCode).toBe(204);
  // With two cookies of a name one may be of another host of the site.
  expect((await view(`app=ios; app-permissions=usage; app-permissions=none`)).statusCode).toBe(204);
  expect((await view(`app=ios; app=android; app-permissions=usage`)).statusCode).toBe(204);
  // A browser is no app, as for the page.
  expect((await view(`app-permissions=none; ${ALLOWED}`)).statusCode).toBe(200);
});

it.each([
  ['no decision', 'other=1'],
  ['everything denied', 'consent=1'],
  ['another service only', 'consent=1.analytics'],
  ['a decision about older questions', 'consent=0.promotion-tracking'],
  ['a cookie that cannot be read', 'consent=%'],
])('counts nothing with %s: 204', async (_with, cookie) => {
  const answer = await view(cookie);

  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await counted()).toEqual([]);
});

it.each([
  [{ ...winter, promotionId: '' }],
  [{ ...winter, promotionId: 'x'.repeat(61) }],
  [{ ...winter, promotionName: 'x'.repeat(121) }],
  [{ ...winter, creativeSlot: 'a\u0000b' }],
  [{ promotionName: 'Winter' }],
  [{ ...winter, promotionId: ['a'] }],
])('refuses %j', async (payload) => {
  expect((await view(ALLOWED, payload)).statusCode).toBe(400);
  expect(await counted()).toEqual([]);
});

it('counts views at the same moment together', async () => {
  const { count } = promotionViews(shop.db);
  await Promise.all(Array.from({ length: 20 }, () => count(winter)));

  expect(await counted()).toEqual([{ id: 'winter-2026', views: 20 }]);
});

it('takes no more promotions than a day may have, and goes on counting those it has', async () => {
  await shop.db.query(
    `insert into promotion_view (day, promotion_id, promotion_name, creative_name, creative_slot)
     select current_date, 'p' || n, '', '', '' from generate_series(1, ${MOST_PER_DAY}) n`,
  );
  const { count } = promotionViews(shop.db);
  await count(winter);
  await count({ promotionId: 'p1', promotionName: '', creativeName: '', creativeSlot: '' });

  const rows = await counted();
  expect(rows).toHaveLength(MOST_PER_DAY);
  expect(rows).toContainEqual({ id: 'p1', views: 2 });
});

it('forgets days that are no longer compared', async () => {
  await shop.db.query(
    `insert into promotion_view (day, promotion_id, promotion_name, creative_name, creative_slot)
     values (current_date - 401, 'old', '', '', ''), (current_date - 399, 'kept', '', '', '')`,
  );
  await promotionViews(shop.db).removeOld();

  expect(await counted()).toEqual([{ id: 'kept', views: 1 }]);
});

it('lists the most seen of the last 30 days for operators', async () => {
  await shop.db.query(
    `insert into promotion_view (day, promotion_id, promotion_name, creative_name, creative_slot, views)
     values (current_date - 30, 'a', '', '', '', 90), (current_date - 29, 'b', 'Bad', 'Wanne', 'start', 2),
       (current_date, 'b', 'Bad', 'Wanne', 'start', 3), (current_date, 'c', '', '', '', 4)`,
  );

  expect(await promotionViews(shop.db).list()).toEqual([
    { promotionId: 'b', promotionName: 'Bad', creativeName: 'Wanne', creativeSlot: 'start', views: 5 },
    { promotionId: 'c', promotionName: '', creativeName: '', creativeSlot: '', views: 4 },
  ]);
});
