import { readDeskItem } from '@fachwerk/shared/calls';
import type { DeskItem, ItemRelease } from '@fachwerk/shared/contracts';
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
import { ReleaseForm } from './release/ReleaseForm';
import { ReleaseList } from './release/ReleaseList';
import { ReleaseSlip } from './release/ReleaseSlip';
import { ShelfLabel } from './ShelfLabel';
import { StockForm } from './StockForm';

const LONGEST_CODE = 40;

/** An item by its code: what lies in the store, corrections, the price, and the label of its shelf. */
export function ItemsTab() {
  const text = useMessages();
  const { api, announce } = useDesk();
  const [item, setItem] = useState<DeskItem>();
  /** A release that is shown in place of the forms. */
  const [slip, setSlip] = useState<ItemRelease>();
  const { state, run, isPending } = useAction(
    (code: string) => api.call(readDeskItem, { query: { code: code.slice(0, LONGEST_CODE) } }),
    {
      onDone(found) {
        setItem(found);
        setSlip(undefined);
        announce(text('desk.items.found', { name: found.name }));
      },
      onFailed() {
        setItem(undefined);
        setSlip(undefined);
      },
    },
  );
  useWedgeScanner((code) => void run(code));

  /** After a change, and after the refusal of one that came too late. */
  function change(changed: DeskItem, done?: string): void {
    setItem(changed);
    if (done) announce(done);
  }

  function recorded(from: DeskItem, release: ItemRelease): void {
    const others = (from.releases ?? []).filter(({ releaseId }) => releaseId !== release.releaseId);
    setItem({ ...from, releases: [release, ...others] });
    setSlip(release);
    announce(text('desk.items.release.recorded', { number: release.number }));
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
      {slip && <ReleaseSlip release={slip} onClose={() => setSlip(undefined)} />}
      {item && !slip && (
        <>
          <ItemFacts item={item} />
          <ReleaseForm
            key={`release ${item.itemId}`}
            item={item}
            onRecorded={(release) => recorded(item, release)}
          />
          <ReleaseList key={`releases ${item.itemId}`} item={item} onShown={setSlip} />
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
