import { pathOf } from '../contracts/kernel/call';
import { readCollectionCode } from '../contracts/orders/order-page-contracts';
import { Card } from '../ui/card/Card';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './CollectionCode.module.css';

interface CollectionCodeProps {
  orderId: string;
  code: string;
}

/** The code that the desk asks for: as number, QR code and bar code. The server draws both. */
export function CollectionCode({ orderId, code }: CollectionCodeProps) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const picture = (symbol: 'qr' | 'bar') => apiOrigin + pathOf(readCollectionCode, { orderId, symbol });

  return (
    <Card className={styles.pass}>
      <p className={styles.label}>{text('order.code.label')}</p>
      <p className={styles.code}>{code}</p>
      <div className={styles.symbols}>
        <img className={styles.qr} src={picture('qr')} alt={text('order.code.qr')} width={180} height={180} />
        <img
          className={styles.bar}
          src={picture('bar')}
          alt={text('order.code.bar')}
          width={260}
          height={110}
        />
      </div>
      <p className={styles.hint}>{text('order.code.hint')}</p>
    </Card>
  );
}
