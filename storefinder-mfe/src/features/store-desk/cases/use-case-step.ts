import {
  type Call,
  type CallShape,
  closeCase,
  disposeCase,
  giveCaseMoney,
  matchCase,
  replaceCasePieces,
  reportCaseArrived,
  reportCaseDispatched,
  reportCaseNotComing,
  reportCaseNotOwed,
  reportCaseRepaired,
} from '@fachwerk/shared/calls';
import type { CaseEvent, DeskCase } from '@fachwerk/shared/contracts';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import { caseFailure, isMovedMeanwhile } from '../base/case-failure';
import { useDesk } from '../base/desk-context';

type CaseCall = Call<CallShape & { params: { caseId: string }; json?: object; answer: DeskCase }>;

const CASE_CALLS = {
  match: matchCase,
  dispatched: reportCaseDispatched,
  arrived: reportCaseArrived,
  'not-coming': reportCaseNotComing,
  disposition: disposeCase,
  give: giveCaseMoney,
  'not-owed': reportCaseNotOwed,
  repaired: reportCaseRepaired,
  replace: replaceCasePieces,
  close: closeCase,
} as Record<CaseEvent, CaseCall>;

/** A case on the screen, and what its parts do with it. */
export interface CaseWork {
  found: DeskCase;
  /** A step has changed it. */
  change: (after: DeskCase) => void;
  /** Another person may have changed it: it is read again. */
  reread: () => void;
}

/** The same step again this soon after its answer is the second half of a double click. */
const SAME_PRESS_MS = 1_000;

export interface CaseStep {
  run: (json?: object) => void;
  isPending: boolean;
  /** Why the last try was not carried out. */
  failure: string | undefined;
  /** How many tries were not carried out: what depends on the case is read again after each. */
  failures: number;
}

/** Sends a step once, however often the button is pressed. */
export function useCaseStep(
  { found, change, reread }: CaseWork,
  event: CaseEvent,
  onDone?: (after: DeskCase) => void,
): CaseStep {
  const text = useMessages();
  const { api, announce } = useDesk();
  const last = useRef({ input: '', at: 0 });
  const [failures, setFailures] = useState(0);
  const { state, run, isPending } = useAction(
    (json: object | undefined, idempotencyKey: string) =>
      api.call(CASE_CALLS[event], {
        params: { caseId: found.caseId },
        ...(json && { json }),
        idempotencyKey,
      }),
    {
      onDone(after, input) {
        last.current = { input: JSON.stringify(input ?? null), at: Date.now() };
        announce(text(`desk.cases.done.${event}`));
        change(after);
        onDone?.(after);
      },
      onFailed(error) {
        setFailures((count) => count + 1);
        if (isMovedMeanwhile(error)) reread();
      },
    },
  );
  return {
    run(json) {
      const { input, at } = last.current;
      if (JSON.stringify(json ?? null) === input && Date.now() - at < SAME_PRESS_MS) return;
      void run(json);
    },
    isPending,
    failure: state.status === 'failed' ? caseFailure(text, state.error) : undefined,
    failures,
  };
}
