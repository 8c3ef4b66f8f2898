import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './TaxNote.module.css';

/** "inkl. MwSt., zzgl. Versandkosten" (PAngV §6); the shipping costs link to the page about shipping. */
export function TaxNote({ className }: { className?: string }) {
  const text = useMessages();
  const { shipping } = usePlatform().config.pageUrls;

  return (
    <span className={joinClasses(styles.note, className)}>
      {text('product.price.vat')}{' '}
      {shipping ? (
        <a className={styles.link} href={shipping}>
          {text('product.price.shipping')}
        </a>
      ) : (
        text('product.price.shipping')
      )}
    </span>
  );
}
