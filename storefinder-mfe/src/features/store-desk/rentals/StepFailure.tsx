import { MessageBox } from '@fachwerk/shared/ui';
import type { RentalStep } from './use-rental-steps';

/** Why the last try of a step was not carried out. */
export const StepFailure = ({ step: { failure } }: { step: RentalStep }) =>
  failure && (
    <MessageBox tone="error" isLive>
      <p>{failure}</p>
    </MessageBox>
  );
