import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { choosable, type Chosen, chosenPieces, openOf } from './case-pieces';
import { CasePart } from './CasePart';
import styles from './CasesTab.module.css';
import { goodsText } from './counts-text';
import { LineStates } from './LineStates';
import { PieceList } from './PieceList';
import { type CaseWork, useCaseStep } from './use-case-step';

/** Where the goods of the case are: arrived, or kept by the buyer. */
export function GoodsPart({ work, isNext }: { work: CaseWork; isNext: boolean }) {
  const text = useMessages();
  const { lines: all, goods, events } = work.found;
  const [chosen, setChosen] = useState<Chosen>({});
  const reset = () => setChosen({});
  const arrived = useCaseStep(work, 'arrived', reset);
  const notComing = useCaseStep(work, 'not-coming', reset);
  const lines = choosable(all, (line) => openOf(line).goods);
  const pieces = chosenPieces(lines, chosen);

  return (
    <CasePart
      title={text('desk.cases.part.goods')}
      state={
        <>
          <p>{text(`desk.cases.goods.${goods}`)}</p>
          <LineStates lines={all} textOf={goodsText} />
        </>
      }
      isNext={isNext}
      failures={[arrived.failure, notComing.failure]}
    >
      {events.includes('arrived') && (
        <>
          <PieceList
            label={text('desk.cases.part.goods')}
            lines={lines}
            chosen={chosen}
            onChange={setChosen}
          />
          {pieces.length === 0 && <p>{text('desk.cases.nothingChosen')}</p>}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              size="large"
              isPending={arrived.isPending}
              disabled={pieces.length === 0}
              onClick={() => arrived.run({ lines: pieces })}
            >
              {text('desk.cases.arrived')}
            </Button>
            <Button
              size="large"
              isPending={notComing.isPending}
              disabled={pieces.length === 0}
              onClick={() => notComing.run({ lines: pieces })}
            >
              {text('desk.cases.notComing')}
            </Button>
          </div>
        </>
      )}
    </CasePart>
  );
}
