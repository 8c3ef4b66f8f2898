import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import type { Coords } from '../store/distance';

export interface PlaceFound {
  /** "50667 Köln", "Frankfurt am Main"; null without a match. */
  place: string | null;
  coords: Coords | null;
  suggestions: PlaceSuggestion[];
}

export const MOST_SUGGESTIONS = 6;

export const coordsOf = ({ lat, lon }: Coords): Coords => ({ lat, lon });
