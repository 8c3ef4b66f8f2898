import { createBus, REPLAY_EVENT, type ReplayedMessage, type ReplayRequest } from '@fachwerk/shared/bus';
import { createTimeline } from '../messages/timeline';
import { isCataloguePreview, offerReplay } from './offer-replay';

const setUp = () => {
  const timeline = createTimeline();
  const bus = createBus({ onMessage: (message) => timeline.record(message) });
  const controller = new AbortController();
  offerReplay(bus, timeline, controller.signal);
  return { bus, controller };
};
let ends: AbortController[] = [];
afterEach(() => {
  ends.forEach((controller) => controller.abort());
  ends = [];
});

const ask = (messages: ReplayRequest['messages']) =>
  new Promise<readonly ReplayedMessage[] | 'no shell' | null>((resolve) => {
    const detail: ReplayRequest = { messages, onDone: resolve };
    const isFree = document.dispatchEvent(new CustomEvent(REPLAY_EVENT, { detail, cancelable: true }));
    if (isFree) resolve('no shell');
  });

it('sends the messages in their order and says what became of each', async () => {
  const { bus, controller } = setUp();
  ends.push(controller);
  const received: unknown[] = [];
  bus.watch('cartCount', (count) => received.push(count), controller.signal);
  bus.on('cart:changed', (change) => received.push(change), controller.signal);

  const replayed = await ask([
    { kind: 'topic', name: 'cartCount', value: 3 },
    { kind: 'event', name: 'cart:changed', value: { itemCount: 3 } },
    { kind: 'topic', name: 'cartCount', value: 3 },
    { kind: 'event', name: 'cart:emptied', value: {} },
    { kind: 'event', name: 'cart:changed', value: { itemCount: 'three' } },
  ]);

  expect(received).toEqual([null, 3, { itemCount: 3 }]);
  expect(replayed).toEqual([
    { name: 'cartCount', outcome: 'received' },
    { name: 'cart:changed', outcome: 'received' },
    { name: 'cartCount', outcome: 'unchanged' },
    { name: 'cart:emptied', outcome: 'unheard' },
    { name: 'cart:changed', outcome: 'refused', fault: expect.stringMatching(/^itemCount: /) as string },
  ]);
});

it('is not there where no shell offers it', async () => {
  expect(await ask([])).toBe('no shell');
});

it('belongs to previews of the catalogue', () => {
  expect(isCataloguePreview('/widgets/preview/cart-page/')).toBe(true);
  expect(isCataloguePreview('/widgets/')).toBe(false);
});
