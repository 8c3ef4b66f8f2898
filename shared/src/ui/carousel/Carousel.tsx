import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Carousel.module.css';
import type { CarouselLabels } from './carousel-labels';
import { CarouselControls } from './CarouselControls';
import type { CarouselScrollbarProps } from './CarouselScrollbar';
import { useAutoplay } from './use-autoplay';
import { useVisibleSlides } from './use-visible-slides';

export interface Slide {
  key: string;
  /** Subject of the slide, for the button that leads to it. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string;
  labels: CarouselLabels;
  slides: readonly Slide[];
  /** Slides side by side on desktop, tablet and phone (specification 9): 1, 1, 1 or 4, 3, 2 or 5, 3, 2. */
  layout: 'one' | 'four' | 'five';
  /**
   * `CarouselScrollbar` in place of the pagination. The carousel then ends at its last slide. It is a prop,
   * so that carousels without a scrollbar do not load it.
   */
  scrollbar?: ComponentType<CarouselScrollbarProps>;
  /** Milliseconds until the next page is shown automatically. */
  autoplayMs?: number;
  /** The carousel is inside a named region. */
  isPart?: boolean;
  className?: string;
  controlsClassName?: string;
}

/** Largest number of slides that may fit side by side. */
const MOST_SIDE_BY_SIDE = { one: 1, four: 4, five: 5 };

/** Slides in a row that the browser scrolls. The script adds controls, autoplay and the loop. */
export function Carousel(props: CarouselProps) {
  const { label, labels, slides, layout, scrollbar: Scrollbar, autoplayMs } = props;
  const { isPart = false, className, controlsClassName } = props;
  const trackRef = useRef<HTMLUListElement>(null);
  const { first, perView, scrollTo } = useVisibleSlides(trackRef, slides.map(({ key }) => key).join(' '));
  const [announcement, setAnnouncement] = useState('');
  const pageCount = perView > 0 ? Math.ceil(slides.length / perView) : 1;
  // A swipe or the focus can leave the track between two pages: both buttons lead on from there.
  const isAtEnd = first >= slides.length - perView;
  const page = perView === 0 ? 0 : isAtEnd ? pageCount - 1 : Math.floor(first / perView);
  const previous = perView === 0 ? -1 : Math.ceil(first / perView) - 1;
  /** More slides than visible and no scrollbar (specification 2): after the last page comes the first one. */
  const isLoop = pageCount > 1 && !Scrollbar;
  // Depends on the slides and not on the layout, so that its button appears together with the others.
  const autoplay = useAutoplay(slides.length > 1 ? autoplayMs : undefined, () => {
    if (canShow(page + 1)) show(page + 1);
    else if (pageCount > 1) autoplay.stop();
  });

  const canShow = (wanted: number): boolean => isLoop || (wanted >= 0 && wanted < pageCount);

  function show(wanted: number): number {
    const next = (wanted + pageCount) % pageCount;
    scrollTo(Math.min(next * perView, slides.length - perView));
    return next;
  }

  function showForVisitor(wanted: number): void {
    autoplay.stop();
    if (!canShow(wanted)) return;
    const number = show(wanted) + 1;
    setAnnouncement(perView === 1 ? labels.slide(number, pageCount) : labels.page(number, pageCount));
  }

  function showByKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || pageCount < 2 || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    showForVisitor(step > 0 ? page + 1 : previous);
  }

  function releaseWhenLeft(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) autoplay.release();
  }

  return (
    <div
      role={isPart ? 'group' : 'region'}
      className={joinClasses(styles.carousel, className)}
      aria-label={label}
      aria-roledescription={labels.role}
      onPointerEnter={autoplay.hold}
      onPointerLeave={autoplay.release}
      onFocus={autoplay.hold}
      onBlur={releaseWhenLeft}
    >
      {/* Focusable itself, because slides need not contain anything focusable. */}
      <ul
        role="list"
        ref={trackRef}
        className={joinClasses(styles.track, styles[layout])}
        tabIndex={0}
        aria-label={labels.track}
        onKeyDown={showByKey}
        onPointerDown={autoplay.stop}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div
          className={joinClasses(
            styles.controls,
            slides.length <= MOST_SIDE_BY_SIDE[layout] && styles[`fits${slides.length}`],
            controlsClassName,
          )}
        >
          {pageCount > 1 && (
            <>
              {Scrollbar && <Scrollbar trackRef={trackRef} onDrag={autoplay.stop} />}
              <CarouselControls
                labels={labels}
                page={page}
                previous={previous}
                pageCount={pageCount}
                // With one slide per page, the page has the name of the slide.
                names={perView === 1 ? slides.map(({ name }) => name) : undefined}
                hasPagination={!Scrollbar}
                canShow={canShow}
                autoplay={autoplay}
                onShow={showForVisitor}
              />
            </>
          )}
        </div>
      )}
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </div>
  );
}
