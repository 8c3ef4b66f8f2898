import type { DeskCase } from '@fachwerk/shared/contracts';
import { Badge, Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { placeHref } from '../base/desk-place';
import styles from './CaseCard.module.css';
import { DueLine } from './DueLine';

/** A case in the list: what it is, what is due, and where goods and money are. */
export function CaseCard({ found }: { found: DeskCase }) {
  const text = useMessages();
  const { caseId, number, kind, name, orderId, goods, money } = found;
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.number}>
        <a href={placeHref('cases', caseId)} className={styles.link}>
          {number}
        </a>
        <span>{text(`desk.cases.kind.${kind}`)}</span>
      </p>
      <DueLine found={found} />
      <p>{name}</p>
      <p className={styles.states}>
        <span>{text(`desk.cases.goods.${goods}`)}</span>
        <span>{text(`desk.cases.money.${money}`)}</span>
        {orderId === null && <Badge tone="warning">{text('desk.cases.unmatched')}</Badge>}
      </p>
    </Card>
  );
}
