import outlines from './outlines.json';

/** The simplified shape of a federal state, in units of the map (scripts/draw-outlines.mjs). */
export interface StateOutline {
  state: string;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  path: string;
}

export const stateOutlines = outlines as unknown as readonly StateOutline[];
