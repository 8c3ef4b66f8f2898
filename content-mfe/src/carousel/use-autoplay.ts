import { useEffect, useRef, useState } from 'react';

export interface Autoplay {
  /** The visitor can start and stop it: there is something to play, and motion is welcome. */
  isOffered: boolean;
  /** On, though perhaps held for a moment. */
  isOn: boolean;
  toggle(): void;
  /** The visitor takes over. */
  stop(): void;
  /** The pointer or the focus is on it, or has left: nobody reads what slides away under his eyes. */
  hold(): void;
  release(): void;
}

/**
 * Turns every `delayMs`, as specification 4 and WCAG 2.2.2 want it: held under the pointer, under the focus and while
 * the page is hidden, over for good when the visitor turns himself, and never where he asked for less motion.
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
      const isWelcome = delayMs !== undefined && !query?.matches;
      setOffered(isWelcome);
      setOn(isWelcome);
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
      // Who presses "play" with the pointer on it means it.
      setHeld(false);
    },
    stop: () => setOn(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
