import type { TakenBack } from '@fachwerk/shared/contracts';
import { formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { deskName } from '../base/desk-names';
import styles from './CasesTab.module.css';

/** What was taken, where it goes now, and who decides about the money. */
export function TakenNote({ taken, onNext }: { taken: TakenBack; onNext: () => void }) {
  const text = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const place = deskName(text, taken.desk);
  const aside = taken.lines.filter(({ quantity, shelf }) => quantity > shelf);

  return (
    <Card as="section" className={styles.part} aria-labelledby="desk-taken">
      <h3 id="desk-taken" ref={heading} tabIndex={-1} className={styles.partTitle}>
        {text('desk.takeBack.done', { number: taken.number })}
      </h3>
      <ul className={styles.lineStates}>
        {taken.lines.map(({ lineId, name, quantity, shelf }) => (
          <li key={lineId}>
            {formatPieces(quantity, name, SHOP_LOCALE)}
            {shelf > 0 && (
              <span className={styles.muted}>{text('desk.takeBack.done.shelf', { pieces: shelf })}</span>
            )}
          </li>
        ))}
      </ul>
      {aside.length > 0 && <p>{text('desk.takeBack.done.aside', { place })}</p>}
      <p>{text('desk.takeBack.done.money', { place })}</p>
      <Button size="large" isWide onClick={onNext}>
        {text('desk.takeBack.next')}
      </Button>
    </Card>
  );
}
