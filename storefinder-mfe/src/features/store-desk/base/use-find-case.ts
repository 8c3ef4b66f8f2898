import { readDeskCases } from '@fachwerk/shared/calls';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure } from './case-failure';
import { useDesk } from './desk-context';
import { goTo } from './desk-place';

const LONGEST = 40;

/** Opens the case of a number that is typed or scanned from the slip of a buyer. */
export function useFindCase() {
  const text = useMessages();
  const { api } = useDesk();
  const [unknownNumber, setUnknown] = useState<string>();
  const { state, run, isPending } = useAction(
    (number: string) => api.call(readDeskCases, { query: { number: number.trim().slice(0, LONGEST) } }),
    {
      onDone({ cases: [found] }, number) {
        setUnknown(found ? undefined : number.trim());
        if (found) goTo('cases', found.caseId);
      },
    },
  );
  return {
    findCase(number: string): void {
      setUnknown(undefined);
      void run(number);
    },
    /** A number that is of no case of this desk. */
    unknownNumber,
    isPending,
    failure: state.status === 'failed' ? caseFailure(text, state.error) : undefined,
  };
}
