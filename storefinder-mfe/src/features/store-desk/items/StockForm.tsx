import type { CorrectionReason, DeskItem } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import { correctionMistake, MAX_COUNTED_PIECES } from '@fachwerk/shared/rules';
import { Button, Card, MessageBox, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { itemName } from './item-name';
import styles from './ItemsTab.module.css';
import type { RecordItem } from './use-record-item';

const REASONS: readonly CorrectionReason[] = ['COUNTED', 'DAMAGED', 'LOST', 'FOUND', 'DELIVERED'];
const MOST_DIGITS = 6;

interface StockFormProps {
  item: DeskItem;
  recording: RecordItem;
}

/** States how many pieces lie in the store, and why it is another number. */
export function StockForm({ item, recording }: StockFormProps) {
  const text = useMessages();
  const { stock, corrections } = item;
  const { isPending, failure, record } = recording;
  const [counted, setCounted] = useState('');
  const [reason, setReason] = useState<CorrectionReason>('COUNTED');
  const [mistake, setMistake] = useState<string>();

  function mistakeIn(pieces: number | undefined): string | undefined {
    if (pieces === undefined) return 'desk.items.noNumber';
    if (pieces > MAX_COUNTED_PIECES) return 'desk.items.tooManyPieces';
    const contradiction = correctionMistake(reason, stock.onHand, pieces);
    return contradiction && `desk.refused.${contradiction}`;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const pieces = /^\d{1,6}$/.test(counted.trim()) ? Number(counted) : undefined;
    const wrong = mistakeIn(pieces);
    setMistake(wrong);
    if (pieces === undefined || wrong !== undefined) return;
    const json = { counted: pieces, seen: stock.onHand, reason };
    const { itemId } = item;
    const isRecorded = await record(
      { name: 'correctStock', itemId, itemName: itemName(item), json },
      text('desk.items.corrected', { count: pieces }),
    );
    if (isRecorded) setCounted('');
  }

  return (
    <Card as="section" className={styles.part}>
      <h3>{text('desk.items.correct')}</h3>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={text('desk.items.counted')}
          hint={text('desk.items.countedHint', { count: stock.onHand })}
          value={counted}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          onChange={({ target }) => setCounted(target.value)}
          {...(mistake !== undefined && {
            error: text(mistake, { most: formatNumber(MAX_COUNTED_PIECES, SHOP_LOCALE) }),
          })}
        />
        <SelectField
          label={text('desk.items.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value as CorrectionReason)}
        >
          {REASONS.map((one) => (
            <option key={one} value={one}>
              {text(`desk.items.reason.${one}`)}
            </option>
          ))}
        </SelectField>
        {failure !== undefined && (
          <MessageBox tone="error" isLive>
            <p>{failure}</p>
          </MessageBox>
        )}
        <Button type="submit" isPending={isPending}>
          {text('desk.items.save')}
        </Button>
      </form>
      {corrections.length > 0 && (
        <details>
          <summary className={styles.summary}>{text('desk.items.corrections')}</summary>
          <ul className={styles.list}>
            {corrections.map(({ at, atText, by, reason: why, seen, counted: now }) => (
              <li key={`${at} ${by}`}>
                {text('desk.items.correction', {
                  at: atText,
                  by,
                  reason: text(`desk.items.reason.${why}`),
                  before: String(seen),
                  after: String(now),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
