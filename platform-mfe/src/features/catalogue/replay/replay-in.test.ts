import { REPLAY_EVENT, type ReplayRequest } from '@fachwerk/shared/bus';
import { replayIn } from './replay-in';

const message = { kind: 'topic', name: 'cartCount', value: 3 } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The document of a preview; `listen` starts its shell. */
function aPreview(state: string) {
  const preview = document.implementation.createHTMLDocument();
  preview.body.innerHTML = `<div data-widget="mini-cart" data-widget-state="${state}" data-widget-version="cart@1.4.0-3f9a2c1"></div>`;
  const asked: ReplayRequest['messages'][] = [];
  const listen = () =>
    preview.addEventListener(REPLAY_EVENT, (event) => {
      event.preventDefault();
      const { messages, onDone } = (event as CustomEvent<ReplayRequest>).detail;
      asked.push(messages);
      onDone(messages.map(({ name }) => ({ name, outcome: 'received' })));
    });
  const element = preview.querySelector<HTMLElement>('[data-widget]');
  return { preview, asked, listen, element };
}
const { signal } = new AbortController();

it('waits for the widget and for the shell of the preview, and sends once', async () => {
  const { preview, asked, listen, element } = aPreview('found');
  const result = replayIn(preview, 'mini-cart', [message], signal);
  await jest.advanceTimersByTimeAsync(1000);
  if (element) element.dataset.widgetState = 'mounted';
  await jest.advanceTimersByTimeAsync(1000);
  listen();
  await jest.advanceTimersByTimeAsync(1000);

  expect(await result).toEqual({
    replayed: [{ name: 'cartCount', outcome: 'received' }],
    version: 'cart@1.4.0-3f9a2c1',
  });
  expect(asked).toEqual([[message]]);
});

it('does not wait long for a widget that mounts with a message only', async () => {
  const { preview, asked, listen } = aPreview('resolved');
  listen();
  const result = replayIn(preview, 'mini-cart', [message], signal);
  await jest.advanceTimersByTimeAsync(6000);

  expect((await result).replayed).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

it('ends when no shell answers', async () => {
  const { preview } = aPreview('mounted');
  const result = replayIn(preview, 'mini-cart', [message], signal);
  await jest.advanceTimersByTimeAsync(30_000);

  expect((await result).replayed).toBeNull();
});
