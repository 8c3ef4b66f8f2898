import type { DeskItem } from '@fachwerk/shared/contracts';
import { formatEuros, SHOP_LOCALE } from '@fachwerk/shared/format';
import { isFarPrice, MAX_PRICE_CENTS } from '@fachwerk/shared/rules';
import { Button, Card, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import type { ItemAction } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { hasRole } from '../session/staff-state';
import { priceBefore } from '../shelf/after-item-action';
import { itemName } from './item-name';
import styles from './ItemsTab.module.css';
import { centsTyped } from './price-typed';
import type { RecordItem } from './use-record-item';

const LONGEST = 12;

const tooHigh = (cents: number): string | undefined =>
  cents > MAX_PRICE_CENTS ? 'desk.items.tooHighPrice' : undefined;

interface PriceFormProps {
  item: DeskItem;
  /** Those of the item that wait on this device, and that the person sends. */
  actions: readonly ItemAction[];
  recording: RecordItem;
}

/** A manager enters the price of the zone, or of the store. */
export function PriceForm({ item, actions, recording }: PriceFormProps) {
  const text = useMessages();
  const { person } = useDesk();
  const { itemId, priceList } = item;
  const { isPending, failure, record } = recording;
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  /** A price that is far from the present one, and has to be confirmed. */
  const [far, setFar] = useState<number>();
  if (!priceList || !hasRole(person.role, 'MANAGER')) return null;
  const before = priceBefore(item, actions);
  const euros = (cents: number) => formatEuros(cents, SHOP_LOCALE);

  async function enter(cents: number, isConfirmed: boolean): Promise<void> {
    if (isPending) return;
    setFar(undefined);
    const json = { cents, ...before, isConfirmed };
    const isRecorded = await record(
      { name: 'enterPrice', itemId, itemName: itemName(item), json },
      text('desk.items.priced', { price: euros(cents) }),
    );
    if (isRecorded) setTyped('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const cents = centsTyped(typed);
    setMistake(cents === undefined ? 'desk.items.noPrice' : tooHigh(cents));
    if (cents === undefined || tooHigh(cents)) return;
    if (isFarPrice(before.seen, cents)) setFar(cents);
    else void enter(cents, false);
  }

  return (
    <Card as="section" className={styles.part}>
      <h3>{text(`desk.items.price.${priceList.kind}`, { name: priceList.name })}</h3>
      <p>{text('desk.items.priceStores', { count: priceList.stores })}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={text('desk.items.newPrice')}
          hint={text('desk.items.newPriceHint', { price: euros(before.seen) })}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST}
          onChange={({ target }) => {
            setTyped(target.value);
            setFar(undefined);
          }}
          {...(mistake !== undefined && { error: text(mistake, { most: euros(MAX_PRICE_CENTS) }) })}
        />
        {far !== undefined && (
          <MessageBox
            tone="warning"
            isLive
            actions={
              <Button isPending={isPending} onClick={() => void enter(far, true)}>
                {text('desk.items.confirmPrice')}
              </Button>
            }
          >
            <p>{text('desk.refused.priceFarOff', { price: euros(far), before: euros(before.seen) })}</p>
          </MessageBox>
        )}
        {failure !== undefined && (
          <MessageBox tone="error" isLive>
            <p>{failure}</p>
          </MessageBox>
        )}
        <Button type="submit" isPending={isPending}>
          {text('desk.items.savePrice')}
        </Button>
      </form>
    </Card>
  );
}
