import type { Store } from '@fachwerk/shared/contracts';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { LinkedStoreCards } from '../../store/LinkedStoreCards';
import type { MarketTeaserProps } from './market-teaser.props';
import styles from './MarketTeaser.module.css';

export function MarketTeaser({ props, data }: WidgetProps<MarketTeaserProps, Store[]>) {
  const headingId = useId();
  if (data.length === 0) return null;

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.headline}>
        {props.headline}
      </h2>
      <LinkedStoreCards stores={data} headingLevel={3} labelledBy={headingId} />
    </section>
  );
}
