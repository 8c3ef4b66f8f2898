import type { Account } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import { Badge, Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountPageProps } from './account-page.props';
import type { AccountTab } from './account-tab';
import { AccountNavigation } from './AccountNavigation';
import styles from './AccountTabs.module.css';
import { LogoutForm } from './LogoutForm';
import { PageError } from './PageError';
import { PRIVACY_TAB } from './privacy/privacy-page';
import { accountTabs } from './tabs';

interface AccountTabsProps {
  account: Account;
  /** What the current tab has loaded. */
  data?: unknown;
  props: AccountPageProps;
  current: AccountTab;
  tabs?: readonly AccountTab[];
}

/** The head of the account, the navigation between its tabs, and the current tab. */
export function AccountTabs({ account, data = null, props, current, tabs = accountTabs }: AccountTabsProps) {
  const text = useMessages();
  const { account: accountUrl = '' } = usePlatform().config.pageUrls;
  const name = fullName(account);
  const Tab = current.component;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{props.headline ?? text('account.page.greeting', { name })}</h1>
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
      {account.deletionText !== undefined && current.path !== PRIVACY_TAB && (
        <MessageBox
          tone="warning"
          actions={<Button href={`${accountUrl}${PRIVACY_TAB}/`}>{text('account.page.keep')}</Button>}
        >
          {text('account.page.deletion', { day: account.deletionText })}
        </MessageBox>
      )}
      {tabs.length > 1 && !props.hideNavigation && <AccountNavigation tabs={tabs} current={current} />}
      <PageError messageKey={props.errorKey} />
      <Tab account={account} props={props} data={data} />
    </div>
  );
}
