import type { CheckoutProgress } from '@fachwerk/shared/contracts';
import { type ServerFormDeclaration, useServerForm } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import type { StepId } from '../checkout-data';
import type { CheckoutControl } from '../state/use-checkout';
import { forgetInput } from '../state/use-kept-input';

type Shape<Form extends object> = { form: Form; answer: CheckoutProgress };

/** The form of a step: its answer opens the next step. */
export function useStepForm<Form extends object>(
  step: StepId,
  { show, reload }: CheckoutControl,
  declaration: Omit<ServerFormDeclaration<Shape<Form>>, 'onDone' | 'onFailed'>,
) {
  return useServerForm<Shape<Form>>({
    ...declaration,
    onDone(answer) {
      forgetInput(step);
      show(answer.checkout, { step: answer.nextStep });
    },
    onFailed(error) {
      // The cart is empty, or an earlier step is open again: another tab, or a login that has ended.
      if (isHttpError(error) && error.status === 412) void reload();
    },
  });
}
