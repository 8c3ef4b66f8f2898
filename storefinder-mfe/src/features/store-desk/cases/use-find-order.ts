import { readDeskOrders } from '@fachwerk/shared/calls';
import type { OrderView } from '@fachwerk/shared/contracts';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure } from '../base/case-failure';
import { useDesk } from '../base/desk-context';

const LONGEST = 20;

/** An order of this desk by its number, as it is now. */
export function useFindOrder() {
  const text = useMessages();
  const { api } = useDesk();
  /** Null: this desk has none with the number. */
  const [order, setOrder] = useState<OrderView | null>();
  const { state, run, isPending } = useAction(
    (number: string) => api.call(readDeskOrders, { query: { number: number.trim().slice(0, LONGEST) } }),
    { onDone: ({ orders }) => setOrder(orders[0]?.order ?? null) },
  );
  return {
    order,
    /** That was looked for last. */
    number: state.status === 'idle' ? '' : state.input,
    find: (number: string) => void run(number),
    isPending,
    failure: state.status === 'failed' ? caseFailure(text, state.error) : undefined,
  };
}
