import type { Release } from '@fachwerk/shared/contracts';
import type { Timeline } from '../messages/timeline';
import type { Outlet } from './send-again';

/** Data that the inspector shows. */
export interface Inspected {
  timeline: Timeline;
  bus: Outlet;
  /** Release of the page; undefined on third-party pages. */
  release: Release | undefined;
}
