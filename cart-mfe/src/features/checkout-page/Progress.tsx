import { CheckIcon, joinClasses, VisuallyHidden } from '@fachwerk/shared/ui';
import { opensElsewhere, useMessages } from '@fachwerk/shared/widget';
import type { MouseEvent } from 'react';
import type { StepId } from './checkout-data';
import styles from './Progress.module.css';
import type { CheckoutControl } from './state/use-checkout';

/** The steps; those that can be reached are links. */
export function Progress({ control }: { control: CheckoutControl }) {
  const text = useMessages();
  const { checkout, step: current } = control;
  const { steps } = checkout;
  const position = steps.findIndex(({ id }) => id === current) + 1;

  function open(event: MouseEvent, id: StepId) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    control.open(id);
  }

  return (
    <nav aria-label={text('checkout.progress.label')}>
      <p className={styles.current} aria-hidden="true">
        {text('checkout.progress.current', {
          position,
          count: steps.length,
          step: text(`checkout.step.${current}`),
        })}
      </p>
      <ol role="list" className={styles.steps}>
        {steps.map(({ id, url, state }, index) => {
          const name = (
            <>
              <span className={styles.mark}>
                {state === 'done' && id !== current ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={styles.name}>{text(`checkout.step.${id}`)}</span>
              {state === 'done' && <VisuallyHidden> {text('checkout.progress.done')}</VisuallyHidden>}
            </>
          );
          const isCurrent = id === current;
          return (
            <li
              key={id}
              className={joinClasses(
                styles.step,
                isCurrent && styles.isCurrent,
                !isCurrent && state === 'done' && styles.isDone,
              )}
            >
              {state === 'locked' || isCurrent ? (
                <span className={styles.place} aria-current={isCurrent ? 'step' : undefined}>
                  {name}
                </span>
              ) : (
                <a className={styles.place} href={url} onClick={(event) => open(event, id)}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
