import { Button, Chip, CloseIcon, IconButton } from '@fachwerk/shared/ui';
import { focusedElement, useBusEvent, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { comparisonUrl } from '../../urls';
import {
  type ComparedItem,
  comparedItems,
  isBarClosed,
  keepBarClosed,
  keepComparedItems,
  MAX_COMPARED_ITEMS,
} from './compared-items';
import styles from './ComparisonBar.module.css';
import { useBarBelow } from './use-bar-below';
import { markCompared } from './use-compared-marks';

/** A live region announces only changes of an existing text. */
const ANNOUNCE_AFTER_MS = 100;

interface Choice {
  items: readonly ComparedItem[];
  /** The outcome of the last press. */
  note: string;
}

/** The items that were chosen for the comparison, at the lower edge of the window. */
export function ComparisonBar() {
  const text = useMessages();
  const { comparison } = usePlatform().config.pageUrls;
  const [choice, setChoice] = useState<Choice | null>(null);
  const barRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLElement>(null);
  const isOpen = choice !== null;
  const bottom = useBarBelow(barRef, isOpen);
  const note = useLate(choice?.note ?? '');

  // What was chosen before this page, unless the visitor has closed the bar since.
  useBusEvent('search:comparison-kept', () => {
    const items = comparedItems();
    if (choice === null && items.length > 0 && !isBarClosed()) setChoice({ items, note: '' });
  });

  useBusEvent('search:comparison-requested', ({ itemId, name }) => {
    openerRef.current = focusedElement();
    const kept = comparedItems();
    const isChosen = kept.some((one) => one.itemId === itemId);
    const isFull = !isChosen && kept.length >= MAX_COMPARED_ITEMS;
    const items = isChosen || isFull ? kept : [...kept, { itemId, name }];
    keepComparedItems(items);
    keepBarClosed(false);
    const outcome = isFull ? 'full' : isChosen ? 'chosen' : 'added';
    setChoice({ items, note: text(`comparison.bar.${outcome}`, { name, max: MAX_COMPARED_ITEMS }) });
    // A second press leads to the bar; a full one needs a choice there.
    if (outcome !== 'added') barRef.current?.focus();
  });

  useEffect(() => markCompared(document, text), [choice, text]);

  function close(): void {
    keepBarClosed(true);
    setChoice(null);
    openerRef.current?.focus();
  }

  function remove({ itemId, name }: ComparedItem): void {
    // Other tabs may have added some.
    const items = comparedItems().filter((one) => one.itemId !== itemId);
    keepComparedItems(items);
    if (items.length === 0) return close();
    setChoice({ items, note: text('comparison.bar.removed', { name }) });
    barRef.current?.focus();
  }

  if (!choice || !comparison) return null;
  const { items } = choice;
  return (
    <section
      className={styles.bar}
      ref={barRef}
      tabIndex={-1}
      aria-label={text('comparison.bar.label')}
      data-bottom-bar
      style={bottom > 0 ? { bottom } : undefined}
    >
      <div className={styles.content}>
        <div className={styles.chosen}>
          <p className={styles.note} role="status">
            {note}
          </p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.itemId} className={styles.item}>
                <Chip
                  isRemovable
                  className={styles.chip}
                  aria-label={text('comparison.removeLabel', { name: item.name })}
                  onClick={() => remove(item)}
                >
                  <span className={styles.name}>{item.name}</span>
                </Chip>
              </li>
            ))}
          </ul>
        </div>
        <Button
          className={styles.open}
          href={comparisonUrl(
            comparison,
            items.map(({ itemId }) => itemId),
          )}
          rel="nofollow"
        >
          {text('comparison.bar.open', { count: items.length })}
        </Button>
        <IconButton className={styles.close} label={text('comparison.bar.close')} onClick={close}>
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </section>
  );
}

/** The text a moment later. */
function useLate(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return late;
}
