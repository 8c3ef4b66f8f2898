import { readCaseNumber } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { placeHref } from '../base/desk-place';
import styles from './CasesTab.module.css';
import { ForeignNumberForm } from './ForeignNumberForm';
import { TakeBackForm } from './TakeBackForm';
import { TakenNote } from './TakenNote';
import { useTakeBack } from './use-take-back';

/** Goods of the online shop or of another store at the counter: "#cases/take-back/R-7KM4X92TPA". */
export function TakeBack({ number }: { number: string }) {
  const text = useMessages();
  const work = useTakeBack();
  const { order, taken } = work;
  /** The next goods begin with an empty form. */
  const [turn, setTurn] = useState(0);
  const { find } = work;
  const atStart = useRef(find);
  // The number of a slip was scanned elsewhere at the desk.
  useEffect(() => {
    if (readCaseNumber(number) !== undefined) atStart.current({ orderOrCase: number });
  }, [number]);

  return (
    <div className={styles.screen}>
      <p className={styles.back}>
        <a href={placeHref('cases')}>{text('desk.cases.back')}</a>
      </p>
      <h2 className={styles.title}>{text('desk.takeBack.title')}</h2>
      {taken ? (
        <TakenNote
          taken={taken}
          onNext={() => {
            work.reset();
            setTurn(turn + 1);
          }}
        />
      ) : (
        <>
          <ForeignNumberForm
            key={turn}
            initial={turn === 0 ? number : ''}
            isPending={work.isSearching}
            failure={work.searchFailure}
            onSearch={find}
          />
          {order && (
            <TakeBackForm
              key={order.orderNumber}
              order={order}
              isPending={work.isTaking}
              failure={work.takeFailure}
              onTake={work.take}
            />
          )}
        </>
      )}
    </div>
  );
}
