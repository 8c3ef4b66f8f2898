import { readDeskOrders } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import { readCaseNumber } from '@fachwerk/shared/rules';
import { Button, MessageBox, TextField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { isWarehouse } from '../base/desk-names';
import { goTo } from '../base/desk-place';
import { UnknownNumber } from '../base/UnknownNumber';
import { useFindCase } from '../base/use-find-case';
import styles from './FindOrder.module.css';

const LONGEST = 20;
const plain = (number: string): string => number.toUpperCase().replace(/[\s-]/g, '');

/** An order by its number: on this device, else from the server. */
export function FindOrder() {
  const text = useMessages();
  const { api, orders, desk } = useDesk();
  const [number, setNumber] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const cases = useFindCase();
  const { state, run, isPending } = useAction(
    async (typed: string) => {
      const kept = orders.state().orders.find((order) => plain(order.number) === plain(typed));
      if (kept) return kept.orderId;
      const answer = await api.call(readDeskOrders, { query: { number: typed } });
      const [found] = answer.orders;
      if (found) await orders.put(found);
      return found?.order.orderId;
    },
    {
      onDone(orderId) {
        setUnknown(orderId === undefined);
        if (orderId !== undefined) goTo('orders', orderId);
      },
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setUnknown(false);
    // The number of the slip that lies with returned goods.
    if (readCaseNumber(number)) cases.findCase(number);
    else if (number.trim()) void run(number.trim());
  }

  return (
    <form role="search" noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={text('desk.find.label')}
        hint={text('desk.find.hint')}
        value={number}
        maxLength={LONGEST}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" isPending={isPending || cases.isPending}>
        {text('desk.find.submit')}
      </Button>
      {isUnknown && (
        <MessageBox tone="info" isLive>
          <p>{text(isWarehouse(desk) ? 'desk.find.unknownOnline' : 'desk.find.unknown')}</p>
        </MessageBox>
      )}
      {cases.unknownNumber !== undefined && (
        <UnknownNumber number={cases.unknownNumber}>{text('desk.cases.find.unknown')}</UnknownNumber>
      )}
      {cases.failure && (
        <MessageBox tone="error" isLive>
          <p>{cases.failure}</p>
        </MessageBox>
      )}
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>
            {text(isHttpError(state.error) && state.error.status === 0 ? 'desk.find.offline' : 'desk.broken')}
          </p>
        </MessageBox>
      )}
    </form>
  );
}
