import { CartIcon, CreditCardIcon, EnvelopeIcon, TagIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './AccountBenefits.module.css';

const BENEFITS = [
  { name: 'cart', Icon: CartIcon },
  { name: 'card', Icon: CreditCardIcon },
  { name: 'mail', Icon: EnvelopeIcon },
  { name: 'free', Icon: TagIcon },
] as const;

/** What an account is good for; nothing that it cannot do. */
export function AccountBenefits() {
  const t = useMessages();

  return (
    <>
      <h2 className={styles.headline}>{t('account.benefits.headline')}</h2>
      <ul role="list" className={styles.list}>
        {BENEFITS.map(({ name, Icon }) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <div>
              <p className={styles.title}>{t(`account.benefits.${name}`)}</p>
              <p className={styles.text}>{t(`account.benefits.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
