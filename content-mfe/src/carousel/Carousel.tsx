import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { CarouselControls } from './CarouselControls';
import { useAutoplay } from './use-autoplay';
import { scrollToSlide, useVisibleSlides } from './use-visible-slides';
import styles from './Carousel.module.css';

export interface Slide {
  key: string;
  /** What it is about, for the buttons that lead to it. */
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** What the row holds, for assistive technology. */
  label: string;
  slides: readonly Slide[];
  /** one = a stage; many = 4 side by side, 3 on tablets, 2 on phones (specification 9). */
  layout: 'one' | 'many';
  /** Turns by itself after that many milliseconds. */
  autoplayMs?: number;
  /** Stands in a region that has a name already. */
  isPart?: boolean;
  className?: string;
  controlsClassName?: string;
}

/**
 * Slides in a row that the browser scrolls: by finger, wheel, Tab and arrow keys, without script too. Script adds
 * buttons, and they come round again at the end. Nothing to turn, no buttons.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, layout, autoplayMs, isPart = false, className, controlsClassName } = props;
  const text = useMessages();
  const trackRef = useRef<HTMLUListElement>(null);
  const { first, perView } = useVisibleSlides(trackRef, slides.length);
  const [announcement, setAnnouncement] = useState('');
  const pageCount = perView > 0 ? Math.ceil(slides.length / perView) : 1;
  const page = perView > 0 ? Math.min(pageCount - 1, Math.ceil(first / perView)) : 0;
  // Decided by the slides, not by the layout: its button comes together with the others.
  const autoplay = useAutoplay(slides.length > 1 ? autoplayMs : undefined, () => {
    if (pageCount > 1) show(page + 1);
  });

  function show(wanted: number): number {
    const next = (wanted + pageCount) % pageCount;
    scrollToSlide(trackRef.current, Math.min(next * perView, slides.length - perView));
    return next;
  }

  function turnByHand(wanted: number): void {
    autoplay.stop();
    const next = show(wanted);
    setAnnouncement(text('carousel.page', { page: next + 1, pages: pageCount }));
  }

  function turnByKey(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || pageCount < 2 || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    turnByHand(page + step);
  }

  function releaseWhenLeft(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) autoplay.release();
  }

  return (
    <div
      role={isPart ? 'group' : 'region'}
      className={joinClasses(styles.carousel, className)}
      aria-label={label}
      aria-roledescription={text('carousel.role')}
      onPointerEnter={autoplay.hold}
      onPointerLeave={autoplay.release}
      onFocus={autoplay.hold}
      onBlur={releaseWhenLeft}
    >
      {/* Its own stop for the keyboard: slides may hold nothing to focus. */}
      <ul
        role="list"
        ref={trackRef}
        className={joinClasses(styles.track, styles[layout])}
        tabIndex={0}
        aria-label={text('carousel.track')}
        onKeyDown={turnByKey}
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
            layout === 'many' && slides.length <= 4 && styles[`fits${slides.length}`],
            controlsClassName,
          )}
        >
          {pageCount > 1 && (
            <CarouselControls
              page={page}
              // One slide a page: the page is called by the slide's name.
              names={perView === 1 ? slides.map(({ name }) => name) : undefined}
              pageCount={pageCount}
              autoplay={autoplay}
              onTurn={turnByHand}
            />
          )}
        </div>
      )}
      <p role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </p>
    </div>
  );
}
