import type { DeskItem, ItemRelease } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { ScanField } from '../orders/ScanField';
import { useWedgeScanner } from '../orders/wedge-scanner';
import { ItemFacts } from './ItemFacts';
import styles from './ItemsTab.module.css';
import { PriceForm } from './PriceForm';
import { ReleaseForm } from './release/ReleaseForm';
import { ReleaseList } from './release/ReleaseList';
import { ReleaseSlip } from './release/ReleaseSlip';
import { ShelfLabel } from './ShelfLabel';
import { StockForm } from './StockForm';
import { UnsentOfItem } from './UnsentOfItem';
import { useRecordItem } from './use-record-item';
import { useShownItem } from './use-shown-item';

/** An item by its code: what lies in the store, corrections, the price, and the label of its shelf. */
export function ItemsTab() {
  const text = useMessages();
  const { items, announce } = useDesk();
  /** A release that is shown in place of the forms. */
  const [slip, setSlip] = useState<ItemRelease>();
  const { find, isPending, item, answered, actions, own, keptText, failure } = useShownItem(() =>
    setSlip(undefined),
  );
  const tab = useRef<HTMLDivElement>(null);
  useWedgeScanner(find);

  function recorded(from: DeskItem, release: ItemRelease): void {
    const others = (from.releases ?? []).filter(({ releaseId }) => releaseId !== release.releaseId);
    void items.put({ ...from, releases: [release, ...others] });
    setSlip(release);
    announce(text('desk.items.release.recorded', { number: release.number }));
  }

  return (
    <div ref={tab} tabIndex={-1} className={styles.tab}>
      <ScanField onCode={find} message={undefined} />
      {isPending && <p role="status">{text('desk.loading')}</p>}
      {failure !== undefined && (
        <MessageBox tone="error" isLive>
          <p>{failure}</p>
        </MessageBox>
      )}
      {keptText !== undefined && (
        <MessageBox tone="warning" isLive>
          <p>{keptText}</p>
        </MessageBox>
      )}
      {slip && <ReleaseSlip release={slip} onClose={() => setSlip(undefined)} />}
      {item && answered && !slip && (
        <>
          <ItemFacts item={item} />
          <ReleaseForm
            key={`release ${item.itemId}`}
            item={item}
            onRecorded={(release) => recorded(answered, release)}
          />
          <ReleaseList key={`releases ${item.itemId}`} item={item} onShown={setSlip} />
          {/* Another item begins with empty forms. */}
          <Changes
            key={`changes ${item.itemId}`}
            item={item}
            actions={actions}
            own={own}
            onDropped={() => tab.current?.focus()}
          />
          <ShelfLabel item={item} />
        </>
      )}
    </div>
  );
}

interface ChangesProps {
  item: DeskItem;
  actions: ReturnType<typeof useShownItem>['actions'];
  own: ReturnType<typeof useShownItem>['own'];
  onDropped: () => void;
}

/** What can be changed of the item also without a connection, with what is not sent of it. */
function Changes({ item, actions, own, onDropped }: ChangesProps) {
  const stock = useRecordItem();
  const price = useRecordItem();
  // What is being sent is not shown as unsent until the shop was not reached.
  const isPending = stock.isPending || price.isPending;
  const unsent = isPending ? actions.slice(0, -1) : actions;
  return (
    <>
      {unsent.length > 0 && <UnsentOfItem actions={unsent} onDropped={onDropped} />}
      <StockForm item={item} recording={stock} />
      <PriceForm item={item} actions={own} recording={price} />
    </>
  );
}
