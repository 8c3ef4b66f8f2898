import type { DeskCase } from '@fachwerk/shared/contracts';
import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { choosable, type Chosen, chosenPieces, openOf } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import type { CaseStep } from './use-case-step';

const LONGEST_REASON = 200;

/** No money is owed for pieces, and why. */
export function NotOwedForm({ found, step }: { found: DeskCase; step: CaseStep }) {
  const text = useMessages();
  const [chosen, setChosen] = useState<Chosen>({});
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const lines = choosable(found.lines, (line) => openOf(line).notOwed);
  const pieces = chosenPieces(lines, chosen);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() && pieces.length > 0) step.run({ lines: pieces, reason: reason.trim() });
  }

  return (
    <form noValidate className={styles.steps} onSubmit={submit}>
      <PieceList label={text('desk.cases.notOwed')} lines={lines} chosen={chosen} onChange={setChosen} />
      {pieces.length === 0 && <p>{text('desk.cases.nothingChosen')}</p>}
      <TextField
        label={text('desk.cases.reason')}
        value={reason}
        maxLength={LONGEST_REASON}
        onChange={({ target }) => setReason(target.value)}
        {...(isTried && !reason.trim() && { error: text('desk.cases.reason.missing') })}
      />
      <Button type="submit" isPending={step.isPending}>
        {text('desk.cases.notOwed.submit')}
      </Button>
    </form>
  );
}
