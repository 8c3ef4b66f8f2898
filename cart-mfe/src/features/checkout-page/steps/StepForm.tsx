import type { Checkout } from '@fachwerk/shared/contracts';
import { ServerForm, SubmitButton, type useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import type { StepId } from '../checkout-data';
import { useKeptInput } from '../state/use-kept-input';
import styles from './StepForm.module.css';

interface StepFormProps {
  step: StepId;
  checkout: Checkout;
  form: ReturnType<typeof useServerForm>;
  children: ReactNode;
}

/** The form of one step; its button names the next one. */
export function StepForm({ step, checkout, form, children }: StepFormProps) {
  const text = useMessages();
  useKeptInput(step, form);

  return (
    <ServerForm
      form={form}
      submit={
        <div className={styles.submit}>
          <SubmitButton isPending={form.isPending}>
            {text(`checkout.next.${nextOf(checkout, step)}`)}
          </SubmitButton>
        </div>
      }
    >
      {children}
    </ServerForm>
  );
}

/** The first open step after this one; when a done step is corrected, the review. */
function nextOf({ steps }: Checkout, step: StepId): StepId {
  const next = steps
    .slice(steps.findIndex(({ id }) => id === step) + 1)
    .find(({ state }) => state !== 'done');
  return next?.id ?? 'review';
}
