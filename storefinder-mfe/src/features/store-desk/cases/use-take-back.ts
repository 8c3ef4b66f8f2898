import { findForeignOrder, takeBackGoods } from '@fachwerk/shared/calls';
import type { ForeignOrder, OrderToTakeBack, TakeBack } from '@fachwerk/shared/contracts';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure, isMovedMeanwhile } from '../base/case-failure';
import { useDesk } from '../base/desk-context';

export type Taken = Omit<TakeBack, keyof OrderToTakeBack>;

/** An order of another desk: looked for, then goods of it are taken back. */
export function useTakeBack() {
  const text = useMessages();
  const { api, announce } = useDesk();
  /** With what has found it: the call that takes goods back states it again. */
  const [found, setFound] = useState<{ asked: OrderToTakeBack; order: ForeignOrder }>();
  const search = useAction((json: OrderToTakeBack) => api.call(findForeignOrder, { json }), {
    // A failed search keeps the order that is shown, with what was counted of it.
    onDone: (order, asked) => setFound({ asked, order }),
  });
  const taking = useAction(
    (json: TakeBack, idempotencyKey: string) => api.call(takeBackGoods, { json, idempotencyKey }),
    {
      onDone: ({ number }) => announce(text('desk.takeBack.done', { number })),
      onFailed(error) {
        // Something was taken back meanwhile: what is left is shown.
        if (found && isMovedMeanwhile(error)) void search.run(found.asked);
      },
    },
  );
  return {
    order: found?.order,
    find: (asked: OrderToTakeBack) => void search.run(asked),
    isSearching: search.isPending,
    searchFailure: search.state.status === 'failed' ? caseFailure(text, search.state.error) : undefined,
    take(taken: Taken): void {
      if (found) void taking.run(Object.assign({}, found.asked, taken));
    },
    isTaking: taking.isPending,
    takeFailure: taking.state.status === 'failed' ? caseFailure(text, taking.state.error) : undefined,
    taken: taking.state.status === 'done' ? taking.state.answer : undefined,
    reset(): void {
      search.reset();
      taking.reset();
      setFound(undefined);
    },
  };
}
