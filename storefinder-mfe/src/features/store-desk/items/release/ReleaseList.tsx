import type { DeskItem, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import tabStyles from '../ItemsTab.module.css';
import { ReleaseEntry } from './ReleaseEntry';
import styles from './ReleaseForm.module.css';

interface ReleaseListProps {
  item: DeskItem;
  onShown: (release: ItemRelease) => void;
  onCorrected: (release: ReleaseSummary) => void;
}

/** The last releases of the item in this store, without data of buyers. */
export function ReleaseList({ item, onShown, onCorrected }: ReleaseListProps) {
  const text = useMessages();
  const id = useId();
  const { itemId, releases = [] } = item;
  if (releases.length === 0) return null;

  return (
    <Card as="section" className={tabStyles.part} aria-labelledby={id}>
      <h3 id={id}>{text('desk.items.release.last')}</h3>
      <ul className={styles.list}>
        {releases.map((release) => {
          const { releaseId, number, atText, by, quantity } = release;
          return (
            <ReleaseEntry
              key={releaseId}
              itemId={itemId}
              release={release}
              onShown={onShown}
              onCorrected={onCorrected}
            >
              {text('desk.items.release.entry', { number, at: atText, by, quantity: String(quantity) })}
            </ReleaseEntry>
          );
        })}
      </ul>
    </Card>
  );
}
