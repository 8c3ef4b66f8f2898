import type { FormAnswer } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { faultText } from '../fault-text';
import type { CheckoutControl } from '../state/use-checkout';
import { Sums } from '../summary/Sums';
import { TotalStatus } from '../summary/TotalStatus';
import { Choices } from './Choices';
import { LegalTexts } from './LegalTexts';
import { ReviewLine } from './ReviewLine';
import styles from './ReviewStep.module.css';
import { SubmitOrder } from './SubmitOrder';

interface ReviewStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
}

/**
 * The whole order before it is placed. BGB §312j(2), (3): goods, total and shipping stand directly above the
 * button, and nothing between them.
 */
export function ReviewStep({ control, lastAnswer }: ReviewStepProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { checkout } = control;
  const { review, lines, sum, faults } = checkout;
  if (!review) return null;

  return (
    <div className={styles.review}>
      <Choices control={control} review={review} />
      <LegalTexts checkout={checkout} />
      {faults.length > 0 && (
        <MessageBox tone="warning" title={text('checkout.faults')}>
          <ul role="list">
            {faults.map((fault) => (
              <li key={`${fault.code} ${fault.entryId}`}>{faultText(text, fault)}</li>
            ))}
          </ul>
        </MessageBox>
      )}
      <section className={styles.order} aria-label={text('checkout.review.order')}>
        <h2 className={styles.headline}>{text('checkout.review.order')}</h2>
        <ul role="list">
          {lines.map((line) => (
            <li key={line.entryId} className={styles.item}>
              <ReviewLine line={line} isCollected={review.kind === 'collect'} />
            </li>
          ))}
        </ul>
        <Sums sum={sum} hasShipping />
        <TotalStatus total={priceText(sum.payable)} />
        <SubmitOrder control={control} submitKey={review.submitKey} lastAnswer={lastAnswer} />
      </section>
    </div>
  );
}
