import type { Release } from '@fachwerk/shared/contracts';
import type { Timeline } from './timeline';

/** Data that the inspector shows. */
export interface Inspected {
  timeline: Timeline;
  /** Release of the page; undefined on third-party pages. */
  release: Release | undefined;
}
