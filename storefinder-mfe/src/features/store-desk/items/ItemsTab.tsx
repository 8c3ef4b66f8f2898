import { readDeskItem } from '@fachwerk/shared/calls';
import type { DeskItem } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { useDesk } from '../base/desk-context';
import { ScanField } from '../orders/ScanField';
import { useWedgeScanner } from '../orders/wedge-scanner';
import { itemFailure } from './item-failure';
import { ItemFacts } from './ItemFacts';
import styles from './ItemsTab.module.css';
import { PriceForm } from './PriceForm';
import { ShelfLabel } from './ShelfLabel';
import { StockForm } from './StockForm';

const LONGEST_CODE = 40;

/** An item by its code: what lies in the store, corrections, the price, and the label of its shelf. */
export function ItemsTab() {
  const text = useMessages();
  const { api, announce } = useDesk();
  const [item, setItem] = useState<DeskItem>();
  const { state, run, isPending } = useAction(
    (code: string) => api.call(readDeskItem, { query: { code: code.slice(0, LONGEST_CODE) } }),
    {
      onDone(found) {
        setItem(found);
        announce(text('desk.items.found', { name: found.name }));
      },
      onFailed: () => setItem(undefined),
    },
  );
  useWedgeScanner((code) => void run(code));

  /** After a change, and after the refusal of one that came too late. */
  function change(changed: DeskItem, done?: string): void {
    setItem(changed);
    if (done) announce(done);
  }

  return (
    <div className={styles.tab}>
      <ScanField onCode={(code) => void run(code)} message={undefined} />
      {isPending && <p role="status">{text('desk.loading')}</p>}
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{itemFailure(text, state.error)}</p>
        </MessageBox>
      )}
      {item && (
        <>
          <ItemFacts item={item} />
          {/* Another item, or other figures of it, begin with empty forms. */}
          <StockForm key={`stock ${item.itemId} ${item.stock.onHand}`} item={item} onChanged={change} />
          <PriceForm
            key={`price ${item.itemId} ${item.prices.displayPrice.value}`}
            item={item}
            onChanged={change}
          />
          <ShelfLabel item={item} />
        </>
      )}
    </div>
  );
}
