/** Texts of a carousel; most of them are for assistive technology. */
export interface CarouselLabels {
  /** Role description of the carousel. */
  role: string;
  /** Name of the scrolling list. */
  track: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Bild 2 von 3", with the name of the slide where it is known. */
  slide(number: number, count: number, name?: string): string;
  /** "Seite 1 von 2": a page is the slides side by side. */
  page(number: number, count: number): string;
}

/** The labels from the messages `carousel.*`. */
export function carouselLabels(
  text: (key: string, values?: Record<string, string | number>) => string,
): CarouselLabels {
  return {
    role: text('carousel.role'),
    track: text('carousel.track'),
    previous: text('carousel.previous'),
    next: text('carousel.next'),
    pause: text('carousel.pause'),
    play: text('carousel.play'),
    slide: (number, count, name) =>
      name === undefined
        ? text('carousel.slide', { number, count })
        : text('carousel.namedSlide', { number, count, name }),
    page: (number, count) => text('carousel.page', { number, count }),
  };
}
