import { pathOf, readLotteryCodes } from '@fachwerk/shared/calls';
import type { Lottery, LotteryDrawing } from '@fachwerk/shared/contracts';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './LotteryTeaser.module.css';

interface LotteryResultProps {
  lottery: Lottery;
  drawing: LotteryDrawing;
}

/** The codes of the winners, and what everybody needs to draw again. */
export function LotteryResult({ lottery: { lotteryId, seedHash }, drawing }: LotteryResultProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const headingId = useId();
  const { drawnText, seed, entries, codesHash, winningCodes } = drawing;
  const facts = [
    ['seedHash', seedHash],
    ['seed', seed],
    ['entries', String(entries)],
    ['codesHash', codesHash],
  ] as const;
  return (
    <>
      <div>
        <p id={headingId}>
          {text(winningCodes.length === 0 ? 'lotteryTeaser.nobody' : 'lotteryTeaser.winners', {
            time: drawnText,
          })}
        </p>
        {winningCodes.length > 0 && (
          <ul role="list" aria-labelledby={headingId} className={styles.codes}>
            {winningCodes.map((code) => (
              <li key={code} className={styles.code}>
                {code}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Accordion title={text('lotteryTeaser.proof')}>
        <p>{text('lotteryTeaser.proof.text')}</p>
        <Facts facts={facts} />
        <ol className={styles.steps}>
          {['1', '2', '3'].map((step) => (
            <li key={step}>{text(`lotteryTeaser.proof.step${step}`)}</li>
          ))}
        </ol>
        <p>
          <a href={apiOrigin + pathOf(readLotteryCodes, { lotteryId })}>
            {text('lotteryTeaser.proof.codes')}
          </a>
        </p>
      </Accordion>
    </>
  );
}

/** How the winners will be drawn, with the hash that fixes the seed before the first entry. */
export function LotteryPromise({ seedHash }: { seedHash: string }) {
  const text = useMessages();
  return (
    <Accordion title={text('lotteryTeaser.how')}>
      <p>{text('lotteryTeaser.how.text')}</p>
      <Facts facts={[['seedHash', seedHash]]} />
    </Accordion>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const text = useMessages();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{text(`lotteryTeaser.proof.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
