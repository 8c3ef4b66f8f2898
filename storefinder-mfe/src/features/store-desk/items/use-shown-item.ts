import { readDeskItem } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { useDeskPlace } from '../base/desk-place';
import { useStore } from '../base/use-store';
import { isSentBy } from '../queue/next-action';
import { actionsOfItem, withItemActions } from '../shelf/after-item-action';
import { itemFailure } from './item-failure';

const LONGEST_CODE = 40;
/** "#items/book": not the code of an item. */
export const RELEASE_BOOK = 'book';

/** The item that was found last. Without a connection one that this device has shown before. */
export function useShownItem(onShown: () => void) {
  const text = useMessages();
  const { api, desk, person, items, queueState, announce } = useDesk();
  const kept = useStore(items);
  const [itemId, setItemId] = useState<string>();
  const shown = kept.find(({ item }) => item.itemId === itemId);
  const actions = shown ? actionsOfItem(queueState.actions, desk, shown.item.itemId) : [];
  // What a colleague has recorded may be sent days later, or never.
  const own = actions.filter((action) => isSentBy(action, { desk, number: person.number }));

  const { state, run, isPending } = useAction(
    (code: string) => api.call(readDeskItem, { query: { code: code.slice(0, LONGEST_CODE) } }),
    {
      onDone(found) {
        void items.put(found);
        show(found.itemId, found.name);
      },
      onFailed(error, code) {
        const before = isOffline(error) ? items.find(code) : undefined;
        show(before?.item.itemId, before?.item.name);
      },
    },
  );
  function show(found: string | undefined, name = ''): void {
    setItemId(found);
    onShown();
    if (found !== undefined) announce(text('desk.items.found', { name }));
  }

  // "#items/100401": a link of the list of what is not sent.
  const [linked] = useDeskPlace().path;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (linked !== undefined && linked !== RELEASE_BOOK && linked !== opened.current) void run(linked);
    opened.current = linked;
  }, [linked, run]);

  const failed = state.status === 'failed' ? state.error : undefined;
  const isKept = shown !== undefined && isOffline(failed);
  return {
    find: (code: string) => void run(code),
    isPending,
    /** As the person has left it: with what was counted and is not sent yet. */
    item: shown && withItemActions(shown.item, own),
    /** All that wait on this device, and those that the person at the desk sends. */
    actions,
    own,
    /** The shop was not reached, and shows nothing newer. */
    keptText: isKept
      ? text('desk.items.kept', { ago: agoText(text, Math.max(0, Date.now() - shown.readAt) / 1000) })
      : undefined,
    failure: failed && !isKept ? itemFailure(text, failed) : undefined,
  };
}

const isOffline = (error: unknown): boolean => isHttpError(error) && error.status === 0;
