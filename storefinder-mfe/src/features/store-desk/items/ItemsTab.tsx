import type { DeskItem, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { releaseFields } from '@fachwerk/shared/rules';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { placeHref, useDeskPlace } from '../base/desk-place';
import { fieldTexts } from '../base/field-texts';
import { ScanField } from '../orders/ScanField';
import { useWedgeScanner } from '../orders/wedge-scanner';
import { hasRole } from '../session/staff-state';
import { ItemFacts } from './ItemFacts';
import styles from './ItemsTab.module.css';
import { PriceForm } from './PriceForm';
import { releaseFailure } from './release/release-failure';
import { summaryOf } from './release/release-values';
import { ReleaseBook } from './release/ReleaseBook';
import { ReleaseForm } from './release/ReleaseForm';
import { ReleaseList } from './release/ReleaseList';
import { ReleaseSlip } from './release/ReleaseSlip';
import { useRecordRelease } from './release/use-record-release';
import { ShelfLabel } from './ShelfLabel';
import { StockForm } from './StockForm';
import { UnsentOfItem } from './UnsentOfItem';
import { useRecordItem } from './use-record-item';
import { RELEASE_BOOK, useShownItem } from './use-shown-item';

/** An item by its code: what lies in the store, corrections, the price, and the label of its shelf. */
export function ItemsTab() {
  const text = useMessages();
  const { items, announce, person } = useDesk();
  const isBook = useDeskPlace().path[0] === RELEASE_BOOK && hasRole(person.role, 'MANAGER');
  /** A release that is shown in place of the forms. */
  const [slip, setSlip] = useState<ItemRelease>();
  /** Recorded by this person, until each is closed: a scan hides them and loses none. */
  const [unclosed, setUnclosed] = useState<readonly ItemRelease[]>([]);
  const { find, isPending, item, actions, own, keptText, failure } = useShownItem(() => setSlip(undefined));
  const tab = useRef<HTMLDivElement>(null);
  useWedgeScanner(find);
  const recording = useRecordRelease(recorded, (error, sent) => {
    const asked: readonly string[] = ['quantity', ...releaseFields(sent.proofs)];
    const isChanged = Object.keys(fieldTexts(text, error)).some((field) => !asked.includes(field));
    // A proof was added to the item while the form was open.
    if (isChanged && item?.itemId === sent.itemId) find(sent.itemId);
  });

  function noteRelease(itemId: string, release: ReleaseSummary): void {
    const kept: DeskItem | undefined = items.find(itemId)?.item;
    if (!kept) return;
    const isKnown = kept.releases?.some(({ releaseId }) => releaseId === release.releaseId);
    const releases = isKnown
      ? kept.releases?.map((one) => (one.releaseId === release.releaseId ? release : one))
      : [release, ...(kept.releases ?? [])];
    void items.put(Object.assign({}, kept, { releases }));
  }

  function recorded(release: ItemRelease): void {
    noteRelease(release.itemId, summaryOf(release));
    setUnclosed((others) => [...others, release]);
    if (item?.itemId === release.itemId) setSlip(release);
    announce(text('desk.items.release.recorded', { number: release.number }));
  }

  function close(closed: ItemRelease): void {
    setUnclosed((all) => all.filter(({ releaseId }) => releaseId !== closed.releaseId));
    setSlip(undefined);
  }

  const hidden = unclosed.filter(({ releaseId }) => releaseId !== slip?.releaseId);
  const { unrecorded, error } = recording;
  return (
    <div ref={tab} tabIndex={-1} className={styles.tab}>
      {!isBook && <ScanField onCode={find} message={undefined} />}
      {hidden.map((release) => (
        <Button key={release.releaseId} onClick={() => setSlip(release)}>
          {text('desk.items.release.slip.show', { number: release.number })}
        </Button>
      ))}
      {error !== undefined && unrecorded && unrecorded.itemId !== item?.itemId && (
        <MessageBox
          tone="error"
          isLive
          actions={
            <Button onClick={() => find(unrecorded.itemId)}>{text('desk.items.release.backToItem')}</Button>
          }
        >
          <p>{text('desk.items.release.notRecorded', { name: unrecorded.name })}</p>
          <p>{releaseFailure(text, error)}</p>
        </MessageBox>
      )}
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
      {slip && <ReleaseSlip release={slip} onClose={() => close(slip)} />}
      {isBook && (
        <div className={styles.book} hidden={slip !== undefined}>
          <ReleaseBook onShown={setSlip} />
        </div>
      )}
      {item && !slip && !isBook && (
        <>
          <ItemFacts item={item} />
          <ReleaseForm
            key={`release ${item.itemId} ${item.proofs?.join(' ')}`}
            item={item}
            recording={recording}
          />
          <ReleaseList
            key={`releases ${item.itemId}`}
            item={item}
            onShown={setSlip}
            onCorrected={(release) => noteRelease(item.itemId, release)}
          />
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
      {!isBook && !slip && hasRole(person.role, 'MANAGER') && (
        <a className={styles.link} href={placeHref('items', RELEASE_BOOK)}>
          {text('desk.items.book.title')}
        </a>
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
