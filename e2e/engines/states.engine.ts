import type { APIRequestContext } from '@playwright/test';
import { STATES } from '../page-states';
import type { Cookie, Engine } from './engine';
import { expect, test } from './test';
import { until, type Visitor, visitorWith } from './visitor';

/** States of the elements of each widget on a page. */
type WidgetStates = Record<string, string[]>;

/** From `page-states.ts`: one of each type of page. */
const PAGES = [
  ...['the start page', 'a category with categories', 'a list with filters', 'a search without results'],
  ...['a product with variants', 'a sold out product', 'a product with an energy label'],
  ...['a comparison of two items', 'the form of a sold out product', 'the empty cart', 'the filled cart'],
  ...['a page that does not exist', 'the list of all stores', 'a store', 'stores near a postcode'],
  ...['the login', 'the login after logging in', 'the registration', 'the request for a new password'],
  ...['the account', 'the withdrawal', 'the imprint', 'the privacy notice', 'the page about shipping'],
  'the terms',
];

const statesOn = (engine: Engine): Promise<WidgetStates> =>
  engine.evaluate(() => {
    const states: Record<string, string[]> = {};
    for (const { dataset } of Array.from(document.querySelectorAll<HTMLElement>('[data-widget]')))
      (states[dataset.widget ?? ''] ??= []).push(dataset.widgetState ?? 'none');
    for (const name of Object.keys(states)) states[name]?.sort();
    return states;
  });

/** Opens the page in both browsers until the widgets are in the same states. */
async function expectSameStates(visitor: Visitor, chromium: Visitor, url: string): Promise<void> {
  await Promise.all([visitor.open(url), chromium.open(url)]);
  await chromium.isQuiet();
  const expected = await statesOn(chromium.engine);
  expect(Object.keys(expected).length, `widgets on ${url}`).toBeGreaterThan(0);
  await until(async () => expect(await statesOn(visitor.engine), url).toEqual(expected));
}

/** The cookies of a visitor who has prepared what the page shows. */
const cookiesOf = async (request: APIRequestContext): Promise<Cookie[]> =>
  (await request.storageState()).cookies.map(({ name, value, httpOnly }) => ({ name, value, httpOnly }));

for (const name of PAGES)
  test(`the widgets on ${name} are in the same states as in Chromium`, async ({
    chromium,
    request,
    shop,
    visitor,
  }) => {
    const state = STATES.find((one) => one.name === name);
    if (!state) throw new Error(`There is no state "${name}" in page-states.ts.`);
    const path = await state.path(request);
    const reference = visitorWith(chromium);
    await reference.open(shop.url('/robots.txt'));
    for (const engine of [chromium, visitor.engine]) await engine.useCookies(await cookiesOf(request));
    await expectSameStates(visitor, reference, shop.url(path));
  });

test('the widgets in all previews are in the same states as in Chromium', async ({
  chromium,
  request,
  shop,
  visitor,
}) => {
  test.setTimeout(600_000);
  const answer = await request.get('/federation/widgets');
  const { widgets } = (await answer.json()) as { widgets: { name: string }[] };
  const reference = visitorWith(chromium);
  await reference.open(shop.url('/robots.txt'));
  await chromium.useCookies([]);
  for (const { name } of widgets)
    await expectSameStates(visitor, reference, shop.url(`/widgets/preview/${name}/`));
});
