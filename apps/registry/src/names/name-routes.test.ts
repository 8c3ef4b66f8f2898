/** @jest-environment node */
import { type LiveWidgets, WidgetOwners } from '@fachwerk/shared/contracts';
import { releaseFor, type ReleasePlan } from '@fachwerk/shared/federation';
import { packFolder } from '../testing/pack';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { mfeFolder, shellFolder } from '../testing/version-folder';

const V1 = '1.0.0-aaaaaaa';
const V2 = '1.1.0-bbbbbbb';
let registry: TestRegistry;
let operate: string;

beforeEach(async () => {
  registry = await startTestRegistry();
  operate = await registry.token('operate');
  await registry.release(shellFolder());
});
afterEach(() => registry.close());

const order = (widget: string, to: string | null, who = operate) =>
  registry.send('POST', '/federation/widget-owners', { widget, to }, who);
const owners = async () =>
  WidgetOwners.parse((await registry.send('GET', '/federation/widget-owners', undefined, operate)).json())
    .owners;
/** Publishes over HTTP, past the gate. */
const publish = async (mfe: string, version: string, widgets: string[]) => {
  const token = await registry.token('publish', mfe);
  const body = await packFolder(mfeFolder({ mfe, version, widgets }));
  const url = `/federation/versions/${mfe}/${version}`;
  return registry.send('PUT', url, body, {
    'content-type': 'application/gzip',
    authorization: `Bearer ${token}`,
  });
};
const rollOut = (mfe: string, version: string, to: number) =>
  registry.send('POST', '/federation/rollouts', { mfe, version, to }, operate);
/** The micro-frontend that a page view gets the widget from. */
const servedBy = async (widget: string, bucket?: number) => {
  const plan = (await registry.get('/federation/plan')).json<ReleasePlan>();
  return releaseFor(plan, { bucket })?.release.widgets[widget]?.mfe;
};

describe('the name of a live widget', () => {
  beforeEach(async () => {
    await registry.release(mfeFolder({ version: V1, widgets: ['cart-page', 'mini-cart'] }));
    await registry.release(mfeFolder({ mfe: 'search', version: V1 }));
  });

  it('is handed over while visitors keep what they have', async () => {
    const answer = await order('mini-cart', 'search');

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { widget: 'mini-cart', mfe: 'search', live: [`cart@${V1}`] },
    ]);
    expect(await servedBy('mini-cart')).toBe('cart');
  });

  it('is served by its new owner as soon as that is live, also for a share of the visitors', async () => {
    await order('mini-cart', 'search');

    expect((await publish('search', V2, ['search-page', 'mini-cart'])).statusCode).toBe(201);
    expect((await rollOut('search', V2, 50)).statusCode).toBe(200);
    const buckets = Array.from({ length: 100 }, (_, index) => index * 100);
    expect(new Set(await Promise.all(buckets.map((bucket) => servedBy('mini-cart', bucket))))).toEqual(
      new Set(['cart', 'search']),
    );
    await rollOut('search', V2, 100);

    expect(await servedBy('mini-cart')).toBe('search');
    const { widgets } = (await registry.get('/federation/widgets')).json<LiveWidgets>();
    expect(widgets.filter(({ name }) => name === 'mini-cart').map(({ mfe }) => mfe)).toEqual(['search']);
  });

  it('stays in the versions of the former owner until it releases one without it', async () => {
    await order('mini-cart', 'search');

    const still = await publish('cart', V2, ['cart-page', 'mini-cart']);
    expect([still.statusCode, still.json<{ verdict: object }>().verdict]).toEqual([
      201,
      expect.objectContaining({
        findings: expect.arrayContaining([expect.objectContaining({ rule: 'widget-handed-over' })]),
      }),
    ]);
    await registry.release(mfeFolder({ version: '1.2.0-ccccccc', widgets: ['cart-page'] }));

    const again = await publish('cart', '1.3.0-ddddddd', ['cart-page', 'mini-cart']);
    expect([again.statusCode, again.body]).toEqual([422, expect.stringMatching('belongs to search')]);
  });

  it('can be handed back, and the plan follows', async () => {
    await order('mini-cart', 'search');
    await publish('search', V2, ['search-page', 'mini-cart']);
    await rollOut('search', V2, 100);
    expect(await servedBy('mini-cart')).toBe('search');

    await order('mini-cart', 'cart');

    expect(await servedBy('mini-cart')).toBe('cart');
  });

  it('is not freed: pages would lose the widget to the next who publishes it', async () => {
    const refused = await order('mini-cart', null);

    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      `The name "mini-cart" is in use: cart@${V1} is live. Hand it over to a micro-frontend, or release a version without it first.`,
    ]);
  });
});

it('a name that is not live any more is freed for the next micro-frontend', async () => {
  await registry.release(mfeFolder({ version: V1, widgets: ['cart-page', 'mini-cart'] }));
  await registry.release(mfeFolder({ version: V2 }));

  expect((await order('mini-cart', null)).json()).toEqual({ widget: 'mini-cart', mfe: null, live: [] });

  expect((await owners()).map(({ widget }) => widget)).toEqual(['cart-page']);
  expect((await publish('search', V1, ['mini-cart'])).statusCode).toBe(201);
  expect((await owners()).find(({ widget }) => widget === 'mini-cart')?.mfe).toBe('search');
});

it('both teams find the change in their audit logs, and no other team', async () => {
  await registry.release(mfeFolder({ version: V1 }));
  await registry.release(mfeFolder({ mfe: 'search', version: V1 }));
  await order('cart-page', 'search');
  const entriesOf = async (mfe: string) => {
    const token = await registry.token('publish', mfe);
    const answer = await registry.send('GET', '/federation/audit', undefined, token);
    return answer
      .json<{ entries: { action: string; actor: string; text: string }[] }>()
      .entries.filter(({ action }) => action === 'hand-over');
  };

  for (const mfe of ['cart', 'search'])
    expect(await entriesOf(mfe)).toMatchObject([
      { actor: 'token test-1', text: 'The widget name "cart-page" belongs to search now, before to cart.' },
    ]);
  expect(await entriesOf('header')).toEqual([]);
});

it('is changed by operators only, and not for a mistyped name', async () => {
  await registry.release(mfeFolder({ version: V1 }));

  expect((await order('cart-page', 'search', await registry.token('publish', 'cart'))).statusCode).toBe(403);
  expect((await registry.send('GET', '/federation/widget-owners')).statusCode).toBe(401);
  expect((await order('cart-pag', 'cart')).statusCode).toBe(404);
  expect((await order('cart-page', 'serch')).json()).toEqual({
    message: 'There is no micro-frontend "serch": it has published nothing and has no token.',
  });
  expect((await order('cart-page', 'shell')).statusCode).toBe(404);
  expect((await owners()).map(({ mfe }) => mfe)).toEqual(['cart']);
});
