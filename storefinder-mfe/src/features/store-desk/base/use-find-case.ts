import { readDeskCases } from '@fachwerk/shared/calls';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure } from './case-failure';
import { useDesk } from './desk-context';
import { isWarehouse } from './desk-names';
import { goTo } from './desk-place';

const LONGEST = 40;

/** Opens the case of a number that is typed or scanned from the slip of a buyer. */
export function useFindCase() {
  const text = useMessages();
  const { api, desk } = useDesk();
  const [isUnknown, setUnknown] = useState(false);
  const { state, run, isPending } = useAction(
    (number: string) => api.call(readDeskCases, { query: { number: number.trim().slice(0, LONGEST) } }),
    {
      onDone({ cases: [found] }) {
        setUnknown(!found);
        if (found) goTo('cases', found.caseId);
      },
    },
  );
  return {
    findCase(number: string): void {
      setUnknown(false);
      void run(number);
    },
    /** A sentence, if this desk has no case with the number. */
    unknown: isUnknown
      ? text(isWarehouse(desk) ? 'desk.cases.find.unknownOnline' : 'desk.cases.find.unknown')
      : undefined,
    isPending,
    failure: state.status === 'failed' ? caseFailure(text, state.error) : undefined,
  };
}
