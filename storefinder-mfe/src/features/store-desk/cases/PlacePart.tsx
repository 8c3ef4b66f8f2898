import type { DeskCaseLine } from '@fachwerk/shared/contracts';
import { Button, SelectField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { choosable, type Chosen, chosenPieces, openOf } from './case-pieces';
import { CasePart } from './CasePart';
import styles from './CasesTab.module.css';
import { placeText } from './counts-text';
import { LineStates } from './LineStates';
import { PieceList } from './PieceList';
import { type CaseWork, useCaseStep } from './use-case-step';

type Where = DeskCaseLine['dispositions'][number]['where'];
/** Pieces that wait for a decision, or leave one of these again. */
type Source = 'WAITING' | 'DAMAGED' | 'SUPPLIER' | 'REPAIR';

const SOURCES: readonly Source[] = ['WAITING', 'DAMAGED', 'SUPPLIER', 'REPAIR'];
const TARGETS: readonly Where[] = ['SHELF', 'DAMAGED', 'SUPPLIER', 'SCRAPPED', 'REPAIR', 'BACK_TO_BUYER'];

const piecesAt = (line: DeskCaseLine, source: Source): number =>
  source === 'WAITING'
    ? openOf(line).place
    : (line.dispositions.find(({ where }) => where === source)?.pieces ?? 0);

/** Where arrived pieces go. */
export function PlacePart({ work, isNext }: { work: CaseWork; isNext: boolean }) {
  const text = useMessages();
  const { lines: all, events } = work.found;
  const [chosen, setChosen] = useState<Chosen>({});
  const [from, setFrom] = useState<Source>('WAITING');
  const [to, setTo] = useState<Where | ''>('');
  const [isTried, setTried] = useState(false);
  const step = useCaseStep(work, 'disposition', () => {
    setChosen({});
    setTo('');
    setTried(false);
  });
  const sources = SOURCES.filter((source) => all.some((line) => piecesAt(line, source) > 0));
  const source = sources.includes(from) ? from : (sources[0] ?? 'WAITING');
  const targets = TARGETS.filter((target) => target !== source);
  const target = targets.find((one) => one === to);
  const lines = choosable(all, (line) => piecesAt(line, source));
  const pieces = chosenPieces(lines, chosen);
  const isArrived = all.some(({ arrived }) => arrived > 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!target || pieces.length === 0) return;
    step.run({ lines: pieces, to: target, ...(source !== 'WAITING' && { from: source }) });
  }

  return (
    <CasePart
      title={text('desk.cases.part.place')}
      state={
        isArrived ? <LineStates lines={all} textOf={placeText} /> : <p>{text('desk.cases.notArrived')}</p>
      }
      isNext={isNext}
      failures={[step.failure]}
    >
      {events.includes('disposition') && (
        <form noValidate className={styles.steps} onSubmit={submit}>
          {sources.length > 1 && (
            <SelectField
              label={text('desk.cases.from')}
              value={source}
              onChange={({ target: { value } }) => {
                setFrom(value as Source);
                setChosen({});
              }}
            >
              {sources.map((one) => (
                <option key={one} value={one}>
                  {text(`desk.cases.where.${one}`)}
                </option>
              ))}
            </SelectField>
          )}
          <PieceList
            label={text('desk.cases.part.place')}
            lines={lines}
            chosen={chosen}
            onChange={setChosen}
          />
          {pieces.length === 0 && <p>{text('desk.cases.nothingChosen')}</p>}
          <SelectField
            label={text('desk.cases.to')}
            value={target ?? ''}
            onChange={({ target: { value } }) => setTo(value as Where)}
            {...(isTried && !target && { error: text('desk.cases.to.missing') })}
          >
            <option value="">{text('desk.cases.to.choose')}</option>
            {targets.map((one) => (
              <option key={one} value={one}>
                {text(`desk.cases.where.${one}`)}
              </option>
            ))}
          </SelectField>
          {target === 'SHELF' && <p>{text('desk.cases.shelfHint')}</p>}
          <Button type="submit" variant="primary" size="large" isWide isPending={step.isPending}>
            {text('desk.cases.place.submit')}
          </Button>
        </form>
      )}
    </CasePart>
  );
}
