import type { CaseWish, ForeignOrder } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, RadioGroup, TextAreaField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { deskName, isWarehouse } from '../base/desk-names';
import { type Chosen, chosenPieces } from './case-pieces';
import styles from './CasesTab.module.css';
import { PieceList } from './PieceList';
import type { Taken } from './use-take-back';

const LONGEST_TEXT = 2000;
const KINDS = ['RETURN', 'COMPLAINT'] as const;
const WISHES: readonly CaseWish[] = ['REPAIR', 'REPLACE', 'REFUND'];
/** No number of a case. */
const NEW = 'new';

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
  const [chosen, setChosen] = useState<Chosen>({});
  const [shelved, setShelved] = useState<Chosen>({});
  const [newKind, setKind] = useState<(typeof KINDS)[number]>('RETURN');
  const [wish, setWish] = useState<CaseWish>('REPAIR');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choices = [...order.cases.map(({ number }) => number), ...(order.lines.length > 0 ? [NEW] : [])];
  const meant = asked !== undefined && choices.includes(asked) ? asked : (choices[0] ?? NEW);
  const found = order.cases.find(({ number }) => number === meant);
  const lines = (found ?? order).lines.map((line) => ({ ...line, max: line.pieces }));
  const pieces = chosenPieces(lines, chosen, 'none');
  const kind = found?.kind ?? newKind;
  // What is said to be faulty is not sold again unseen.
  const shelves =
    kind === 'COMPLAINT'
      ? []
      : pieces.flatMap(({ lineId, quantity }) => {
          const line = lines.find((one) => one.lineId === lineId);
          return line?.isStocked ? [{ lineId, name: line.name, max: quantity }] : [];
        });
  const onShelf = chosenPieces(shelves, shelved, 'none');
  const place = deskName(text, order.desk);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pieces.length === 0) return;
    const shelfOf = (lineId: number) => onShelf.find((one) => one.lineId === lineId)?.quantity ?? 0;
    const taken = pieces.map(({ lineId, quantity }) => ({ lineId, quantity, shelf: shelfOf(lineId) }));
    onTake(
      found
        ? { caseNumber: found.number, lines: taken }
        : { kind: newKind, wish: newKind === 'RETURN' ? 'REFUND' : wish, text: words, lines: taken },
    );
  }

  return (
    <Card as="section" className={styles.part} aria-labelledby="desk-take-back">
      <h3 id="desk-take-back" ref={heading} tabIndex={-1} className={styles.partTitle}>
        {text('desk.takeBack.order', { number: order.orderNumber, place })}
      </h3>
      <form noValidate className={styles.steps} onSubmit={submit}>
        {choices.length > 1 && (
          <RadioGroup
            label={text('desk.takeBack.for')}
            name="case"
            isStacked
            value={meant}
            onChange={({ target }) => {
              setAsked(target.value);
              setChosen({});
              setShelved({});
            }}
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
          onChange={setChosen}
          untouched="none"
        />
        {isTried && pieces.length === 0 && (
          <p role="alert" className={styles.error}>
            {text('desk.cases.nothingChosen')}
          </p>
        )}
        {!found && (
          <>
            <RadioGroup
              label={text('desk.cases.new.kind')}
              name="kind"
              isStacked
              value={newKind}
              onChange={({ target }) => setKind(target.value as typeof newKind)}
              options={KINDS.map((value) => ({ value, label: text(`desk.cases.new.kind.${value}`) }))}
            />
            {newKind === 'RETURN' && <p>{text('desk.takeBack.withdrawal')}</p>}
            {newKind === 'COMPLAINT' && (
              <RadioGroup
                label={text('desk.cases.wish')}
                name="wish"
                isStacked
                value={wish}
                onChange={({ target }) => setWish(target.value as CaseWish)}
                options={WISHES.map((value) => ({ value, label: text(`desk.cases.wish.${value}`) }))}
              />
            )}
            <TextAreaField
              label={text('desk.cases.text')}
              labelNote={text('desk.cases.optional')}
              value={words}
              maxLength={LONGEST_TEXT}
              onChange={({ target }) => setWords(target.value)}
            />
          </>
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
              onChange={setShelved}
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
    </Card>
  );
}
