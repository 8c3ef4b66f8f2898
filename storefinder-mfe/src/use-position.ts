import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { roughly } from './place';
import type { Place } from './stores-api';

const PATIENCE_MS = 10_000;
const AGE_MS = 5 * 60_000;

export interface PositionControl {
  isAsking: boolean;
  /** Error text with an alternative. */
  problem: string | null;
  ask(): void;
}

/** Position of the visitor. Requested only after a click, and rounded to about a kilometre for the search. */
export function usePosition(onFound: (place: Place) => void): PositionControl {
  const text = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  function fail(reason: 'denied' | 'unavailable'): void {
    setAsking(false);
    setProblem(text(`storefinder.position.${reason}`));
  }

  function ask(): void {
    if (isAsking) return;
    setProblem(null);
    // Missing on pages without https.
    if (!('geolocation' in navigator)) return fail('unavailable');
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isMounted.current) return;
        setAsking(false);
        onFound({ lat: roughly(coords.latitude), lon: roughly(coords.longitude) });
      },
      (error) => {
        if (isMounted.current) fail(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable');
      },
      { timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  }

  return { isAsking, problem, ask };
}
