import { enterPrice } from '@fachwerk/shared/calls';
import type { DeskItem } from '@fachwerk/shared/contracts';
import { Button, Card, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { hasRole } from '../session/staff-state';
import { isFarOff, itemFailure, itemNow } from './item-failure';
import styles from './ItemsTab.module.css';
import { centsTyped } from './price-typed';

const LONGEST = 12;

interface PriceFormProps {
  item: DeskItem;
  onChanged: (item: DeskItem, done?: string) => void;
}

/** A manager enters the price of the zone, or of the store. */
export function PriceForm({ item, onChanged }: PriceFormProps) {
  const text = useMessages();
  const { api, person } = useDesk();
  const { itemId, prices, priceList } = item;
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { state, run, isPending } = useAction(
    (json: { cents: number; seen: number; isConfirmed: boolean }, idempotencyKey: string) =>
      api.call(enterPrice, { params: { itemId }, json, idempotencyKey }),
    {
      onDone: (changed) =>
        onChanged(changed, text('desk.items.priced', { price: changed.prices.displayPrice.displayValue })),
    },
  );
  if (!priceList || !hasRole(person.role, 'MANAGER')) return null;
  const failure = state.status === 'failed' ? state : undefined;
  const changed = failure && itemNow(failure.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    const cents = centsTyped(typed);
    setMissing(cents === undefined);
    if (cents !== undefined) void run({ cents, seen: prices.displayPrice.value, isConfirmed: false });
  }

  return (
    <Card as="section" className={styles.part}>
      <h3>{text(`desk.items.price.${priceList.kind}`, { name: priceList.name })}</h3>
      <p>{text('desk.items.priceStores', { count: priceList.stores })}</p>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={text('desk.items.newPrice')}
          hint={text('desk.items.newPriceHint', { price: prices.displayPrice.displayValue })}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST}
          onChange={({ target }) => setTyped(target.value)}
          {...(isMissing && { error: text('desk.items.noPrice') })}
        />
        {failure && (
          <MessageBox
            tone={isFarOff(failure.error) ? 'warning' : 'error'}
            isLive
            actions={
              isFarOff(failure.error) ? (
                <Button onClick={() => void run({ ...failure.input, isConfirmed: true })}>
                  {text('desk.items.confirmPrice')}
                </Button>
              ) : (
                changed && <Button onClick={() => onChanged(changed)}>{text('desk.items.showNow')}</Button>
              )
            }
          >
            <p>{itemFailure(text, failure.error)}</p>
          </MessageBox>
        )}
        <Button type="submit" isPending={isPending}>
          {text('desk.items.savePrice')}
        </Button>
      </form>
    </Card>
  );
}
