import { formatEuros } from '@fachwerk/shared/format';
import { ClockIcon, RulerIcon, TagIcon, TruckIcon, UndoIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './Footer.module.css';

/** The benefits of the shop as plain text. */
export function Benefits({ freeShippingFrom }: { freeShippingFrom: number | undefined }) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  return (
    <ul role="list" className={styles.benefitList}>
      {freeShippingFrom !== undefined && (
        <li className={styles.benefit}>
          <TruckIcon size={20} className={styles.benefitIcon} />
          {text('footer.benefit.freeShipping', { amount: formatEuros(freeShippingFrom, shopLocale) })}
        </li>
      )}
      <li className={styles.benefit}>
        <UndoIcon size={20} className={styles.benefitIcon} />
        {text('service.freeReturn')}.
      </li>
      <li className={styles.benefit}>
        <ClockIcon size={20} className={styles.benefitIcon} />
        {text('footer.benefit.delivery')}
      </li>
      <li className={styles.benefit}>
        <TagIcon size={20} className={styles.benefitIcon} />
        {text('footer.benefit.prices')}
      </li>
      <li className={styles.benefit}>
        <RulerIcon size={20} className={styles.benefitIcon} />
        {text('footer.benefit.unitPrices')}
      </li>
    </ul>
  );
}
