import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { type ChoosableLine, type Chosen, chosenPieces } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import type { CaseStep } from './use-case-step';

interface StepFormProps {
  label: string;
  hint: string;
  submit: string;
  lines: readonly ChoosableLine[];
  step: CaseStep;
}

/** Pieces, and one thing that is done with them. */
export function StepForm({ label, hint, submit, lines, step }: StepFormProps) {
  const text = useMessages();
  const [chosen, setChosen] = useState<Chosen>({});
  const pieces = chosenPieces(lines, chosen);
  return (
    <div className={styles.steps}>
      <p>{hint}</p>
      <PieceList label={label} lines={lines} chosen={chosen} onChange={setChosen} />
      {pieces.length === 0 && <p>{text('desk.cases.nothingChosen')}</p>}
      <Button
        size="large"
        isWide
        disabled={pieces.length === 0}
        isPending={step.isPending}
        onClick={() => step.run({ lines: pieces })}
      >
        {submit}
      </Button>
    </div>
  );
}
