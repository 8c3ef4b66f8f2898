import { CheckIcon, UserIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { Shortcut } from './Shortcut';
import styles from './Shortcuts.module.css';

/** Customers whose role a screen reader states. */
const CUSTOMERS: Readonly<Record<string, string | undefined>> = {
  employee: 'employee',
  prohibis: 'prohibis',
};

/** A link to the account, or to the login for visitors who are not logged in. */
export function AccountShortcut() {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();
  const user = useTopic('user');
  const href = (user?.loggedIn && pageUrls.account) || pageUrls.login;
  if (!href) return null;

  const name = user?.name;
  // Specification 6: a customer is logged in and has this role.
  const isCustomer =
    user?.isUserCustomer ??
    (user?.loggedIn === true && user.authorities.some(({ authority }) => authority === 'ROLE_CUSTOMER'));
  const sentence = isCustomer
    ? `header.account.${CUSTOMERS[user?.role ?? ''] ?? 'customer'}`
    : 'header.account.named';
  return (
    <Shortcut
      href={href}
      className={styles.account}
      icon={<UserIcon />}
      label={name || text('header.account.label')}
      accessibleLabel={name ? text(sentence, { name }) : text('header.account.label')}
      early={{ label: '{name}', accessibleLabel: text('header.account.named', { name: '{name}' }) }}
      badge={
        isCustomer && (
          <span className={styles.customer}>
            <CheckIcon size={16} />
          </span>
        )
      }
    />
  );
}
