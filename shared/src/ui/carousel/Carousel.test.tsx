import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import messages from '../../messages.de.json';
import { formatMessage } from '../../widget/messages';
import { Carousel, type CarouselProps } from './Carousel';
import { carouselLabels } from './carousel-labels';
import { CarouselScrollbar } from './CarouselScrollbar';

/** The track shows `perView` slides of 100 px; jsdom has no layout and no scrolling. */
let perView = 1;
let scrolledTo: number[] = [];
let observe: (first: number) => void = () => undefined;
let behaviors: ScrollBehavior[] = [];
let motion: 'any' | 'reduced' = 'any';
/** The track scrolls until a test calls `observe`. */
let isSmooth = false;

beforeEach(() => {
  perView = 1;
  scrolledTo = [];
  behaviors = [];
  motion = 'any';
  isSmooth = false;
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.parentElement ? Array.from(this.parentElement.children).indexOf(this) * 100 : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => perView * 100 - 16);
  Object.assign(HTMLElement.prototype, {
    scrollTo({ left, behavior }: { left: number; behavior: ScrollBehavior }) {
      behaviors.push(behavior);
      scrolledTo.push(left / 100);
      if (!isSmooth) observe(left / 100);
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
      constructor(report: (entries: object[]) => void) {
        observe = (first) =>
          act(() =>
            report(
              this.slides.map((target, index) => ({
                target,
                intersectionRatio: target.isConnected && index >= first && index < first + perView ? 1 : 0,
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
  <Carousel
    label="Themen"
    labels={carouselLabels((key, values) => formatMessage(messages, key, values))}
    layout="one"
    slides={Array.from({ length: count }, (_, index) => ({
      key: String(index),
      name: `Thema ${index + 1}`,
      content: <a href={`/${index + 1}/`}>Folie {index + 1}</a>,
    }))}
    {...more}
  />
);
const button = (name: string) => screen.getByRole('button', { name });

it('shows every slide as a link before and without script', () => {
  const html = renderToString(carousel(3, { autoplayMs: 5000 }));

  expect(html.match(/<a /g)).toHaveLength(3);
  expect(html).not.toContain('<button');
});

it('moves with its buttons, announces the slide, and continues with the first slide after the last', async () => {
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

it.each([
  ['any', 'smooth'],
  ['reduced', 'auto'],
] as const)('with %s motion its buttons scroll it: %s', async (wanted, behavior) => {
  motion = wanted;
  render(carousel(3));
  await userEvent.click(button('Weiter blättern'));

  expect(behaviors).toEqual([behavior]);
});

it('moves with the arrow keys, and leaves them to the browser with a modifier', async () => {
  render(carousel(3));
  const track = screen.getByRole('list', { name: 'Bilder, mit den Pfeiltasten blättern' });
  act(() => track.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');

  expect(scrolledTo).toEqual([1, 0]);
});

it('follows a swipe', () => {
  render(carousel(3));
  observe(2);

  expect(button('Bild 3 von 3: Thema 3')).toHaveAttribute('aria-current', 'true');
});

it('counts quick presses from the slide that it scrolls to', () => {
  jest.useFakeTimers();
  isSmooth = true;
  render(carousel(5));
  fireEvent.click(button('Weiter blättern'));
  observe(0);
  fireEvent.click(button('Weiter blättern'));
  fireEvent.click(button('Weiter blättern'));
  fireEvent.click(button('Zurück blättern'));

  expect(scrolledTo).toEqual([1, 2, 3, 2]);
});

it('follows the visitor who scrolls it elsewhere meanwhile', () => {
  jest.useFakeTimers();
  isSmooth = true;
  render(carousel(5));
  fireEvent.click(button('Weiter blättern'));
  observe(4);
  act(() => jest.advanceTimersByTime(1000));

  expect(button('Bild 5 von 5: Thema 5')).toHaveAttribute('aria-current', 'true');
});

it('begins with the first slide when it gets others, and follows them', () => {
  const slides = (...names: string[]) => ({
    slides: names.map((name) => ({ key: name, name, content: name })),
  });
  const { rerender } = render(carousel(3, slides('Holz', 'Farbe', 'Garten')));
  observe(1);
  rerender(carousel(3, slides('Holz', 'Farbe', 'Garten')));
  expect(scrolledTo).toEqual([]);

  isSmooth = true;
  fireEvent.click(button('Weiter blättern'));
  rerender(carousel(3, slides('Farbe', 'Fliesen', 'Lampen')));
  expect(scrolledTo).toEqual([2, 0]);
  expect(button('Bild 1 von 3: Farbe')).toHaveAttribute('aria-current', 'true');
  observe(2);
  expect(button('Bild 3 von 3: Lampen')).toHaveAttribute('aria-current', 'true');
});

it('moves by pages where several slides are side by side, and fills the last one', async () => {
  perView = 4;
  render(carousel(6, { layout: 'four' }));
  await userEvent.click(button('Weiter blättern'));

  expect(scrolledTo).toEqual([2]);
  expect(button('Seite 2 von 2')).toHaveAttribute('aria-current', 'true');
});

it('has no buttons when every slide is visible, and gets them in a narrow window', () => {
  jest.useFakeTimers();
  perView = 4;
  render(carousel(4, { layout: 'four' }));
  expect(screen.queryByRole('button')).toBeNull();

  perView = 2;
  fireEvent(window, new Event('resize'));
  act(() => jest.advanceTimersByTime(100));

  expect(button('Seite 1 von 2')).toBeVisible();
});

it('has no controls with one slide', () => {
  render(carousel(1, { autoplayMs: 3000 }));

  expect(screen.queryByRole('button')).toBeNull();
});

it('announces pages where several slides are side by side', async () => {
  perView = 4;
  render(carousel(6, { layout: 'four' }));
  await userEvent.click(button('Weiter blättern'));

  expect(screen.getByRole('status')).toHaveTextContent('Seite 2 von 2');
});

describe('loop, only with more slides than visible and no scrollbar', () => {
  it('continues with the first page after the last, and with the last before the first', async () => {
    perView = 2;
    render(carousel(4, { layout: 'four' }));
    await userEvent.click(button('Zurück blättern'));
    await userEvent.click(button('Weiter blättern'));

    expect(scrolledTo).toEqual([2, 0]);
  });

  it('is off when every slide is visible', async () => {
    perView = 4;
    render(carousel(4, { layout: 'four' }));
    act(() => screen.getByRole('list', { name: /Pfeiltasten/ }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');

    expect(scrolledTo).toEqual([]);
  });

  it('is off with a scrollbar: buttons and keys end at both ends and keep the focus', async () => {
    perView = 2;
    render(carousel(4, { layout: 'four', scrollbar: CarouselScrollbar }));
    expect(button('Zurück blättern')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Zurück blättern'));
    expect(scrolledTo).toEqual([]);

    await userEvent.click(button('Weiter blättern'));
    await userEvent.click(button('Weiter blättern'));
    await userEvent.keyboard('{ArrowRight}');

    expect(scrolledTo).toEqual([2]);
    expect(button('Weiter blättern')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Weiter blättern')).toHaveFocus();
    expect(button('Zurück blättern')).not.toHaveAttribute('aria-disabled');
  });

  it('is off with a scrollbar: between two pages the buttons lead to the end and to the beginning', async () => {
    perView = 5;
    render(carousel(7, { layout: 'five', scrollbar: CarouselScrollbar }));
    observe(1);
    expect(button('Weiter blättern')).not.toHaveAttribute('aria-disabled');

    await userEvent.click(button('Weiter blättern'));
    expect(scrolledTo).toEqual([2]);
    expect(button('Weiter blättern')).toHaveAttribute('aria-disabled', 'true');

    observe(1);
    await userEvent.click(button('Zurück blättern'));
    expect(scrolledTo).toEqual([2, 0]);
    expect(button('Zurück blättern')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is off with a scrollbar: autoplay stops at the last slide', () => {
    jest.useFakeTimers();
    render(carousel(2, { scrollbar: CarouselScrollbar, autoplayMs: 3000 }));
    act(() => jest.advanceTimersByTime(3000));
    act(() => jest.advanceTimersByTime(3000));

    expect(scrolledTo).toEqual([1]);
    expect(button('Automatisch blättern')).toBeVisible();
  });
});

describe('scrollbar', () => {
  const SIZE = 104;
  const RAIL = 404;
  const MOST_SCROLLED = 600;

  const show = () => {
    perView = 2;
    const { container } = render(carousel(8, { layout: 'four', scrollbar: CarouselScrollbar }));
    const rail = container.querySelector<HTMLElement>('.rail')!;
    const thumb = container.querySelector<HTMLElement>('.thumb')!;
    const track = screen.getByRole('list', { name: /Pfeiltasten/ });
    const width = (element: HTMLElement, name: string, value: number) =>
      Object.defineProperty(element, name, { value, configurable: true });
    width(rail, 'clientWidth', RAIL);
    width(thumb, 'offsetWidth', SIZE);
    width(track, 'scrollWidth', track.clientWidth + MOST_SCROLLED);
    return { rail, thumb, track };
  };
  const drag = (element: HTMLElement, ...path: number[]) => {
    const [start, ...rest] = path;
    fireEvent.pointerDown(element, { clientX: start, button: 0 });
    for (const clientX of rest) fireEvent.pointerMove(element, { clientX });
  };
  // jsdom has no PointerEvent; a MouseEvent has the position too.
  beforeEach(() => Object.assign(window, { PointerEvent: MouseEvent }));
  afterEach(() => delete (window as { PointerEvent?: unknown }).PointerEvent);

  const isHidden = (rail: HTMLElement) => rail.classList.contains('hidden');
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('replaces the pagination, and is not there when every slide is visible', () => {
    perView = 2;
    const { container, unmount } = render(carousel(8, { layout: 'four', scrollbar: CarouselScrollbar }));
    expect(container.querySelector('.rail')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('button', { name: /Seite/ })).toBeNull();
    unmount();

    render(carousel(2, { layout: 'four', scrollbar: CarouselScrollbar }));
    expect(document.querySelector('.rail')).toBeNull();
  });

  it('follows the slides', () => {
    const { thumb, track } = show();
    track.scrollLeft = MOST_SCROLLED / 2;
    fireEvent.scroll(track);

    expect(thumb.style.transform).toBe(`translateX(${(RAIL - SIZE) / 2}px)`);
  });

  it('moves the slides with the pointer, and lets them snap when it is released', () => {
    const { thumb, rail, track } = show();
    drag(thumb, 0, 150);
    expect(track.scrollLeft).toBe(MOST_SCROLLED / 2);
    expect(track.style.scrollSnapType).toBe('none');
    drag(thumb, 150, 9000);
    expect(track.scrollLeft).toBe(MOST_SCROLLED);
    fireEvent.pointerUp(rail);
    fireEvent.pointerMove(rail, { clientX: 0 });

    expect(track.scrollLeft).toBe(MOST_SCROLLED);
    expect(track.style.scrollSnapType).toBe('');
  });

  it('moves the slides to a place that is pressed', () => {
    const { rail, track } = show();
    drag(rail, SIZE / 2 + 300);

    expect(track.scrollLeft).toBe(MOST_SCROLLED);
  });

  it('hides after 1000 ms, and returns when the slides move', () => {
    jest.useFakeTimers();
    const { rail, track } = show();
    wait(999);
    expect(isHidden(rail)).toBe(false);
    wait(1);
    expect(isHidden(rail)).toBe(true);

    fireEvent.scroll(track);
    expect(isHidden(rail)).toBe(false);
    wait(1000);
    expect(isHidden(rail)).toBe(true);
  });

  it('stays under the pointer', () => {
    jest.useFakeTimers();
    const { rail } = show();
    fireEvent.pointerEnter(rail);
    wait(60_000);
    expect(isHidden(rail)).toBe(false);

    fireEvent.pointerLeave(rail);
    wait(1000);
    expect(isHidden(rail)).toBe(true);
  });
});

/** Numbers of specification 9 that only style sheets have. */
describe('sizes', () => {
  const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
  /** By the window, from narrow to wide; by the place on a third-party page, from wide to narrow. */
  const layout = (name: string, of: 'window' | 'place' = 'window') => {
    const [inWindow = '', ...inPlace] = read('Carousel.module.css').split('@container');
    const css = of === 'window' ? inWindow : inPlace.join();
    const columns = `\\.${name}(?:,\\s+\\.five)? \\{\\s+grid-auto-columns: calc\\(\\(100% - (\\d+)px\\) / (\\d)\\)`;
    return [...css.matchAll(new RegExp(columns, 'g'))].map(([, gaps, slides]) => ({
      slides: Number(slides),
      spacing: Number(gaps) / (Number(slides) - 1),
    }));
  };

  it('shows 2 slides on phones, 3 on tablets and 4 on desktops, with 16 px between them', () => {
    expect(layout('four')).toEqual([
      { slides: 2, spacing: 16 },
      { slides: 3, spacing: 16 },
      { slides: 4, spacing: 16 },
    ]);
  });

  it('shows 2, 3 and 5 slides in the variant, with 8 px on phones and 16 px above', () => {
    expect(layout('five')).toEqual([
      { slides: 2, spacing: 8 },
      { slides: 3, spacing: 16 },
      { slides: 5, spacing: 16 },
    ]);
  });

  it('shows as many in a narrow place of a third-party page', () => {
    const three = { slides: 3, spacing: 16 };
    expect(layout('four', 'place')).toEqual([three, { slides: 2, spacing: 16 }]);
    expect(layout('five', 'place')).toEqual([three, { slides: 2, spacing: 8 }]);
  });

  it('has a scrollbar with a drag size of 104 px that fades in 400 ms', () => {
    const css = read('CarouselScrollbar.module.css');
    expect(css).toMatch(/\.thumb \{\s+width: 104px;/);
    expect(css).toContain('transition: opacity 400ms');
  });
});

describe('autoplay', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const play = (count = 3) => {
    jest.useFakeTimers();
    return render(carousel(count, { autoplayMs: 3000 }));
  };

  it('is off by default', () => {
    jest.useFakeTimers();
    render(carousel(3));
    wait(60_000);

    expect(scrolledTo).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Automatisches Blättern anhalten' })).toBeNull();
  });

  it('moves after its delay, repeatedly, without an announcement', () => {
    play();
    wait(2999);
    expect(scrolledTo).toEqual([]);
    wait(1);
    wait(3000);
    wait(3000);

    expect(scrolledTo).toEqual([1, 2, 0]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stops and starts with its button, also under the pointer', () => {
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

  it('pauses while the pointer or the focus is on it', () => {
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

  it('pauses while the page is hidden', () => {
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

  it('stops when the visitor moves the slides', () => {
    play();
    fireEvent.click(button('Weiter blättern'));
    wait(60_000);

    expect(scrolledTo).toEqual([1]);
    expect(button('Automatisch blättern')).toBeVisible();
  });

  it('stops when the visitor touches it', () => {
    play();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Folie 1' }));
    wait(60_000);

    expect(scrolledTo).toEqual([]);
  });

  it('never runs with reduced motion, and has no button then', () => {
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
