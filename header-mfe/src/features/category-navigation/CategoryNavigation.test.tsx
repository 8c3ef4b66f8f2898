import { readNavigation } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aNavigation } from '../../testing/a-category';
import { categoryNavigation } from './category-navigation.widget';

type Options = Parameters<typeof renderWidget>[2];

const renderNavigation = (options: Options = {}) =>
  renderWidget(
    categoryNavigation,
    {},
    { messages, answers: [answerTo(readNavigation, aNavigation)], ...options },
  );

const button = () => screen.getByRole('button', { name: 'Sortiment' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
/** The link in the row; an open panel contains another link of the same name before it. */
const rowLink = (name: string) => screen.getAllByRole('link', { name }).at(-1) as HTMLElement;
const panel = () => document.getElementById(button().getAttribute('aria-controls') ?? '') as HTMLElement;

describe('the mouse on the category navigation', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('opens a category after it has rested on it for 500 ms, not before', async () => {
    const { platform } = await renderNavigation();

    fireEvent.mouseEnter(rowLink('Garten'));
    await wait(499);
    expect(isOpen()).toBe(false);
    await wait(1);

    expect(isOpen()).toBe(true);
    expect(within(panel()).getByRole('link', { name: 'Pflanzen (12)' })).toBeInTheDocument();
    expect(platform.bus.get('isNavigationOverlay')).toBe(true);
  });

  it('reports a followed link', async () => {
    const { platform } = await renderNavigation();
    // jsdom does not implement navigation.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(rowLink('Garten'));

    expect(platform.tracked).toMatchObject([
      { name: 'navigation', values: { label: 'Garten', source: 'header_navigation' } },
    ]);
  });

  it('shows the picture of the category in its flyout, and none for a category without one', async () => {
    const children = aNavigation().children.map((one) =>
      one.name === 'Garten' ? { ...one, flyoutImage: { src: '/images/categories/garten.svg' } } : one,
    );
    await renderNavigation({ answers: [answerTo(readNavigation, { children })] });
    const pictures = () => Array.from(panel().querySelectorAll('img'), ({ src }) => new URL(src).pathname);

    fireEvent.mouseEnter(rowLink('Garten'));
    await wait(500);
    expect(pictures()).toEqual(['/images/categories/garten.svg']);

    fireEvent.mouseEnter(rowLink('Holz'));
    await wait(500);
    expect(pictures()).toEqual([]);
  });

  it('does not open for a mouse that only passes', async () => {
    await renderNavigation();

    fireEvent.mouseEnter(rowLink('Garten'));
    await wait(300);
    fireEvent.mouseLeave(rowLink('Garten'));
    await wait(2000);

    expect(isOpen()).toBe(false);
  });

  it('hides 400 ms after it has left, not before', async () => {
    const { platform } = await renderNavigation();
    fireEvent.click(button());
    await wait(0);

    fireEvent.mouseLeave(screen.getByRole('navigation').firstElementChild as Element);
    await wait(399);
    expect(isOpen()).toBe(true);
    await wait(1);

    expect(isOpen()).toBe(false);
    expect(platform.bus.get('isNavigationOverlay')).toBe(false);
  });

  describe('when the focus is in the panel', () => {
    const region = () => screen.getByRole('navigation').firstElementChild as Element;

    it('hides after 400 ms if the mouse opened it, and the focus returns to the button', async () => {
      await renderNavigation();
      fireEvent.mouseEnter(button());
      await wait(500);
      act(() => within(panel()).getByRole('link', { name: 'Garten' }).focus());

      fireEvent.mouseLeave(region());
      await wait(399);
      expect(isOpen()).toBe(true);
      await wait(1);

      expect(isOpen()).toBe(false);
      expect(button()).toHaveFocus();
    });

    it('stays open if the keyboard opened it', async () => {
      await renderNavigation();
      act(() => button().focus());
      fireEvent.keyDown(button(), { key: 'ArrowRight' });
      await wait(0);
      expect(panel()).toContainElement(document.activeElement as HTMLElement);

      fireEvent.mouseLeave(region());
      await wait(2000);

      expect(isOpen()).toBe(true);
    });
  });

  it('stays open when it comes back in time', async () => {
    await renderNavigation();
    fireEvent.click(button());
    const region = screen.getByRole('navigation').firstElementChild as Element;

    fireEvent.mouseLeave(region);
    await wait(300);
    fireEvent.mouseEnter(region);
    await wait(1000);

    expect(isOpen()).toBe(true);
  });

  it('changes to another category inside the panel after 500 ms', async () => {
    await renderNavigation();
    fireEvent.click(button());
    await wait(0);

    fireEvent.mouseEnter(within(panel()).getByRole('link', { name: 'Garten' }));
    await wait(499);
    expect(within(panel()).queryByRole('link', { name: 'Pflanzen (12)' })).not.toBeInTheDocument();
    await wait(1);

    expect(within(panel()).getByRole('link', { name: 'Pflanzen (12)' })).toBeInTheDocument();
  });

  it('leaves nothing behind when the widget goes while it waits', async () => {
    const { platform, unmount } = await renderNavigation();
    fireEvent.click(button());
    fireEvent.mouseEnter(rowLink('Garten'));

    unmount();
    await wait(1000);

    expect(platform.bus.get('isNavigationOverlay')).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the panel', () => {
  it('shows both levels below a category, with the number of products only at the deepest one', async () => {
    await renderNavigation();

    await userEvent.click(button());

    const links = within(panel());
    expect(links.getByRole('link', { name: 'Akku' })).toHaveAttribute('href', '/c/werkzeug/akku/');
    expect(links.getByRole('link', { name: 'Schrauber (12)' })).toHaveAttribute(
      'href',
      '/c/werkzeug/akku/schrauber/',
    );
    expect(links.getByRole('link', { name: 'Alles in Werkzeug' })).toHaveAttribute('href', '/c/werkzeug/');
  });

  it('opens at the category of the page and marks it', async () => {
    await renderNavigation({ url: 'https://shop.example/c/garten/pflanzen/' } as Options);
    expect(rowLink('Garten')).toHaveAttribute('aria-current', 'true');

    await userEvent.click(button());

    expect(within(panel()).getByRole('link', { name: 'Pflanzen (12)' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(rowLink('Werkzeug')).not.toHaveAttribute('aria-current');
  });

  it('closes by its button, by a click beside it and when the focus goes elsewhere', async () => {
    await renderNavigation();

    await userEvent.click(button());
    await userEvent.click(button());
    expect(isOpen()).toBe(false);

    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);

    await userEvent.click(button());
    const outside = document.body.appendChild(document.createElement('button'));
    act(() => outside.focus());
    outside.remove();
    expect(isOpen()).toBe(false);
  });

  it('closes when the overlay is removed', async () => {
    const { platform } = await renderNavigation();
    await userEvent.click(button());

    act(() => platform.bus.set('isNavigationOverlay', false));

    expect(isOpen()).toBe(false);
  });

  it('publishes the tree, and loads it once', async () => {
    const { platform } = await renderNavigation();

    await userEvent.click(button());
    await userEvent.click(button());
    await userEvent.click(button());

    expect(platform.bus.get('categoryTree')).toMatchObject([
      { name: 'Werkzeug' },
      { name: 'Garten' },
      { name: 'Holz' },
    ]);
    // One call by `load` for the first level, and one for the tree.
    expect(platform.calls).toHaveLength(2);
  });

  it('shows a failure to load the tree, keeps the first level, and retries', async () => {
    let isDown = false;
    await renderNavigation({
      answers: [
        answerTo(readNavigation, () => {
          if (isDown) throw new HttpError('bad-response', 'GET /rest/navigation/: 500', 500);
          return aNavigation();
        }),
      ],
    });
    isDown = true;
    await userEvent.click(button());
    expect(await within(panel()).findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    expect(within(panel()).getByRole('link', { name: 'Garten' })).toHaveAttribute('href', '/c/garten/');

    isDown = false;
    await userEvent.click(within(panel()).getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(await within(panel()).findByRole('link', { name: 'Akku' })).toBeInTheDocument();
  });

  it('has nothing that axe finds', async () => {
    await renderNavigation();

    await userEvent.click(button());

    await expectNoAxeViolations(document.body);
  });
});

describe('the keyboard on the category navigation', () => {
  const focused = () => document.activeElement?.textContent;
  const focus = (element: HTMLElement) => act(() => element.focus());

  it('goes down to the third level with Right and back up with Left', async () => {
    await renderNavigation();
    focus(rowLink('Werkzeug'));

    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Akku');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Schrauber (12)');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Schrauber (12)');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Akku');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Werkzeug');
    await userEvent.keyboard('{ArrowLeft}');
    expect(button()).toHaveFocus();
  });

  it('goes from sibling to sibling with Down and Up, on every level', async () => {
    await renderNavigation();
    focus(rowLink('Werkzeug'));

    await userEvent.keyboard('{ArrowDown}');
    expect(rowLink('Garten')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(rowLink('Werkzeug')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Hand');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Sägen (12)');
  });

  it('goes from the button into the panel with Right', async () => {
    await renderNavigation();
    focus(button());

    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Werkzeug');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');

    expect(focused()).toBe('Pflanzen (12)');
  });

  it('leaves Enter to the link, and keys with a modifier to the browser', async () => {
    await renderNavigation();
    const link = rowLink('Werkzeug');

    expect(fireEvent.keyDown(link, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(link, { key: 'ArrowLeft', altKey: true })).toBe(true);
    await act(async () => expect(fireEvent.keyDown(link, { key: 'ArrowRight' })).toBe(false));
  });

  it('closes at once on Escape and puts the focus back to where it came from', async () => {
    await renderNavigation();
    focus(rowLink('Garten'));
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Pflanzen (12)');

    await userEvent.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(rowLink('Garten')).toHaveFocus();
  });

  it('closes on Escape also where only the mouse had opened it', async () => {
    await renderNavigation();
    await userEvent.click(button());
    act(() => button().blur());

    await userEvent.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(document.body).toHaveFocus();
  });
});

describe('categories that do not fit into the row', () => {
  /** The row has room for the first item only; jsdom has no layout. */
  beforeEach(() => {
    class Observer {
      constructor(private readonly measure: () => void) {}
      observe() {
        this.measure();
      }
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: Observer });
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Werkzeug' ? 0 : 48;
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    jest.restoreAllMocks();
  });

  it('are behind a button "Mehr", which opens the panel at the first of them and takes the focus back', async () => {
    await renderNavigation();
    const more = await screen.findByRole('button', { name: 'Mehr' });

    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    const plants = await within(panel()).findByRole('link', { name: 'Pflanzen (12)' });
    act(() => plants.focus());
    await userEvent.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(more).toHaveFocus();
  });
});

it('has no button "Mehr" where all categories fit', async () => {
  await renderNavigation();

  expect(screen.queryByRole('button', { name: 'Mehr' })).not.toBeInTheDocument();
});
