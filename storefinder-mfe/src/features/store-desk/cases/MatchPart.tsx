import { withdrawablePieces } from '@fachwerk/shared/rules';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { goTo } from '../base/desk-place';
import { type Chosen, chosenPieces } from './case-pieces';
import { CasePart } from './CasePart';
import { OrderNumberForm } from './OrderNumberForm';
import { PieceList } from './PieceList';
import { type CaseWork, useCaseStep } from './use-case-step';
import { useFindOrder } from './use-find-order';

/** The order of a withdrawal and its pieces; can be corrected until something has happened to them. */
export function MatchPart({ work, isNext }: { work: CaseWork; isNext: boolean }) {
  const text = useMessages();
  const { found } = work;
  const { order, find, isPending, failure } = useFindOrder();
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const step = useCaseStep(work, 'match', () => {
    // It belongs to the desk of a store now.
    if (order === null) goTo('cases');
  });
  const lines = (order?.lines ?? []).flatMap((line) => {
    const max = withdrawablePieces(line);
    const isHere = line.quantity - line.cancelled > line.handedOver;
    return max > 0 ? [{ lineId: line.lineId, name: line.name, max, isHere }] : [];
  });
  const pieces = chosenPieces(lines, chosen);
  if (!found.events.includes('match') && !step.failure) return null;

  return (
    <CasePart
      title={text('desk.cases.part.match')}
      state={
        <p>
          {found.orderId === null
            ? text('desk.cases.match.none')
            : text('desk.cases.match.order', { number: found.orderNumber })}
        </p>
      }
      isNext={isNext}
      failures={[step.failure]}
    >
      {found.events.includes('match') && (
        <>
          <OrderNumberForm
            initial={found.orderNumber}
            isPending={isPending}
            failure={failure}
            onNumber={(typed) => {
              setNumber(typed.trim());
              setChosen({});
              find(typed);
            }}
          />
          {order && lines.length === 0 && <p>{text('caseError.nothing')}</p>}
          {order && lines.length > 0 && (
            <>
              <p>{text('desk.cases.match.found', { number: order.number, name: order.contact.lastName })}</p>
              <PieceList
                label={text('desk.cases.part.match')}
                lines={lines}
                chosen={chosen}
                onChange={setChosen}
              />
              {lines.some(({ isHere }) => isHere) && <p>{text('desk.cases.match.cancels')}</p>}
              <Button
                variant="primary"
                size="large"
                isWide
                disabled={pieces.length === 0}
                isPending={step.isPending}
                onClick={() => step.run({ orderNumber: order.number, lines: pieces })}
              >
                {text('desk.cases.match.submit')}
              </Button>
            </>
          )}
          {order === null && (
            <MessageBox
              tone="info"
              isLive
              actions={
                <Button isPending={step.isPending} onClick={() => step.run({ orderNumber: number })}>
                  {text('desk.cases.match.whole')}
                </Button>
              }
            >
              <p>{text('desk.cases.match.store')}</p>
            </MessageBox>
          )}
        </>
      )}
    </CasePart>
  );
}
