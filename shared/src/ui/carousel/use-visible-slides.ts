import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { smoothScroll } from '../smooth-scroll';

export interface VisibleSlides {
  /** Index of the first visible slide; while the track scrolls to a slide, the index of that one. */
  first: number;
  /** Number of slides side by side; 0 until it is measured. */
  perView: number;
  /** Scrolls to a slide. */
  scrollTo(index: number): void;
}

const RESIZE_DEBOUNCE_MS = 100; // specification 9
/** Longest smooth scrolling of a browser. */
const LONGEST_SCROLL_MS = 1000;
/** Part of a slide that must be in view to count as visible. */
const VISIBLE = 0.6;

const slidesOf = (track: HTMLElement) => Array.from(track.children) as HTMLElement[];

/**
 * Follows the scrolling of the track, whether by touch, key, wheel or script. `slides`: the keys of
 * the slides in their order; when they change, the track returns to the first slide.
 */
export function useVisibleSlides(trackRef: RefObject<HTMLElement | null>, slides: string): VisibleSlides {
  const [first, setFirst] = useState(0);
  const [perView, setPerView] = useState(0);
  const visible = useRef(new Set<number>());
  /** The slide that the track scrolls to. */
  const aim = useRef<{ index: number; timer: ReturnType<typeof setTimeout> }>(undefined);

  const follow = useCallback(() => {
    // Between two slides none is visible: the index stays.
    if (visible.current.size === 0) return;
    const now = Math.min(...visible.current);
    if (aim.current && aim.current.index !== now) return;
    clearTimeout(aim.current?.timer);
    aim.current = undefined;
    setFirst(now);
  }, []);

  function scrollTo(index: number): void {
    clearTimeout(aim.current?.timer);
    // The visitor may scroll it elsewhere meanwhile.
    const timer = setTimeout(() => {
      aim.current = undefined;
      follow();
    }, LONGEST_SCROLL_MS);
    aim.current = { index, timer };
    setFirst(index);
    scrollToSlide(trackRef.current, index);
  }
  useEffect(() => () => clearTimeout(aim.current?.timer), []);

  // A browser keeps the slide in view at which the track has snapped, wherever it stands in the new order.
  const shown = useRef(slides);
  useLayoutEffect(() => {
    if (shown.current === slides) return;
    shown.current = slides;
    clearTimeout(aim.current?.timer);
    aim.current = undefined;
    setFirst(0);
    trackRef.current?.scrollTo?.({ left: 0, behavior: 'instant' });
  }, [trackRef, slides]);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setPerView(countSideBySide(track));
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
  }, [trackRef, slides]);

  useEffect(() => {
    const track = trackRef.current;
    if (!track || typeof IntersectionObserver !== 'function') return undefined;
    const elements = slidesOf(track);
    const seen = new Set<number>();
    visible.current = seen;
    // Reads no layout while the track scrolls.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const index = elements.indexOf(target as HTMLElement);
          if (intersectionRatio >= VISIBLE) seen.add(index);
          else seen.delete(index);
        }
        follow();
      },
      { root: track, threshold: VISIBLE },
    );
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [trackRef, slides, follow]);

  return { first, perView, scrollTo };
}

/** The distance between two slides includes the gap. */
function countSideBySide(track: HTMLElement): number {
  const [one, two] = slidesOf(track);
  if (!one || !two) return 1;
  const step = two.offsetLeft - one.offsetLeft;
  return step > 0 ? Math.max(1, Math.round(track.clientWidth / step)) : 1;
}

/** Scrolls the track only; `scrollIntoView` would scroll the page too. */
function scrollToSlide(track: HTMLElement | null, index: number): void {
  const slides = track ? slidesOf(track) : [];
  const [start] = slides;
  const target = slides[index];
  if (track && start && target)
    track.scrollTo?.({ left: target.offsetLeft - start.offsetLeft, behavior: smoothScroll() });
}
