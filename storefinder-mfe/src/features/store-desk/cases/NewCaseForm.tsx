import { createDeskCase } from '@fachwerk/shared/calls';
import type { DeskCaseNew, OrderView } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { caseFailure, isMovedMeanwhile } from '../base/case-failure';
import { useDesk } from '../base/desk-context';
import { goTo } from '../base/desk-place';
import { type Chosen, chosenPieces } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import { NEW_REPORT, ReportFields, reportOf } from './ReportFields';

interface NewCaseFormProps {
  order: OrderView;
  /** Its pieces are not as they were shown. */
  reread: () => void;
}

/** A return or a complaint about pieces that were handed over. */
export function NewCaseForm({ order, reread }: NewCaseFormProps) {
  const text = useMessages();
  const { api, announce } = useDesk();
  const [chosen, setChosen] = useState<Chosen>({});
  const [report, setReport] = useState(NEW_REPORT);
  const [isTried, setTried] = useState(false);
  const { state, run, isPending } = useAction(
    (json: DeskCaseNew, idempotencyKey: string) => api.call(createDeskCase, { json, idempotencyKey }),
    {
      onDone({ caseId, number }) {
        announce(text('desk.cases.created', { number }));
        goTo('cases', caseId);
        return 'leaving';
      },
      onFailed(error) {
        if (isMovedMeanwhile(error)) reread();
      },
    },
  );
  const lines = order.lines.flatMap(({ lineId, name, giftCardValue, handedOver, returned }) => {
    // A gift card does not come back.
    const max = giftCardValue === undefined ? handedOver - returned : 0;
    return max > 0 ? [{ lineId, name, max }] : [];
  });
  const pieces = chosenPieces(lines, chosen, 'none');

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pieces.length === 0) return;
    void run(Object.assign(reportOf(report), { orderNumber: order.number, lines: pieces }));
  }

  if (order.kind === 'reservation' || lines.length === 0)
    return (
      <MessageBox tone="info" isLive>
        <p>{text('caseError.notPossible')}</p>
      </MessageBox>
    );
  return (
    <Card as="section" className={styles.part} aria-labelledby="desk-new-case">
      <h3 id="desk-new-case" className={styles.partTitle}>
        {text('desk.cases.new.of', { number: order.number, name: fullName(order.contact) })}
      </h3>
      <form noValidate className={styles.steps} onSubmit={submit}>
        <PieceList
          label={text('desk.cases.new.pieces')}
          lines={lines}
          chosen={chosen}
          onChange={setChosen}
          untouched="none"
        />
        {isTried && pieces.length === 0 && (
          <p role="alert" className={styles.error}>
            {text('desk.cases.nothingChosen')}
          </p>
        )}
        <ReportFields report={report} onChange={setReport} />
        {state.status === 'failed' && (
          <MessageBox tone="error" isLive>
            <p>{caseFailure(text, state.error)}</p>
          </MessageBox>
        )}
        <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
          {text('desk.cases.new.submit')}
        </Button>
      </form>
    </Card>
  );
}
