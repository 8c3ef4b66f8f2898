import { Chip } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTab } from './account-tab';
import styles from './AccountTabs.module.css';
import { tabUrl } from './tabs';

interface AccountNavigationProps {
  tabs: readonly AccountTab[];
  current: AccountTab;
}

/** Links to the tabs: each tab is a page of its own. */
export function AccountNavigation({ tabs, current }: AccountNavigationProps) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  return (
    <nav className={styles.tabs} aria-label={text('account.tabs')}>
      {tabs.map((tab) => (
        <Chip key={tab.path} href={tabUrl(account, tab)} isSelected={tab === current}>
          {text(tab.name)}
        </Chip>
      ))}
    </nav>
  );
}
