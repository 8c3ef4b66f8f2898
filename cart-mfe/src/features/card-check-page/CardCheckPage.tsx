import { Card } from '@fachwerk/shared/ui';
import { type WidgetProps } from '@fachwerk/shared/widget';
import type { CardCheckData } from './card-check-data';
import type { CardCheckPageProps } from './card-check-page.props';
import styles from './CardCheckPage.module.css';
import { NoPayment } from './NoPayment';
import { OpenPayment } from './OpenPayment';
import { RefusedPayment } from './RefusedPayment';

export function CardCheckPage({ data }: WidgetProps<CardCheckPageProps, CardCheckData>) {
  return (
    <Card as="section" className={styles.page}>
      {content(data)}
    </Card>
  );
}

function content(data: CardCheckData) {
  if (data.kind !== 'payment') return <NoPayment reason={data.kind} />;
  const { model, paymentId } = data;
  if (model.state === 'refused') return <RefusedPayment model={model} />;
  if (model.state === 'ended') return <NoPayment reason="ended" />;
  return <OpenPayment paymentId={paymentId} initial={model} />;
}
