import { Badge, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { AddressLink } from './AddressLink';
import styles from './Catalogue.module.css';
import { semverOf, type WidgetSummary } from './catalogue-data';
import type { Catalogue } from './use-catalogue';

/** One widget of the list. The whole card is clickable; the title is its only link. */
export function WidgetCard({ widget, catalogue }: { widget: WidgetSummary; catalogue: Catalogue }) {
  const text = useMessages();
  const { address, hrefOf, go } = catalogue;
  const target = { ...address, widget: widget.key };
  return (
    <Card as="li" className={styles.card}>
      <h3 className={styles.cardTitle}>
        <AddressLink className={styles.cardLink} href={hrefOf(target)} onGo={() => go(target)}>
          {widget.title}
        </AddressLink>
      </h3>
      <code className={styles.key}>{widget.key}</code>
      <p className={styles.cardText}>{widget.description}</p>
      <p className={styles.cardFoot}>
        <Badge>{widget.mfe}</Badge>
        <span title={widget.version}>{text('catalogue.version', { version: semverOf(widget.version) })}</span>
      </p>
    </Card>
  );
}
