import { useEffect, useState, type RefObject } from 'react';

export interface VisibleSlides {
  /** Counted from 0. */
  first: number;
  /** How many fit side by side; 0 until it is known. */
  perView: number;
}

const RESIZE_DEBOUNCE_MS = 100; // specification 9
/** A slide is shown when more than half of it can be seen. */
const SHOWN = 0.6;

const slidesOf = (track: HTMLElement) => Array.from(track.children) as HTMLElement[];

/** Where a row of slides stands, as the browser's own scrolling tells: by finger, key, wheel or script. */
export function useVisibleSlides(trackRef: RefObject<HTMLElement | null>, count: number): VisibleSlides {
  const [first, setFirst] = useState(0);
  const [perView, setPerView] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setPerView(howManyFit(track));
    const measureSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, RESIZE_DEBOUNCE_MS);
    };
    measure();
    window.addEventListener('resize', measureSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measureSoon);
    };
  }, [trackRef, count]);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || typeof IntersectionObserver !== 'function') return undefined;
    const slides = slidesOf(track);
    const shown = new Set<number>();
    // No layout is read while it scrolls.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = slides.indexOf(target as HTMLElement);
          if (intersectionRatio >= SHOWN) shown.add(index);
          else shown.delete(index);
        }
        // Between two slides none is shown: then the last one stands.
        if (shown.size > 0) setFirst(Math.min(...shown));
      },
      { root: track, threshold: SHOWN },
    );
    slides.forEach((slide) => observer.observe(slide));
    return () => observer.disconnect();
  }, [trackRef, count]);

  return { first, perView };
}

/** How many slides stand side by side, the gap between them included. */
function howManyFit(track: HTMLElement): number {
  const [one, two] = slidesOf(track);
  if (!one || !two) return 1;
  const step = two.offsetLeft - one.offsetLeft;
  return step > 0 ? Math.max(1, Math.round(track.clientWidth / step)) : 1;
}

/** Moves the row, and only the row: `scrollIntoView` would move the page too. */
export function scrollToSlide(track: HTMLElement | null, index: number): void {
  const slides = track ? slidesOf(track) : [];
  const [start] = slides;
  const target = slides[index];
  if (track && start && target) track.scrollTo?.({ left: target.offsetLeft - start.offsetLeft });
}
