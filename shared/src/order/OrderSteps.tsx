import type { OrderView } from '../contracts/orders/order';
import { CheckIcon } from '../ui/icon/icons';
import { joinClasses } from '../ui/join-classes';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden';
import { useMessages } from '../widget/messages';
import { nextStepsOf } from './next-steps';
import styles from './OrderSteps.module.css';

/** What has happened and what happens next, in the words of the kind of order. */
export function OrderSteps({ order }: { order: OrderView }) {
  const text = useMessages();
  const steps = nextStepsOf(order);
  if (steps.length === 0) return null;

  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ name, state }, index) => (
        <li
          key={name}
          className={joinClasses(styles.step, styles[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.marker} aria-hidden="true">
            {state === 'done' ? <CheckIcon size={16} /> : index + 1}
          </span>
          <div>
            <p className={styles.title}>
              {text(`order.step.${order.kind}.${name}`)}
              {state === 'done' && <VisuallyHidden>{text('order.step.done')}</VisuallyHidden>}
            </p>
            {state === 'current' && <p className={styles.text}>{order.nextText}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
