import { readCaseRefund } from '@fachwerk/shared/calls';
import type { DeskCase } from '@fachwerk/shared/contracts';
import { piecesField } from '@fachwerk/shared/rules';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { caseFailure } from '../base/case-failure';
import { useDesk } from '../base/desk-context';
import { choosable, type Chosen, chosenPieces, openOf } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import type { CaseStep } from './use-case-step';

/** Gives back the price of pieces. The server states the amount first; nothing is computed here. */
export function GiveForm({ found, step }: { found: DeskCase; step: CaseStep }) {
  const text = useMessages();
  const { api } = useDesk();
  const { caseId } = found;
  const [chosen, setChosen] = useState<Chosen>({});
  const lines = choosable(found.lines, (line) => openOf(line).give);
  const pieces = chosenPieces(lines, chosen);
  const field = piecesField(pieces);
  const key = field && `${caseId} ${JSON.stringify(lines)} ${field} ${step.failures}`;
  const refund = useRequest(key || null, (signal) =>
    api.call(readCaseRefund, { params: { caseId }, query: { lines: field }, signal }),
  );
  const amount = refund.status === 'ready' ? refund.data : undefined;

  return (
    <div className={styles.steps}>
      <PieceList label={text('desk.cases.give')} lines={lines} chosen={chosen} onChange={setChosen} />
      {pieces.length === 0 && <p>{text('desk.cases.nothingChosen')}</p>}
      {refund.status === 'loading' && <p role="status">{text('desk.cases.give.loading')}</p>}
      {refund.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          actions={<Button onClick={() => void refund.reload()}>{text('desk.again')}</Button>}
        >
          <p>{caseFailure(text, refund.error)}</p>
        </MessageBox>
      )}
      {amount?.giftCard && (
        <p>{text('desk.cases.give.giftCard', { amount: amount.giftCard.displayValue })}</p>
      )}
      {amount && (
        <Button
          variant="primary"
          size="large"
          isWide
          isPending={step.isPending}
          onClick={() => step.run({ lines: pieces, total: amount.total.value })}
        >
          {text('desk.cases.give.submit', { amount: amount.total.displayValue })}
        </Button>
      )}
    </div>
  );
}
