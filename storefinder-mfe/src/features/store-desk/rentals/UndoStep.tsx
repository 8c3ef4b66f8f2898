import type { DeskRental } from '@fachwerk/shared/contracts';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { StepFailure } from './StepFailure';
import type { RentalStep } from './use-rental-steps';

interface UndoStepProps {
  rental: DeskRental;
  step: RentalStep;
}

/** The last step was reported by mistake. It can be reported again, so it is not asked for. */
export function UndoStep({ rental: { state, version }, step }: UndoStepProps) {
  const text = useMessages();
  return (
    <>
      <StepFailure step={step} />
      <p>{text(`desk.rentals.undo.${state}.hint`)}</p>
      <Button isWide isPending={step.isPending} onClick={() => step.run({ version })}>
        {text(`desk.rentals.undo.${state}`)}
      </Button>
    </>
  );
}
