import { drawLottery, readDeskLotteries } from '@fachwerk/shared/calls';
import type { DeskLottery, DeskWinner } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, Card, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionDialog } from '../actions/ActionDialog';
import { Section } from '../base/Section';
import styles from './LotterySection.module.css';

/**
 * Lotteries of the shop API, which knows an operator by the login of the desk. They are read on demand: the
 * rest of the page works while the API is down.
 */
export function LotterySection() {
  const text = useMessages();
  const { api } = usePlatform();
  const [lotteries, setLotteries] = useState<readonly DeskLottery[]>();
  const [chosen, setChosen] = useState<DeskLottery>();
  const section = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (drawn > 0) section.current?.focus();
  }, [drawn]);
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
    <Section
      name="lotteries"
      title={text('operations.lotteries.title')}
      intro={text('operations.lotteries.intro')}
    >
      <div ref={section} tabIndex={-1} role="group" aria-label={text('operations.lotteries.title')}>
        {state.status === 'failed' && (
          <MessageBox tone="error" isLive>
            {text(`operations.lotteries.${failureOf(state.error)}`)}
          </MessageBox>
        )}
        {lotteries?.length === 0 && (
          <EmptyState headingLevel={3} title={text('operations.lotteries.empty')}>
            {text('operations.lotteries.emptyText')}
          </EmptyState>
        )}
        {lotteries && lotteries.length > 0 && (
          <ul role="list" className={styles.list}>
            {lotteries.map((lottery) => (
              <Lottery
                key={lottery.lotteryId}
                lottery={lottery}
                isPending={isPending}
                onDraw={() => setChosen(lottery)}
              />
            ))}
          </ul>
        )}
      </div>
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
      <Button className={styles.load} isPending={isPending && !lotteries} onClick={() => void run(undefined)}>
        {text(lotteries ? 'operations.lotteries.reload' : 'operations.lotteries.load')}
      </Button>
    </Section>
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
    <Card as="li" className={styles.lottery}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>
        {text(`operations.lotteries.state.${isVoid ? 'void' : state}`)} ·{' '}
        {text('operations.lotteries.facts', { closes: closesText, entries, winners })}
      </p>
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
    </Card>
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
