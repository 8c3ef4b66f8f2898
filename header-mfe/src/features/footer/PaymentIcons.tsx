import { useMessages } from '@fachwerk/shared/widget';
import type { PaymentIcon } from './footer.props';
import { iconsToShow } from './payment-icons';
import styles from './PaymentIcons.module.css';

export function PaymentIcons({ icons }: { icons: readonly PaymentIcon[] }) {
  const text = useMessages();
  const shown = iconsToShow(icons);
  if (shown.length === 0) return null;

  return (
    <section aria-label={text('footer.payment')}>
      <h2 className={styles.heading}>{text('footer.payment')}</h2>
      <ul role="list" className={styles.icons}>
        {shown.map(({ type, src, alt, url }) => {
          const content = (
            <>
              <img className={styles.icon} src={src} alt="" width={75} height={40} loading="lazy" />
              {alt}
            </>
          );
          return (
            <li key={type}>
              {url ? (
                <a className={styles.type} href={url} data-label={alt}>
                  {content}
                </a>
              ) : (
                <span className={styles.type}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
