import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes';
import styles from './CarouselScrollbar.module.css';

export interface CarouselScrollbarProps {
  /** The scrolling list. */
  trackRef: RefObject<HTMLElement | null>;
  onDrag: () => void;
}

const HIDE_AFTER_MS = 1000; // specification 9

/**
 * The position of the slides, to drag with a pointer. Hidden from assistive technology: the list itself
 * scrolls, and the navigation has buttons.
 */
export function CarouselScrollbar({ trackRef, onDrag }: CarouselScrollbarProps) {
  const railRef = useRef<HTMLDivElement>(null);
  const thumbRef = useRef<HTMLDivElement>(null);
  /** Distance of the pointer from the left edge of the thumb; undefined while nothing is dragged. */
  const grabRef = useRef<number | undefined>(undefined);
  const [isHeld, setHeld] = useState(false);
  const [isShown, setShown] = useState(true);
  const [lastUse, setLastUse] = useState(0);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const follow = () => {
      setShown(true);
      setLastUse((before) => before + 1);
      moveThumb(track, railRef.current, thumbRef.current);
    };
    follow();
    track.addEventListener('scroll', follow, { passive: true });
    track.addEventListener('pointerenter', follow);
    window.addEventListener('resize', follow);
    return () => {
      track.removeEventListener('scroll', follow);
      track.removeEventListener('pointerenter', follow);
      window.removeEventListener('resize', follow);
    };
  }, [trackRef]);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => setShown(false), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHeld, lastUse]);

  function hold(): void {
    setHeld(true);
    setShown(true);
  }

  function startDrag(event: PointerEvent<HTMLDivElement>): void {
    const { current: track } = trackRef;
    const { current: thumb } = thumbRef;
    if (!track || !thumb || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const isOnThumb = event.target === thumb;
    grabRef.current = isOnThumb ? event.clientX - thumb.getBoundingClientRect().left : thumb.offsetWidth / 2;
    // The slides follow the pointer exactly; they snap when it is released.
    track.style.scrollSnapType = 'none';
    track.style.scrollBehavior = 'auto';
    hold();
    onDrag();
    drag(event);
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    const { current: track } = trackRef;
    const { current: thumb } = thumbRef;
    if (!track || !thumb || grabRef.current === undefined) return;
    const rail = event.currentTarget.getBoundingClientRect();
    const room = event.currentTarget.clientWidth - thumb.offsetWidth;
    const share = (event.clientX - rail.left - grabRef.current) / room;
    track.scrollLeft = Math.min(1, Math.max(0, share)) * (track.scrollWidth - track.clientWidth);
  }

  function endDrag(): void {
    grabRef.current = undefined;
    const { current: track } = trackRef;
    if (!track) return;
    track.style.scrollSnapType = '';
    track.style.scrollBehavior = '';
  }

  return (
    <div
      ref={railRef}
      className={joinClasses(styles.rail, !isShown && styles.hidden)}
      aria-hidden="true"
      data-scrollbar=""
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onPointerDown={startDrag}
      onPointerMove={drag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      <div ref={thumbRef} className={styles.thumb} />
    </div>
  );
}

function moveThumb(track: HTMLElement, rail: HTMLElement | null, thumb: HTMLElement | null): void {
  const hiddenWidth = track.scrollWidth - track.clientWidth;
  if (!rail || !thumb || hiddenWidth <= 0) return;
  const left = (track.scrollLeft / hiddenWidth) * (rail.clientWidth - thumb.offsetWidth);
  thumb.style.transform = `translateX(${left}px)`;
}
