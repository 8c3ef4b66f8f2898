import { drawLottery, readDeskLotteries } from '@fachwerk/shared/calls';
import type { DeskLottery, DeskWinner } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Button } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { ActionDialog } from '../actions/ActionDialog';
import { DeskList, ItemHead } from '../base/DeskList';
import styles from './LotterySection.module.css';

/** Lotteries with their state, and the drawing. */
export function LotterySection() {
  const text = useMessages();
  const { api } = usePlatform();
  const [lotteries, setLotteries] = useState<readonly DeskLottery[]>();
  const [chosen, setChosen] = useState<DeskLottery>();
  const [drawn, setDrawn] = useState(0);
  const { run, state, isPending } = useAction(
    (lotteryId?: string) =>
      lotteryId === undefined
        ? api.call(readDeskLotteries, {})
        : api.call(drawLottery, { params: { lotteryId } }),
    {
      onDone: (answer) => {
        setLotteries(answer.lotteries);
        if (chosen) setDrawn((count) => count + 1);
      },
    },
  );

  return (
    <DeskList
      name="lotteries"
      items={lotteries}
      keyOf={({ lotteryId }) => lotteryId}
      row={(lottery) => <Lottery lottery={lottery} isPending={isPending} onDraw={() => setChosen(lottery)} />}
      failure={state.status === 'failed' ? failureOf(state.error) : undefined}
      isPending={isPending}
      changes={drawn}
      onLoad={() => void run(undefined)}
    >
      {chosen && (
        <ActionDialog
          isOpen
          title={text('operations.lotteries.drawOf', { title: chosen.title })}
          onClose={() => setChosen(undefined)}
          footer={
            <Button
              variant="primary"
              isWide
              isPending={isPending}
              onClick={async () => {
                await run(chosen.lotteryId);
                setChosen(undefined);
              }}
            >
              {text('operations.lotteries.draw')}
            </Button>
          }
        >
          <p>{text('operations.lotteries.final')}</p>
        </ActionDialog>
      )}
    </DeskList>
  );
}

/** Why a drawing is refused: by another operator meanwhile, too early, too late. */
const REFUSALS = ['drawn', 'open', 'void'] as const;

/** Without a login of the desk; a refused drawing; everything else. */
function failureOf(error: unknown): 'signedOut' | 'failed' | (typeof REFUSALS)[number] {
  if (!isHttpError(error)) return 'failed';
  if (error.status === 401 || error.status === 403) return 'signedOut';
  return REFUSALS.find((one) => error.messageKeys.includes(`error.lottery.${one}`)) ?? 'failed';
}

interface LotteryProps {
  lottery: DeskLottery;
  isPending: boolean;
  onDraw: () => void;
}

function Lottery({ lottery, isPending, onDraw }: LotteryProps) {
  const text = useMessages();
  const { title, state, isVoid = false, closesText, winners, entries, winningCodes } = lottery;
  const { winningEntries = [] } = lottery;
  return (
    <>
      <ItemHead
        title={title}
        facts={
          <>
            {text(`operations.lotteries.state.${isVoid ? 'void' : state}`)} ·{' '}
            {text('operations.lotteries.facts', { closes: closesText, entries, winners })}
          </>
        }
      />
      {winningCodes.length > 0 && (
        <p>{text('operations.lotteries.winners', { codes: winningCodes.join(', ') })}</p>
      )}
      {winningEntries.length > 0 && <Winners title={title} winners={winningEntries} />}
      {state === 'CLOSED' && !isVoid && (
        <Button
          className={styles.draw}
          variant="primary"
          isPending={isPending}
          aria-label={text('operations.lotteries.drawOf', { title })}
          onClick={onDraw}
        >
          {text('operations.lotteries.draw')}
        </Button>
      )}
    </>
  );
}

/** Whom to write to: the mail of the shop promises it. */
function Winners({ title, winners }: { title: string; winners: readonly DeskWinner[] }) {
  const text = useMessages();
  return (
    <ol className={styles.winners} aria-label={text('operations.lotteries.winnersOf', { title })}>
      {winners.map(({ code, salutation, name, email, birthDate }) => (
        <li key={code}>
          {code}: {name !== '' && `${text(`operations.lotteries.person.${salutation}`, { name })}, `}
          <a href={`mailto:${email}`}>{email}</a>
          {birthDate !== null && `, ${text('operations.lotteries.born', { date: birthDate })}`}
        </li>
      ))}
    </ol>
  );
}
