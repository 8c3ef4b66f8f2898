import type { DeskItem, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
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

  function keepReleases(
    itemId: string,
    change: (releases: readonly ReleaseSummary[]) => readonly ReleaseSummary[],
  ) {
    const kept: DeskItem | undefined = items.find(itemId)?.item;
    if (kept) void items.put(Object.assign({}, kept, { releases: change(kept.releases ?? []) }));
  }

  /** Wherever the release is shown, its mark is. */
  function corrected(itemId: string, marked: ReleaseSummary): void {
    const { releaseId, correction } = marked;
    const mark = (one: ItemRelease): ItemRelease =>
      one.releaseId === releaseId ? Object.assign({}, one, { correction }) : one;
    keepReleases(itemId, (releases) => releases.map((one) => (one.releaseId === releaseId ? marked : one)));
    setUnclosed((all) => all.map(mark));
    setSlip((one) => one && mark(one));
  }

  function recorded(release: ItemRelease): void {
    keepReleases(release.itemId, (releases) => [summaryOf(release), ...releases]);
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
  /** Of another item: it is decided before the next one is recorded. */
  const open = unrecorded && unrecorded.itemId !== item?.itemId ? unrecorded : undefined;
  return (
    <div ref={tab} tabIndex={-1} className={styles.tab}>
      {!isBook && <ScanField onCode={find} message={undefined} />}
      {hidden.map((release) => (
        <Button key={release.releaseId} onClick={() => setSlip(release)}>
          {text('desk.items.release.slip.show', { number: release.number })}
        </Button>
      ))}
      {error !== undefined && open && (
        <Unrecorded
          name={open.name}
          error={error}
          onOpen={() => find(open.itemId)}
          onDiscard={recording.discard}
        />
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
          <ReleaseBook onShown={setSlip} onCorrected={corrected} />
        </div>
      )}
      {item && !slip && !isBook && (
        <>
          <ItemFacts item={item} />
          <ReleaseForm
            key={`release ${item.itemId} ${item.proofs?.join(' ')}`}
            item={item}
            recording={recording}
            isHeld={open !== undefined}
          />
          <ReleaseList
            key={`releases ${item.itemId}`}
            item={item}
            onShown={setSlip}
            onCorrected={(release) => corrected(item.itemId, release)}
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

interface UnrecordedProps {
  /** The item of the release. */
  name: string;
  error: unknown;
  onOpen: () => void;
  onDiscard: () => void;
}

/** A release of another item that was not recorded, or may be: without an answer the shop may have it. */
function Unrecorded({ name, error, onOpen, onDiscard }: UnrecordedProps) {
  const text = useMessages();
  const isUnclear = isHttpError(error) && error.status === 0;
  return (
    <MessageBox
      tone="error"
      isLive
      actions={
        <>
          <Button onClick={onOpen}>{text('desk.items.release.backToItem')}</Button>
          <Button onClick={onDiscard}>{text('desk.items.release.discard')}</Button>
        </>
      }
    >
      <p>{text(isUnclear ? 'desk.items.release.unclear' : 'desk.items.release.notRecorded', { name })}</p>
      {!isUnclear && <p>{releaseFailure(text, error)}</p>}
    </MessageBox>
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
