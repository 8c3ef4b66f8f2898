import type { OwnOrders } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import {
  CartIcon,
  CreditCardIcon,
  joinClasses,
  LockIcon,
  PackageIcon,
  Section,
  TagIcon,
  UserIcon,
} from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';
import type { AccountTabProps } from '../account-tab';
import { cardUrl } from '../card/card-pages';
import { PROFILE_TAB } from '../profile/profile-page';
import styles from './AccountOverview.module.css';
import { NewestOrders } from './NewestOrders';

/** The tab with what the shop knows of the customer, and the way to the rest. */
export function AccountOverview({ account, props, data: orders }: AccountTabProps<OwnOrders>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const name = fullName(account);
  const profileUrl = `${pageUrls.account ?? ''}${PROFILE_TAB}/`;

  return (
    <div className={styles.cards}>
      <Part icon={<PackageIcon />} title={text('ownOrders.overview')} isWide>
        <NewestOrders orders={orders} />
      </Part>
      <Part icon={<UserIcon />} title={text('account.page.data')}>
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
        <a className={styles.link} href={profileUrl}>
          {text('account.page.changeData')}
        </a>
      </Part>
      <Part icon={<CreditCardIcon />} title={text('account.page.card')}>
        {account.customerCardNumber ? (
          <p className={styles.number}>{account.customerCardNumber}</p>
        ) : (
          <p className={styles.muted}>{text('account.page.noCard')}</p>
        )}
        <a className={styles.link} href={cardUrl(pageUrls.account ?? '')}>
          {text(account.customerCardNumber ? 'account.page.toCard' : 'account.page.getCard')}
        </a>
      </Part>
      <Part icon={<LockIcon />} title={text('account.password')}>
        <p className={styles.muted}>{text('account.page.passwordText')}</p>
        <a className={styles.link} href={profileUrl}>
          {text('account.page.changePassword')}
        </a>
      </Part>
      <Part icon={<CartIcon />} title={text('account.page.cart')}>
        <p className={styles.muted}>{text('account.page.cartText')}</p>
        <a className={styles.link} href={pageUrls.basket}>
          {text('account.page.toCart')}
        </a>
      </Part>
      {props.advertisementsUrl && (
        <Part icon={<TagIcon />} title={text('account.page.flyers')}>
          <p className={styles.muted}>{text('account.page.flyersText')}</p>
          <a className={styles.link} href={props.advertisementsUrl}>
            {text('account.page.toFlyers')}
          </a>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  icon: ReactNode;
  title: string;
  /** As wide as two others. */
  isWide?: boolean;
  children: ReactNode;
}

function Part({ icon, title, isWide = false, children }: PartProps) {
  const headline = (
    <>
      <span className={styles.icon}>{icon}</span>
      {title}
    </>
  );
  return (
    <Section className={joinClasses(styles.card, isWide && styles.wide)} headline={headline}>
      {children}
    </Section>
  );
}
