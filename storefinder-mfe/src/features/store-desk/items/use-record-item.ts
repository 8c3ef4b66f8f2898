import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { NewItemAction } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { recordAndWait } from '../queue/record-and-wait';
import { refusalText } from '../queue/refusal-text';

export interface RecordItem {
  isPending: boolean;
  /** Why the last one was refused. */
  failure: string | undefined;
  /** False: refused, and what was typed stays. `done` is announced if the shop has it. */
  record: (action: NewItemAction, done: string) => Promise<boolean>;
}

/** Records an action about an item: sent at once, or kept on the device until there is a connection. */
export function useRecordItem(): RecordItem {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function record(action: NewItemAction, done: string): Promise<boolean> {
    setFailure(undefined);
    setPending(true);
    const result = await recordAndWait(queue, action);
    setPending(false);
    if (result.kind === 'refused') {
      setFailure(refusalText(text, result.action));
      return false;
    }
    announce(result.kind === 'sent' ? done : text('desk.items.later'));
    return true;
  }
  return { isPending, failure, record };
}
