import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { CasePart } from './CasePart';
import styles from './CasesTab.module.css';
import { moneyText } from './counts-text';
import { GiveForm } from './GiveForm';
import { LineStates } from './LineStates';
import { NotOwedForm } from './NotOwedForm';
import { type CaseWork, useCaseStep } from './use-case-step';

/** What becomes of the money, and whether it may wait for the goods. */
export function MoneyPart({ work, isNext }: { work: CaseWork; isNext: boolean }) {
  const text = useMessages();
  const { lines, money, events, mayHoldBack } = work.found;
  const dispatched = useCaseStep(work, 'dispatched');
  const give = useCaseStep(work, 'give');
  const notOwed = useCaseStep(work, 'not-owed');

  return (
    <CasePart
      title={text('desk.cases.part.money')}
      state={
        <>
          <p>{text(`desk.cases.money.${money}`)}</p>
          <LineStates lines={lines} textOf={moneyText} />
        </>
      }
      isNext={isNext}
      failures={[dispatched.failure, give.failure, notOwed.failure]}
    >
      {(events.includes('give') || events.includes('not-owed')) && (
        <>
          {mayHoldBack && (
            <MessageBox
              tone="info"
              actions={
                events.includes('dispatched') && (
                  <Button isPending={dispatched.isPending} onClick={() => dispatched.run()}>
                    {text('desk.cases.dispatched')}
                  </Button>
                )
              }
            >
              <p>{text('desk.cases.mayHoldBack')}</p>
            </MessageBox>
          )}
          {events.includes('give') && <GiveForm found={work.found} step={give} />}
          {events.includes('not-owed') && (
            <details>
              <summary className={styles.summary}>{text('desk.cases.notOwed')}</summary>
              <NotOwedForm found={work.found} step={notOwed} />
            </details>
          )}
        </>
      )}
    </CasePart>
  );
}
