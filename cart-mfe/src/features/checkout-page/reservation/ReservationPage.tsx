import type { FormAnswer, ReservationDraft } from '@fachwerk/shared/contracts';
import { toCorrect } from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { CheckoutFrame } from '../CheckoutFrame';
import styles from '../CheckoutFrame.module.css';
import { faultText } from '../fault-text';
import { NoticeBox } from '../NoticeBox';
import type { CheckoutNotice } from '../state/checkout-notice';
import { OrderSummary } from '../summary/OrderSummary';
import { ReservationForm } from './ReservationForm';
import { StoreFacts } from './StoreFacts';

interface ReservationPageProps {
  draft: ReservationDraft;
  lastAnswer: FormAnswer | null;
}

/** The short path of a reservation: no contract, so one form and a button of its own wording. */
export function ReservationPage({ draft: given, lastAnswer }: ReservationPageProps) {
  const text = useMessages();
  const [{ draft, notice }, setState] = useState<{ draft: ReservationDraft; notice: CheckoutNotice | null }>({
    draft: given,
    notice: null,
  });

  return (
    <CheckoutFrame summary={<OrderSummary checkout={draft} isReservation />}>
      <h1 className={styles.headline}>{text('reservation.headline')}</h1>
      <MessageBox tone="info" title={text('reservation.noContract')}>
        {text('reservation.noContractText')}
      </MessageBox>
      {notice && <NoticeBox notice={notice} checkout={draft} />}
      {draft.faults.length > 0 && (
        <MessageBox tone="warning">
          {draft.faults.map((fault) => (
            <p key={`${fault.code} ${fault.entryId}`}>{faultText(text, fault)}</p>
          ))}
        </MessageBox>
      )}
      {draft.store && <StoreFacts store={draft.store} keptUntil={draft.keptUntilText} />}
      <ReservationForm
        draft={draft}
        lastAnswer={toCorrect(lastAnswer)}
        onChanged={(next, change) => setState({ draft: next, notice: change })}
      />
    </CheckoutFrame>
  );
}
