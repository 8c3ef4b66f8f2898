import { Button, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { choosable, openOf } from './case-pieces';
import { CasePart } from './CasePart';
import styles from './CasesTab.module.css';
import { StepForm } from './StepForm';
import { type CaseWork, useCaseStep } from './use-case-step';

const LONGEST_REASON = 200;

/** What is next: a repair that is done, new pieces for old ones, or the end of the case. */
export function NextPart({ work, isNext }: { work: CaseWork; isNext: boolean }) {
  const text = useMessages();
  const { lines, events, isEnded, endNeeds } = work.found;
  const repaired = useCaseStep(work, 'repaired');
  const replace = useCaseStep(work, 'replace');
  const close = useCaseStep(work, 'close');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const needsReason = lines.length === 0;
  const inRepair = choosable(
    lines,
    (line) => line.dispositions.find(({ where }) => where === 'REPAIR')?.pieces ?? 0,
  );
  const replaceable = choosable(lines, (line) => openOf(line).replace);
  const canDo = (['repaired', 'replace', 'close'] as const).some((event) => events.includes(event));
  const stateText = isEnded
    ? text('desk.cases.ended')
    : events.includes('close')
      ? text(needsReason ? 'desk.cases.closeUnmatched' : 'desk.cases.canClose')
      : endNeeds && text(endNeeds);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (needsReason && !reason.trim()) return;
    close.run(needsReason ? { reason: reason.trim() } : {});
  }

  return (
    <CasePart
      title={text('desk.cases.part.next')}
      state={<p>{stateText}</p>}
      isNext={isNext}
      failures={[repaired.failure, replace.failure, close.failure]}
    >
      {canDo && (
        <>
          {events.includes('repaired') && (
            <StepForm
              label={text('desk.cases.repaired')}
              hint={text('desk.cases.repaired.hint')}
              submit={text('desk.cases.repaired.submit')}
              lines={inRepair}
              step={repaired}
            />
          )}
          {events.includes('close') && (
            <form noValidate className={styles.steps} onSubmit={submit}>
              {needsReason && (
                <TextField
                  label={text('desk.cases.reason')}
                  value={reason}
                  maxLength={LONGEST_REASON}
                  onChange={({ target }) => setReason(target.value)}
                  {...(isTried && !reason.trim() && { error: text('desk.cases.reason.missing') })}
                />
              )}
              <Button
                type="submit"
                variant={needsReason ? 'secondary' : 'primary'}
                size="large"
                isWide
                isPending={close.isPending}
              >
                {text('desk.cases.close.submit')}
              </Button>
            </form>
          )}
          {events.includes('replace') && (
            <details>
              <summary className={styles.summary}>{text('desk.cases.replace')}</summary>
              <StepForm
                label={text('desk.cases.replace')}
                hint={text('desk.cases.replace.hint')}
                submit={text('desk.cases.replace.submit')}
                lines={replaceable}
                step={replace}
              />
            </details>
          )}
        </>
      )}
    </CasePart>
  );
}
