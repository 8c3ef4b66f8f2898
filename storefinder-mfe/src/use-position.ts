import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { roughly } from './place';
import type { Place } from './stores-api';

const PATIENCE_MS = 10_000;
const AGE_MS = 5 * 60_000;

/** `PERMISSION_DENIED` and `TIMEOUT` of `GeolocationPositionError`. */
const [DENIED, TIMEOUT] = [1, 3];
const METRES_OF_KM = 1000;

export interface PositionControl {
  isAsking: boolean;
  /** Error text with an alternative. */
  problem: string | null;
  ask(): void;
}

function placeOf({ latitude, longitude, accuracy }: GeolocationCoordinates): Place {
  const kilometres = Math.round(accuracy / METRES_OF_KM);
  // A usual one is left out of addresses of pages.
  return { lat: roughly(latitude), lon: roughly(longitude), ...(kilometres > 1 && { accuracy: kilometres }) };
}

const reasonOf = ({ code }: GeolocationPositionError) =>
  code === DENIED ? 'denied' : code === TIMEOUT ? 'slow' : 'unavailable';

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

  function fail(reason: 'denied' | 'slow' | 'unavailable'): void {
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
        onFound(placeOf(coords));
      },
      (error) => {
        if (isMounted.current) fail(reasonOf(error));
      },
      { timeout: PATIENCE_MS, maximumAge: AGE_MS },
    );
  }

  return { isAsking, problem, ask };
}
