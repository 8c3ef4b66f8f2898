/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import type { ErrorBody, ProductDetail, ProductList, Recall, RecallList } from '@fachwerk/shared/contracts';
import { aRecall } from '../../testing/a-recall';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { importRecalls } from './import-recalls';
import { parseRecalls } from './recall-file';

const TODAY = '2026-11-30';
const NOW = new Date(`${TODAY}T12:00:00Z`);
const ITEM = '100401';

const fileOf = (...recalls: object[]) => JSON.stringify(recalls);

describe('a file of recalls', () => {
  const faultsOf = (...recalls: object[]) =>
    parseRecalls(fileOf(...recalls), TODAY).faults.map(({ recall, field }) => `${recall} ${field}`);

  it('is read', () => {
    expect(parseRecalls(fileOf(aRecall()), TODAY)).toMatchObject({
      recalls: [{ recallId: 'R-1', lots: ['Charge 2026-03'], closedOn: null }],
      faults: [],
    });
  });

  it.each([
    ['one remedy only', { remedies: ['REFUND'] }, 'remedies'],
    ['the same remedy twice', { remedies: ['REFUND', 'REFUND'] }, 'remedies'],
    ['a hazard that is played down', { hazard: 'In seltenen Fällen kann das Gerät brennen.' }, 'hazard'],
    ['a precaution', { hazard: 'Wir rufen das Gerät vorsorglich zurück.' }, 'hazard'],
    ['no free way to ask', { contact: { email: 'a@example.org' } }, 'contact'],
    ['a page without encryption', { contact: { link: 'http://example.org/' } }, 'contact.link'],
    ['no item', { itemIds: [] }, 'itemIds'],
    ['a picture that is a script', { picture: 'javascript:alert(1)' }, 'picture'],
    ['days in the wrong order', { soldFrom: '2026-05-01', soldTo: '2026-04-01' }, 'soldTo'],
    ['a day in the future', { publishedOn: '2026-12-01' }, 'publishedOn'],
    ['a day that does not exist', { publishedOn: '2026-02-30' }, 'publishedOn'],
    ['a field with a typing error', { hazzard: 'x' }, 'hazzard'],
  ])('is refused with %s', (_what, wrong, field) => {
    expect(faultsOf({ ...aRecall(), ...wrong })).toContain(`R-1 ${field}`);
  });

  it('has each number once, and a fault delays no other recall', () => {
    const { recalls, faults } = parseRecalls(
      fileOf(aRecall(), aRecall(), { ...aRecall('R-2'), remedies: [] }, aRecall('R-3')),
      TODAY,
    );

    expect(recalls.map(({ recallId }) => recallId)).toEqual(['R-1', 'R-3']);
    expect(faults.map(({ recall }) => recall)).toEqual(['R-1', 'R-2']);
  });

  it('must be a list in JSON', () => {
    expect(parseRecalls('{', TODAY).faults).toHaveLength(1);
    expect(parseRecalls('{}', TODAY).faults).toHaveLength(1);
  });

  it('has plain texts', () => {
    const { recalls } = parseRecalls(fileOf({ ...aRecall(), title: '<b onclick="x()">Gerät</b>' }), TODAY);
    expect(recalls).toMatchObject([{ title: 'Gerät' }]);
  });
});

describe('a recall', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.setStock(ITEM, 50);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    // Closed, so that the item is for sale.
    await store({ ...aRecall(), closedOn: TODAY });
    await shop.db.query('delete from recall');
  });

  const store = (recall: object, isDryRun = false) =>
    importRecalls(shop.db, fileOf(recall), { isDryRun, now: NOW });
  const product = async () => (await shop.app.inject('/rest/products/1004/')).json<ProductDetail>();
  const add = () => visitor.post('/basket/add/', { itemId: ITEM, quantity: 1 });

  it('is on its page and in the list, open ones first', async () => {
    await store({ ...aRecall('R-OLD'), closedOn: TODAY });
    await store({ ...aRecall(), publishedOn: '2026-11-01' });

    const { recalls } = (await shop.app.inject('/rest/recalls/')).json<RecallList>();
    expect(recalls.map(({ recallId, isOpen }) => [recallId, isOpen])).toEqual([
      ['R-1', true],
      ['R-OLD', false],
    ]);
    const answer = await shop.app.inject('/rest/recalls/R-1/');
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    expect(answer.json<Recall>()).toMatchObject({
      title: 'Heißluftpistole HP 2000',
      publishedText: '01.11.2026',
      soldText: '01.03.2026 bis 30.11.2026',
      items: [{ itemId: ITEM, name: 'Universaldübel Nylon', url: '/p/universalduebel-nylon-1004/' }],
      remedies: ['REPLACEMENT', 'REFUND'],
    });
  });

  it('that does not exist is not found', async () => {
    const answer = await shop.app.inject('/rest/recalls/R-99/');
    expect([answer.statusCode, answer.json<ErrorBody>().globalErrors[0]?.msg]).toEqual([
      404,
      'error.recall.notFound',
    ]);
  });

  it('stops the sale of its item everywhere until it is closed', async () => {
    expect((await add()).statusCode).toBe(200);
    await store(aRecall());

    expect(await product()).toMatchObject({
      statusOnline: 'Unavailable',
      recalls: [{ recallId: 'R-1', title: 'Heißluftpistole HP 2000' }],
    });
    const { items } = (await shop.app.inject('/rest/products/?q=1004')).json<ProductList>();
    expect(items.find(({ itemId }) => itemId === ITEM)?.statusOnline ?? 'Unavailable').toBe('Unavailable');
    // A process knows the version of the catalogue within a second; what came in before is not orderable.
    await until(async () => (await add()).statusCode === 400);
    const refused = await add();
    expect(refused.json<ErrorBody>().globalErrors[0]?.msg).toBe('error.item.recalled');
    expect((await visitor.get('/rest/basket/')).json()).toMatchObject({
      onlineCart: { positions: [{ itemId: ITEM, orderable: 0 }] },
    });

    await store({ ...aRecall(), closedOn: TODAY });
    expect(await product()).toMatchObject({ statusOnline: 'Available' });
    expect(await product()).not.toHaveProperty('recalls');
    await until(async () => (await add()).statusCode === 200);
  });

  it('holds for an item that an import brings back', async () => {
    await store({ ...aRecall(), itemIds: ['990001'] });
    const [row] = await shop.db.query<{ isRecalled: boolean }>(
      `insert into item (id, product_id, ean, position, attributes, price_cents, tax_rate, delivery_days_min,
         delivery_days_max, weight_grams)
       values ('990001', '1004', '2099990001006', 9, '{}', 100, 1900, 1, 2, 1) returning is_recalled as "isRecalled"`,
    );
    expect(row).toEqual({ isRecalled: true });
    await shop.db.query(`delete from item where id = '990001'`);
  });

  it('is only planned with --dry-run, and reports what changes', async () => {
    expect(await store(aRecall(), true)).toMatchObject({ results: [{ recallId: 'R-1', result: 'new' }] });
    expect((await shop.app.inject('/rest/recalls/R-1/')).statusCode).toBe(404);

    await store(aRecall());
    expect(await store(aRecall())).toMatchObject({ results: [{ result: 'unchanged' }], unknownItems: [] });
    expect(await store({ ...aRecall(), itemIds: [ITEM, '777'] })).toMatchObject({
      results: [{ result: 'changed' }],
      unknownItems: [{ recallId: 'R-1', itemIds: ['777'] }],
    });
  });
});
