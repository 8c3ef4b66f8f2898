import type { Placement } from '../release/release-index';
import { createIsolatedContainer } from './isolated-container';

const place = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const containerOf = (element: HTMLElement, reserve?: { minHeight: number }) => {
  const addStyles = jest.fn(() => Promise.resolve());
  const removeStyles = jest.fn();
  const createRoot = () => document.createElement('div');
  return {
    addStyles,
    removeStyles,
    container: createIsolatedContainer(element, { reserve, addStyles, removeStyles, createRoot }),
  };
};
/** Visible content: the shadow root, with the content of its slot. */
const seen = (element: HTMLElement): string => {
  const host = element.shadowRoot ? element : (element.querySelector(':scope > div') as HTMLElement);
  const root = host.shadowRoot!;
  return (root.textContent + (root.querySelector('slot') ? host.textContent : '')).trim();
};

it('shows what the page has there until the widget is ready, and never both', () => {
  const element = place('<div data-widget="a"><p>Ersatz</p></div>');
  const { container } = containerOf(element);
  expect(seen(element)).toBe('Ersatz');

  container.open().append('Widget');
  container.show();

  expect(seen(element)).toBe('Widget');
  expect(element).toHaveAttribute('data-isolated', '');
  expect(element.innerHTML).toBe('<p>Ersatz</p>');
});

it('puts the page’s content back when the widget fails, and takes a second one', () => {
  const element = place('<div data-widget="a"><p>Ersatz</p></div>');
  const first = containerOf(element);
  first.container.open().append('kaputt');
  first.container.show();
  first.container.restore();
  expect(seen(element)).toBe('Ersatz');
  expect(element).not.toHaveAttribute('data-isolated');
  expect(first.removeStyles).toHaveBeenCalledWith(element.shadowRoot);

  const second = containerOf(element);
  second.container.open().append('besser');
  second.container.show();
  expect(seen(element)).toBe('besser');
});

it('replaces server HTML instead of hydrating it', () => {
  const element = place('<div><div data-widget-root data-ssr>vom Server</div></div>');
  const { container } = containerOf(element);
  expect(container).toMatchObject({ hasServerHtml: true, canHydrate: false });
  expect(seen(element)).toBe('vom Server');
});

it('uses a child element if the page’s element cannot have a shadow root', () => {
  const element = place('<ul data-widget="a"><li>Ersatz</li><script data-widget-data>{}</script></ul>');
  const { container } = containerOf(element);
  expect(seen(element)).toBe('Ersatz');
  container.open().append('Widget');
  container.show();
  expect(seen(element)).toBe('Widget');
  expect(element.querySelector(':scope > script')).not.toBeNull();
});

it('reserves space for an empty element until the widget is shown', () => {
  const element = place('<div></div>');
  const { container } = containerOf(element, { minHeight: 120 });
  expect(element.style.minHeight).toBe('120px');
  container.open();
  container.show();
  expect(element).not.toHaveAttribute('style');
});

it('is seen where the page hides all elements of its kind, but not where this one is hidden', () => {
  document.head.innerHTML = '<style>div { display: none !important }</style>';
  const element = place('<div></div>');
  containerOf(element);
  expect(getComputedStyle(element).display).toBe('block');
  const hidden = place('<div hidden></div>');
  containerOf(hidden);
  expect(getComputedStyle(hidden).display).toBe('none');
  document.head.innerHTML = '';
});

it('is styled for the version that is to be mounted', async () => {
  const element = place('<div></div>');
  const { container, addStyles } = containerOf(element);
  const placement = { name: 'a' } as Placement;
  await container.addStyles?.(placement);
  expect(addStyles).toHaveBeenCalledWith(element.shadowRoot, placement);
});
