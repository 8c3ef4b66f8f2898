import { useTopic } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { keepPlace } from '../last-place';
import { placeProblem } from '../place';
import type { Place } from '../stores-api';
import { type SearchControl, type SearchNeeds, useStoreSearch } from './use-store-search';

export interface PlaceSearch {
  control: SearchControl;
  /** What the field contains. */
  words: string;
  setWords: (words: string) => void;
  searchFor: (place: Place) => void;
  /** Searches for the words of a suggestion. */
  chooseWords: (words: string) => void;
}

/** A search by the visitor, kept for the next one in this tab; it begins with a place, if that is valid. */
export function usePlaceSearch(
  needs: SearchNeeds,
  beginning: (isPositionKept: boolean) => Place | undefined,
): PlaceSearch {
  const isPositionKept = useTopic('consent@2')?.services.includes('store-position') === true;
  const [start] = useState(() => beginning(isPositionKept));
  const startWords = start && 'q' in start ? start.q : '';
  const [words, setWords] = useState(startWords);
  const control = useStoreSearch(needs, startWords && placeProblem(startWords) ? undefined : start);

  function searchFor(place: Place): void {
    keepPlace(place, isPositionKept);
    control.search(place);
  }
  function chooseWords(chosen: string): void {
    setWords(chosen);
    searchFor({ q: chosen });
  }
  return { control, words, setWords, searchFor, chooseWords };
}
