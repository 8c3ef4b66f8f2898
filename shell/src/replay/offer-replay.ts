import { REPLAY_EVENT, type ReplayRequest } from '@fachwerk/shared/bus';
import type { Outlet } from '../inspector/send-again';
import type { Timeline } from '../messages/timeline';

/** Pages of the widget catalogue with one widget. */
const PREVIEW_PATH = /^\/widgets\/preview\//;

export const isCataloguePreview = (path: string): boolean => PREVIEW_PATH.test(path);

/**
 * Sends the messages of a session when the catalogue, which frames this preview, asks for it. The default of
 * the event is prevented, so that the catalogue knows that the shell runs.
 */
export function offerReplay(bus: Outlet, timeline: Timeline, signal: AbortSignal): void {
  document.addEventListener(
    REPLAY_EVENT,
    (event) => {
      event.preventDefault();
      const { messages, onDone } = (event as CustomEvent<ReplayRequest>).detail;
      import(/* webpackChunkName: "replay" */ './replay')
        .then(({ replay }) => replay(bus, timeline, messages))
        .then(onDone, () => onDone(null));
    },
    { signal },
  );
}
