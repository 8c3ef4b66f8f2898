import { useMessages } from '@fachwerk/shared/widget';
import { BarCode } from './BarCode';
import styles from './CardPicture.module.css';

interface CardPictureProps {
  ownerName: string;
  /** As it is printed. */
  printedNumber: string;
  /** Absent where only the number is known. */
  bars?: readonly number[] | undefined;
}

/** The card as it looks in a purse, with the bar code that a till scans. */
export function CardPicture({ ownerName, printedNumber, bars }: CardPictureProps) {
  const text = useMessages();
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <span className={styles.shop}>Fachwerk</span>
        {text('customerCard.name')}
      </p>
      <p className={styles.owner}>{ownerName}</p>
      <div className={styles.code}>
        {bars && <BarCode bars={bars} label={text('customerCard.barCode', { number: printedNumber })} />}
        <p className={styles.number}>{printedNumber}</p>
      </div>
    </div>
  );
}
