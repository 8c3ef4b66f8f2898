import type { ItemRelease } from '@fachwerk/shared/contracts';
import { type ReleaseField, releaseFields } from '@fachwerk/shared/rules';
import { Button, joinClasses } from '@fachwerk/shared/ui';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { useEffect, useId, useRef } from 'react';
import { correctionText } from './correction-text';
import { EanBars } from './EanBars';
import { isConfirmed, labelKey } from './release-values';
import styles from './ReleaseSlip.module.css';

interface ReleaseSlipProps {
  release: ItemRelease;
  onClose: () => void;
}

/**
 * A recorded release on paper: a sheet for the till, and what was recorded, which stays in the store. Where
 * it is about a person or a firm it has a sheet of its own; for poisons and precursors the buyer signs it.
 */
export function ReleaseSlip({ release, onClose }: ReleaseSlipProps) {
  const text = useMessages();
  const { number, atText, name, itemId, ean, quantity, storeName, handedOverBy, by, proofs } = release;
  const heading = useRef<HTMLHeadingElement>(null);
  const recordId = useId();
  useEffect(() => heading.current?.focus(), [number]);
  const correction = correctionText(text, release);
  const isSigned = proofs.includes('poison') || proofs.includes('precursor');
  const hasOwnSheet = proofs.some((proof) => proof !== 'advice');
  const handedOver = text('desk.items.release.slip.person', { name: handedOverBy, by });
  const facts = [
    [text('desk.items.release.slip.item'), name],
    [text('desk.items.release.quantity'), String(quantity)],
    [text('desk.items.release.slip.at'), atText],
    [text('desk.items.release.slip.store'), storeName],
    [text('desk.items.release.slip.by'), handedOver],
  ] as const;

  return (
    <>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => window.print()}>
          {text('desk.items.release.slip.print')}
        </Button>
        <Button onClick={onClose}>{text('desk.items.release.slip.close')}</Button>
      </div>
      <article className={styles.slip} data-label>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text('desk.items.release.slip.title', { number })}
        </h2>
        {correction !== undefined && (
          <p>
            <strong>{correction}</strong>
          </p>
        )}
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {/* What is marked is not sold with this slip. */}
        {correction === undefined && (
          <EanBars ean={ean} label={text('desk.items.release.slip.bars', { ean })} />
        )}
        <p>{text('desk.items.release.slip.numbers', { number: itemId, ean })}</p>
        {correction === undefined && <p>{text('desk.items.release.slip.till')}</p>}
        <section
          className={joinClasses(styles.record, hasOwnSheet && styles.ownSheet)}
          aria-labelledby={recordId}
        >
          <h3 id={recordId}>{text('desk.items.release.slip.record', { number })}</h3>
          <p className={styles.again}>
            {text('desk.items.release.slip.again', {
              name,
              quantity: String(quantity),
              at: atText,
              store: storeName,
              person: handedOver,
            })}
          </p>
          <p className={styles.small}>
            {proofs.map((proof) => text(`desk.items.release.proof.${proof}`)).join(', ')}
          </p>
          <Record release={release} />
          {isSigned && (
            <>
              <p className={styles.signature}>{text('desk.items.release.slip.signature')}</p>
              <p className={styles.small}>{text('desk.items.release.slip.keep')}</p>
            </>
          )}
        </section>
      </article>
    </>
  );
}

/** What was typed, and what was confirmed. */
function Record({ release: { proofs, record } }: { release: ItemRelease }) {
  const text = useMessages();
  const fields = releaseFields(proofs);
  const typed = fields.filter((field) => typeof record[field] === 'string' && record[field] !== '');
  const confirmed = fields.filter((field) => isConfirmed(field) && record[field] === true);
  return (
    <>
      {typed.length > 0 && (
        <dl className={styles.facts}>
          {typed.map((field) => (
            <div key={field}>
              <dt>{text(labelKey(field, proofs))}</dt>
              <dd>{valueText(text, field, String(record[field]))}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={styles.confirmed}>
        {confirmed.map((field) => (
          <li key={field}>{text(labelKey(field, proofs))}</li>
        ))}
      </ul>
    </>
  );
}

const valueText = (text: Translate, field: ReleaseField, value: string): string =>
  field === 'userCategory' || field === 'documentKind' ? text(`desk.items.release.${field}.${value}`) : value;
