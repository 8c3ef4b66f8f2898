import { useEffect, useRef, useState } from 'react';

export interface Autoplay {
  /** There is more than one slide, and the visitor has not asked for reduced motion. */
  isOffered: boolean;
  /** Started; may be held for a moment. */
  isOn: boolean;
  toggle(): void;
  /** Ends autoplay, because the visitor uses the carousel. */
  stop(): void;
  /**
   * Pauses while the pointer or the focus is on the carousel, so that slides do not move while they are read.
   */
  hold(): void;
  release(): void;
}

/**
 * Calls `turn` every `delayMs` (specification 4, WCAG 2.2.2): paused under the pointer, under the focus and
 * while the page is hidden, stopped when the visitor uses the carousel, and never on with reduced motion.
 */
export function useAutoplay(delayMs: number | undefined, turn: () => void): Autoplay {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const [turns, setTurns] = useState(0);
  const turnRef = useRef(turn);

  useEffect(() => {
    turnRef.current = turn;
  });

  useEffect(() => {
    const query = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    const decide = () => {
      const isAllowed = delayMs !== undefined && !query?.matches;
      setOffered(isAllowed);
      setOn(isAllowed);
    };
    decide();
    query?.addEventListener?.('change', decide);
    return () => query?.removeEventListener?.('change', decide);
  }, [delayMs]);

  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (!isOn || isHeld || isHidden || delayMs === undefined) return undefined;
    const timer = setTimeout(() => {
      turnRef.current();
      setTurns((before) => before + 1);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isOn, isHeld, isHidden, delayMs, turns]);

  return {
    isOffered,
    isOn,
    toggle() {
      setOn(!isOn);
      // The pointer is on the button: holding would make "play" do nothing.
      setHeld(false);
    },
    stop: () => setOn(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
