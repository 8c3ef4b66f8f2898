import { joinClasses } from '../ui/join-classes';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import styles from './TaxNote.module.css';

interface TaxNoteProps {
  /** "inkl. MwSt., Versand kostenlos". */
  isShippingFree?: boolean;
  /** "inkl. MwSt.": goods that are sold in stores only are not sent. */
  isStoreOnly?: boolean;
  /** False inside of a link. */
  hasLink?: boolean;
  className?: string;
}

/** "inkl. MwSt., zzgl. Versandkosten" (PAngV §6); the shipping costs link to the page about shipping. */
export function TaxNote({
  isShippingFree = false,
  isStoreOnly = false,
  hasLink = true,
  className,
}: TaxNoteProps) {
  const text = useMessages();
  const { shipping } = usePlatform().config.pageUrls;

  if (isStoreOnly)
    return <span className={joinClasses(styles.note, className)}>{text('product.price.vatAlone')}</span>;
  const words = text(isShippingFree ? 'product.price.freeShipping' : 'product.price.shipping');

  return (
    <span className={joinClasses(styles.note, className)}>
      {text(isShippingFree ? 'product.price.vatOnly' : 'product.price.vat')}{' '}
      {shipping && hasLink ? (
        <a className={styles.link} href={shipping}>
          {words}
        </a>
      ) : (
        words
      )}
    </span>
  );
}
