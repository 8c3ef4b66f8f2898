import { createBus } from '../bus/bus';
import { HttpError } from '../http/http-error';

/** Nothing is painted here. */
jest.mock('../widget/after-paint', () => ({ afterPaint: (work: () => void) => work() }));

const HAMMER = { itemId: '1', productId: 'p1' };
const SAW = { itemId: '2', productId: 'p2' };

interface Sent {
  path: string;
  itemId: string;
  answer(): void;
  refuse(error: HttpError): void;
}

/** A page with hearts: its script starts anew. `onList` is what the server has. */
async function openPage(onList: string[] = []) {
  jest.resetModules();
  const { toggleWish, resumeWishes } = await import('./wish');
  const bus = createBus();
  const sent: Sent[] = [];
  const saved = new Set(onList);
  const entries = () =>
    [...saved].map((itemId) => ({ entryId: `e${itemId}`, itemId, productId: '', quantity: 1 }));
  const api = {
    call: ({ path }: { path: string }, { form }: { form: { itemId: string } }) =>
      new Promise((resolve, reject) => {
        const { itemId } = form;
        sent.push({
          path,
          itemId,
          answer() {
            if (path.includes('addItem')) saved.add(itemId);
            else saved.delete(itemId);
            resolve({ wishlist: entries(), count: saved.size });
          },
          refuse: reject,
        });
      }),
  };
  bus.set('wishlist', { items: entries(), count: saved.size });
  const context = { api, bus, track: () => undefined, text: (key: string) => key, source: 'test' } as never;
  return {
    sent,
    toggle: (item: typeof HAMMER) => toggleWish(context, item),
    resume: () => resumeWishes(context),
    bus,
    shown: () => bus.get('wishlist')?.items.map(({ itemId }) => itemId),
  };
}

/** Until all calls that can be made now are made. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => sessionStorage.clear());

it('shows a heart at once, and sends it', async () => {
  const page = await openPage();
  void page.toggle(HAMMER);
  await settle();
  expect(page.shown()).toEqual(['1']);
  page.sent[0]?.answer();
  await settle();

  expect(page.shown()).toEqual(['1']);
  expect(sessionStorage).toHaveLength(0);
});

it('completes all hearts that another page interrupted, in their order', async () => {
  const list = await openPage();
  void list.toggle(HAMMER);
  void list.toggle(SAW);
  await settle();
  expect(list.sent.map(({ itemId }) => itemId)).toEqual(['1']);

  const next = await openPage();
  void next.resume();
  await settle();
  expect(next.shown()).toEqual(['2', '1']);
  next.sent[0]?.answer();
  await settle();
  next.sent[1]?.answer();
  await settle();
  expect(next.sent.map(({ itemId }) => itemId)).toEqual(['1', '2']);
  expect(next.shown()).toEqual(['1', '2']);
  expect(sessionStorage).toHaveLength(0);
});

it('resumes once on a page with several widgets that have hearts', async () => {
  const list = await openPage();
  void list.toggle(HAMMER);
  void list.toggle(SAW);
  await settle();

  const next = await openPage();
  void next.resume();
  void next.resume();
  await settle();
  expect(next.sent.map(({ itemId }) => itemId)).toEqual(['1']);
  const again = await openPage();
  void again.resume();
  await settle();
  // Nothing is lost if that page is left too.
  expect(again.shown()).toEqual(['2', '1']);
});

it('does not send again what has arrived without its answer', async () => {
  const list = await openPage();
  void list.toggle(HAMMER);
  await settle();

  const next = await openPage(['1']);
  await next.resume();
  expect(next.sent).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('lets the last press on an item decide', async () => {
  const list = await openPage();
  void list.toggle(HAMMER);
  await settle();
  void list.toggle(HAMMER);
  await settle();
  list.sent[0]?.answer();
  await settle();
  expect(list.shown()).toEqual([]);

  const next = await openPage(['1']);
  void next.resume();
  await settle();
  expect(next.sent[0]?.path).toContain('removeItem');
  expect(next.shown()).toEqual([]);
});

it.each([
  ['is given up when the API refuses it', new HttpError('bad-request', 'no', 409), 0],
  ['is tried again with the next page after a lost connection', new HttpError('timeout', 'no'), 1],
])('a heart %s', async (_, error, left) => {
  const list = await openPage();
  void list.toggle(HAMMER);
  await settle();
  list.sent[0]?.refuse(error);
  await settle();
  expect(list.shown()).toEqual([]);

  const next = await openPage();
  void next.resume();
  await settle();
  expect(next.sent).toHaveLength(left);
});

it('ignores what cannot be read in the storage of the browser', async () => {
  sessionStorage.setItem('pending-wish', '{"itemId":"1"}');
  const page = await openPage();
  await page.resume();
  sessionStorage.setItem('pending-wish', 'x');
  await page.resume();

  expect(page.sent).toEqual([]);
});

it('sends nothing from a page of another site, neither a new press nor an interrupted one', async () => {
  const first = await openPage();
  void first.toggle(HAMMER);
  await settle();
  const page = await openPage();
  page.bus.set('isOtherSite', true);

  await page.toggle(SAW);
  await page.resume();

  expect([page.sent, page.shown()]).toEqual([[], []]);
});
