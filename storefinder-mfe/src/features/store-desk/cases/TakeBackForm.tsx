import type { ForeignOrder } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, RadioGroup } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { deskName, isWarehouse } from '../base/desk-names';
import { type Chosen, chosenPieces } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import { NEW_REPORT, ReportFields } from './ReportFields';
import { choicesOf, NEW, shelfLines, takenOf } from './take-back-rules';
import type { Taken } from './use-take-back';

interface TakeBackFormProps {
  order: ForeignOrder;
  isPending: boolean;
  failure: string | undefined;
  onTake: (taken: Taken) => void;
}

/** Which goods are here, for which case, and what of them goes on the shelf of this place at once. */
export function TakeBackForm({ order, isPending, failure, onTake }: TakeBackFormProps) {
  const text = useMessages();
  const { desk: here } = useDesk();
  const [asked, setAsked] = useState<string>();
  /** By number of the case: what was counted for one is not for another. */
  const [counts, setCounts] = useState<Record<string, { chosen: Chosen; shelved: Chosen }>>({});
  const [report, setReport] = useState(NEW_REPORT);
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { takenHere = [] } = order;
  const choices = choicesOf(order);
  const meant = asked !== undefined && choices.includes(asked) ? asked : (choices[0] ?? NEW);
  const { chosen, shelved } = counts[meant] ?? { chosen: {}, shelved: {} };
  const count = (part: { chosen?: Chosen; shelved?: Chosen }) =>
    setCounts({ ...counts, [meant]: { chosen, shelved, ...part } });
  const found = order.cases.find(({ number }) => number === meant);
  const lines = (found ?? order).lines.map((line) => ({ ...line, max: line.pieces }));
  const pieces = chosenPieces(lines, chosen, 'none');
  const shelves = shelfLines(found?.kind ?? report.kind, lines, pieces);
  const place = deskName(text, order.desk);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pieces.length > 0) onTake(takenOf(found, pieces, { shelves, shelved, report }));
  }

  return (
    <Card as="section" className={styles.part} aria-labelledby="desk-take-back">
      <h3 id="desk-take-back" ref={heading} tabIndex={-1} className={styles.partTitle}>
        {text('desk.takeBack.order', { number: order.orderNumber })}
      </h3>
      <p>{text('desk.takeBack.place', { place })}</p>
      {takenHere.length > 0 && <p>{text('desk.takeBack.takenHere', { numbers: takenHere.join(', ') })}</p>}
      {choices.length === 0 && <p>{text('desk.takeBack.nothingLeft')}</p>}
      {choices.length > 0 && (
        <form noValidate className={styles.steps} onSubmit={submit}>
          {choices.length > 1 && (
            <RadioGroup
              label={text('desk.takeBack.for')}
              name="case"
              isStacked
              value={meant}
              onChange={({ target }) => setAsked(target.value)}
              options={choices.map((value) => {
                const one = order.cases.find(({ number }) => number === value);
                return {
                  value,
                  label: one
                    ? text('desk.takeBack.for.case', {
                        kind: text(`desk.cases.kind.${one.kind}`),
                        number: value,
                      })
                    : text('desk.takeBack.for.new'),
                };
              })}
            />
          )}
          {choices.length === 1 && found && (
            <p>
              {text('desk.takeBack.for.case', {
                kind: text(`desk.cases.kind.${found.kind}`),
                number: found.number,
              })}
            </p>
          )}
          <p className={styles.listTitle}>{text('desk.takeBack.pieces')}</p>
          <PieceList
            label={text('desk.takeBack.pieces')}
            lines={lines}
            chosen={chosen}
            onChange={(next) => count({ chosen: next })}
            untouched="none"
          />
          {isTried && pieces.length === 0 && (
            <p role="alert" className={styles.error}>
              {text('desk.cases.nothingChosen')}
            </p>
          )}
          {!found && (
            <ReportFields report={report} onChange={setReport} hint={text('desk.takeBack.withdrawal')} />
          )}
          {shelves.length > 0 && (
            <>
              <p className={styles.listTitle}>
                {text(isWarehouse(here) ? 'desk.takeBack.shelfOnline' : 'desk.takeBack.shelf')}
              </p>
              <p>{text('desk.takeBack.shelf.hint')}</p>
              <PieceList
                label={text('desk.takeBack.shelf')}
                lines={shelves}
                chosen={shelved}
                onChange={(next) => count({ shelved: next })}
                untouched="none"
              />
            </>
          )}
          <p>{text('desk.takeBack.aside', { place })}</p>
          {failure && (
            <MessageBox tone="error" isLive>
              <p>{failure}</p>
            </MessageBox>
          )}
          <Button type="submit" variant="primary" size="large" isWide isPending={isPending}>
            {text('desk.takeBack.submit')}
          </Button>
        </form>
      )}
    </Card>
  );
}
