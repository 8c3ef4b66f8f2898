import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from '@fachwerk/shared/widget';
import { fakePlatform } from '@fachwerk/shared/testing';
import { messages } from '../testing/test-data';
import { Carousel, type CarouselProps } from './Carousel';

/** A row whose width holds `perView` slides of 100 px; jsdom has no layout and no scrolling. */
let perView = 1;
let scrolledTo: number[] = [];
let observe: (first: number) => void = () => undefined;
let motion: 'welcome' | 'reduced' = 'welcome';

beforeEach(() => {
  perView = 1;
  scrolledTo = [];
  motion = 'welcome';
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement ? Array.from(this.parentElement.children).indexOf(this) * 100 : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => perView * 100 - 16);
  Object.assign(HTMLElement.prototype, {
    scrollTo({ left }: { left: number }) {
      scrolledTo.push(left / 100);
      observe(left / 100);
    },
  });
  window.matchMedia = ((query: string) => ({
    matches: motion === 'reduced' && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  Object.assign(window, {
    IntersectionObserver: class {
      slides: Element[] = [];
      constructor(tell: (entries: object[]) => void) {
        observe = (first) =>
          act(() =>
            tell(
              this.slides.map((target, index) => ({
                target,
                intersectionRatio: index >= first && index < first + perView ? 1 : 0,
              })),
            ),
          );
      }
      observe(slide: Element) {
        this.slides.push(slide);
      }
      disconnect() {
        this.slides = [];
      }
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
});

const carousel = (count: number, more: Partial<CarouselProps> = {}) => (
  <PlatformProvider platform={fakePlatform({ messages })}>
    <Carousel
      label="Themen"
      layout="one"
      slides={Array.from({ length: count }, (_, index) => ({
        key: String(index),
        name: `Thema ${index + 1}`,
        content: <a href={`/${index + 1}/`}>Folie {index + 1}</a>,
      }))}
      {...more}
    />
  </PlatformProvider>
);
const button = (name: string) => screen.getByRole('button', { name });

it('shows every slide as a link before and without script', () => {
  const html = renderToString(carousel(3, { autoplayMs: 5000 }));

  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html).not.toContain('<button');
});

it('turns with buttons, says where it is, and comes round again', async () => {
  render(carousel(3));
  await userEvent.click(button('Weiter blättern'));
  expect(screen.getByRole('status')).toHaveTextContent('Bild 2 von 3');
  expect(button('Bild 2 von 3: Thema 2')).toHaveAttribute('aria-current', 'true');
  await userEvent.click(button('Weiter blättern'));
  await userEvent.click(button('Weiter blättern'));
  await userEvent.click(button('Zurück blättern'));
  await userEvent.click(button('Bild 2 von 3: Thema 2'));

  expect(scrolledTo).toEqual([1, 2, 0, 2, 1]);
});

it('turns with the arrow keys, and leaves them to the browser with a modifier', async () => {
  render(carousel(3));
  const track = screen.getByRole('list', { name: 'Bilder, mit den Pfeiltasten blättern' });
  act(() => track.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');

  expect(scrolledTo).toEqual([1, 0]);
});

it('knows where a finger has swiped to', () => {
  render(carousel(3));
  observe(2);

  expect(button('Bild 3 von 3: Thema 3')).toHaveAttribute('aria-current', 'true');
});

it('turns by pages where several slides stand side by side, the last one full', async () => {
  perView = 4;
  render(carousel(6, { layout: 'many' }));
  await userEvent.click(button('Weiter blättern'));

  expect(scrolledTo).toEqual([2]);
  expect(button('Seite 2 von 2')).toHaveAttribute('aria-current', 'true');
});

it('has no buttons when everything is seen, and gets them in a narrow window', () => {
  jest.useFakeTimers();
  perView = 4;
  render(carousel(4, { layout: 'many' }));
  expect(screen.queryByRole('button')).toBeNull();

  perView = 2;
  fireEvent(window, new Event('resize'));
  act(() => jest.advanceTimersByTime(100));

  expect(button('Seite 1 von 2')).toBeVisible();
});

it('has nothing to turn with one slide', () => {
  render(carousel(1, { autoplayMs: 3000 }));

  expect(screen.queryByRole('button')).toBeNull();
});

describe('autoplay', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const play = (count = 3) => {
    jest.useFakeTimers();
    return render(carousel(count, { autoplayMs: 3000 }));
  };

  it('is off unless asked for', () => {
    jest.useFakeTimers();
    render(carousel(3));
    wait(60_000);

    expect(scrolledTo).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Automatisches Blättern anhalten' })).toBeNull();
  });

  it('turns after its delay, again and again, without a word for screen readers', () => {
    play();
    wait(2999);
    expect(scrolledTo).toEqual([]);
    wait(1);
    wait(3000);
    wait(3000);

    expect(scrolledTo).toEqual([1, 2, 0]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('is stopped and started with its button, also while the pointer is on it', () => {
    play();
    const region = screen.getByRole('region', { name: 'Themen' });
    fireEvent.pointerEnter(region);
    fireEvent.click(button('Automatisches Blättern anhalten'));
    wait(60_000);
    expect(scrolledTo).toEqual([]);

    fireEvent.click(button('Automatisch blättern'));
    wait(3000);
    expect(scrolledTo).toEqual([1]);
  });

  it('waits while the pointer or the focus is on it', () => {
    play();
    const region = screen.getByRole('region', { name: 'Themen' });
    fireEvent.pointerEnter(region);
    wait(10_000);
    expect(scrolledTo).toEqual([]);
    fireEvent.pointerLeave(region);
    const link = screen.getByRole('link', { name: 'Folie 1' });
    fireEvent.focus(link);
    wait(10_000);
    expect(scrolledTo).toEqual([]);
    fireEvent.blur(link);
    wait(3000);

    expect(scrolledTo).toEqual([1]);
  });

  it('waits while the page is hidden', () => {
    play();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(10_000);
    expect(scrolledTo).toEqual([]);

    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    wait(3000);
    expect(scrolledTo).toEqual([1]);
  });

  it('is over when the visitor turns himself', () => {
    play();
    fireEvent.click(button('Weiter blättern'));
    wait(60_000);

    expect(scrolledTo).toEqual([1]);
    expect(button('Automatisch blättern')).toBeVisible();
  });

  it('is over when the visitor touches it', () => {
    play();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Folie 1' }));
    wait(60_000);

    expect(scrolledTo).toEqual([]);
  });

  it('never runs where less motion is wanted, and offers nothing', () => {
    motion = 'reduced';
    play();
    wait(60_000);

    expect(scrolledTo).toEqual([]);
    expect(screen.queryByRole('button', { name: /Automatisch/ })).toBeNull();
    expect(button('Weiter blättern')).toBeVisible();
  });

  it('leaves no timer behind', () => {
    const { unmount } = play();
    unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
