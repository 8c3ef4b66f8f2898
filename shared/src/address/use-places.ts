import { useEffect, useRef, useState } from 'react';
import { readPlaces } from '../contracts/stores/contracts';
import { usePlatform } from '../widget/platform';
import { useRequest } from '../widget/use-request';

interface Place {
  country: string;
  zipCode: string;
  city: string;
}

/** A complete German postal code; the server knows no places of other countries. */
const isComplete = ({ country, zipCode }: Place): boolean =>
  country === 'DE' && /^\D*(?:\d\s*){5}$/.test(zipCode);

/**
 * Compares postal code and city with `check`, when one of the fields is left. `fillIn` is called with the
 * only place of a code while the city is empty. Without an answer nothing is filled in or questioned.
 */
export function usePlaces(typed: Place, fillIn: (city: string) => void) {
  const { api } = usePlatform();
  const [left, setLeft] = useState<Place>();
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });

  const { data } = useRequest(left ? JSON.stringify(left) : null, async (signal) => {
    const query = left as Place;
    const found = await api.call(readPlaces, { query, signal });
    const [only, ...others] = found.places;
    // The visitor may have begun to type the city meanwhile.
    const { zipCode, city } = latest.current;
    if (only && others.length === 0 && zipCode === query.zipCode && city === '') fillIn(only);
    return found;
  });
  const isCurrent = left?.zipCode === typed.zipCode && left.city === typed.city;
  const isQuestioned = isCurrent && typed.city.trim() !== '' && data?.isFitting === false;

  return {
    check: () => {
      if (isComplete(typed)) setLeft(typed);
    },
    /** Places of the postal code, if the city is none of them. */
    questioned: isQuestioned ? data.places : null,
  };
}
