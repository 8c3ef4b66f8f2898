import { CartIcon, CreditCardIcon, EnvelopeIcon, TagIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './AccountBenefits.module.css';

const BENEFITS = [
  { name: 'cart', Icon: CartIcon },
  { name: 'card', Icon: CreditCardIcon },
  { name: 'mail', Icon: EnvelopeIcon },
  { name: 'free', Icon: TagIcon },
] as const;

/** Advantages of an account; lists only existing features. */
export function AccountBenefits({ headline }: { headline?: string | undefined }) {
  const text = useMessages();

  return (
    <>
      <h2 className={styles.headline}>{headline ?? text('account.benefits.headline')}</h2>
      <ul role="list" className={styles.list}>
        {BENEFITS.map(({ name, Icon }) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <div>
              <p className={styles.title}>{text(`account.benefits.${name}`)}</p>
              <p className={styles.text}>{text(`account.benefits.${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
