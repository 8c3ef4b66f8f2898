import { createContainer } from './widget-container';

const element = (html: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
};

describe('with server HTML', () => {
  const SERVER = '<div data-widget-root="" data-ssr=""><form action="/basket/add/">kaufen</form></div>';

  it('renders into it', () => {
    const place = element(SERVER);
    const container = createContainer(place, undefined);
    expect(container.hasServerHtml).toBe(true);
    expect(container.open()).toBe(place.firstElementChild);
    container.show();
    expect(place.innerHTML).toBe(SERVER);
  });

  it('puts it back after a crash, even when React has emptied the element', () => {
    const place = element(SERVER);
    const container = createContainer(place, undefined);
    container.open().replaceChildren();
    container.restore();
    expect(place).toHaveTextContent('kaufen');
    expect(place.querySelector('form')).toHaveAttribute('action', '/basket/add/');
  });

  it('is released when the widget has left, and its pictures are emptied', () => {
    const place = element('<div data-widget-root="" data-ssr=""><picture><img alt="" /></picture></div>');
    const kept: Node[] = [];
    const keep = jest.spyOn(DocumentFragment.prototype, 'append').mockImplementation(function (
      this: DocumentFragment,
      ...nodes
    ) {
      for (const node of nodes as Node[]) kept.push(this.appendChild(node));
    });
    const container = createContainer(place, undefined);
    container.open();
    keep.mockRestore();
    expect(kept[0]?.hasChildNodes()).toBe(true);

    container.clear();

    expect(kept[0]?.hasChildNodes()).toBe(false);
  });

  it('is copied without requesting its pictures again, and put back into the page', () => {
    const place = element('<div data-widget-root="" data-ssr=""><img alt="Bohrer" loading="lazy" /></div>');
    const copied: Node[] = [];
    const copy = jest.spyOn(DocumentFragment.prototype, 'append').mockImplementation(function (
      this: DocumentFragment,
      ...nodes
    ) {
      for (const node of nodes as Node[]) copied.push(this.appendChild(node));
    });
    const container = createContainer(place, undefined);
    container.open().replaceChildren();
    copy.mockRestore();
    expect(copied[0]?.ownerDocument?.defaultView).toBeNull();

    container.restore();

    expect(place.querySelector('img')?.ownerDocument).toBe(document);
  });

  it('is not hydrated again after it failed, but still put back', () => {
    const place = element(SERVER);
    createContainer(place, undefined).restore();
    const first = createContainer(place, undefined);
    first.open().replaceChildren();
    first.restore();
    const second = createContainer(place, undefined);
    expect(second.hasServerHtml).toBe(false);
    second.open().replaceChildren('half a widget');
    second.restore();
    expect(place.textContent).toBe('kaufen');
  });
});

describe('with fallback content', () => {
  const FALLBACK = 'Bitte <a href="/stores/">Markt suchen</a>';

  it('shows it until the widget is ready', () => {
    const place = element(FALLBACK);
    const container = createContainer(place, undefined);
    const root = container.open();
    root.textContent = 'Widget';
    expect(place).toHaveTextContent('Markt suchen');
    container.show();
    expect(place.textContent).toBe('Widget');
  });

  it('shows it again when the widget fails', () => {
    const place = element(FALLBACK);
    const container = createContainer(place, undefined);
    container.open();
    container.show();
    container.restore();
    expect(place.innerHTML).toBe(FALLBACK);
  });

  it('leaves the data of the page where they are', () => {
    const script = '<script type="application/json" data-widget-data="">{"props":{}}</script>';
    const place = element(FALLBACK + script);
    const container = createContainer(place, undefined);
    container.open();
    container.show();
    expect(place.querySelector('[data-widget-data]')).not.toBeNull();
    expect(place).not.toHaveTextContent('Markt suchen');
  });
});

describe('with nothing', () => {
  it('keeps space free until the widget is ready', () => {
    const place = element('');
    const container = createContainer(place, { minHeight: 420 });
    expect(place).toHaveStyle({ minHeight: '420px' });
    container.open();
    container.show();
    expect(place).not.toHaveAttribute('style');
  });

  it('closes the space when the widget fails', () => {
    const place = element('');
    const container = createContainer(place, { minHeight: 420 });
    container.open();
    container.restore();
    expect(place).not.toHaveAttribute('style');
    expect(place).toBeEmptyDOMElement();
  });
});
