import type { Account } from '@fachwerk/shared/contracts';
import { Badge, CartIcon, CreditCardIcon, EnvelopeIcon, UserIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import styles from './AccountOverview.module.css';
import { LogoutForm } from './LogoutForm';

export function AccountOverview({ account, headline }: { account: Account; headline?: string | undefined }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const name = `${account.firstName} ${account.lastName}`;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{headline ?? text('account.page.greeting', { name })}</h1>
          <p className={styles.since}>{text('account.page.since', { date: account.memberSinceText })}</p>
        </div>
        <LogoutForm />
      </div>
      {(account.isProhibis || account.isEmployee) && (
        <p className={styles.badges}>
          {account.isProhibis && <Badge>{text('account.page.prohibis')}</Badge>}
          {account.isEmployee && <Badge>{text('account.page.employee')}</Badge>}
        </p>
      )}
      <div className={styles.cards}>
        <Card icon={<UserIcon />} title={text('account.page.data')}>
          <dl className={styles.facts}>
            <dt>{text('account.page.name')}</dt>
            <dd>
              {account.salutation === 'UNKNOWN'
                ? name
                : `${text(`account.salutation.${account.salutation}`)} ${name}`}
            </dd>
            <dt>{text('forms.field.email')}</dt>
            <dd>{account.email}</dd>
          </dl>
        </Card>
        <Card icon={<CreditCardIcon />} title={text('account.page.card')}>
          {account.customerCardNumber ? (
            <p className={styles.number}>{account.customerCardNumber}</p>
          ) : (
            <p className={styles.muted}>{text('account.page.noCard')}</p>
          )}
        </Card>
        {pageUrls.requestPassword && (
          <Card icon={<EnvelopeIcon />} title={text('account.password')}>
            <p className={styles.muted}>{text('account.page.passwordText')}</p>
            <a className={styles.link} href={pageUrls.requestPassword}>
              {text('account.page.changePassword')}
            </a>
          </Card>
        )}
        <Card icon={<CartIcon />} title={text('account.page.cart')}>
          <p className={styles.muted}>{text('account.page.cartText')}</p>
          <a className={styles.link} href={pageUrls.basket}>
            {text('account.page.toCart')}
          </a>
        </Card>
      </div>
    </div>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
