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
          const image = (
            <img className={styles.icon} src={src} alt={alt} width={75} height={40} loading="lazy" />
          );
          return (
            <li key={type}>
              {url ? (
                <a className={styles.link} href={url} data-label={alt}>
                  {image}
                </a>
              ) : (
                image
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
