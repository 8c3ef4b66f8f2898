import type { Account } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { AccountPageProps } from './account-page.props';
import { AccountTabs } from './AccountTabs';
import { findTab } from './tabs';

/** "anonymous" occurs only in widgets mounted by the browser; on a page the CMS redirects to the login. */
export type AccountPageData =
  { state: 'known'; account: Account; tabData: unknown } | { state: 'anonymous' } | { state: 'unavailable' };

export function AccountPage({ props, data }: WidgetProps<AccountPageProps, AccountPageData>) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const tab = findTab(props.tab);
  if (data.state === 'known')
    return tab ? (
      <AccountTabs account={data.account} data={data.tabData} props={props} current={tab} />
    ) : null;

  const way = data.state === 'anonymous' ? pageUrls.login : pageUrls.account;
  return (
    <Outcome
      tone="warning"
      headline={text(`account.page.${data.state}Headline`)}
      actions={
        <>
          {way && (
            <Button variant="primary" href={way}>
              {text(data.state === 'anonymous' ? 'account.login.submit' : 'account.retry')}
            </Button>
          )}
          <Button variant="quiet" href={pageUrls.start}>
            {text('account.toShop')}
          </Button>
        </>
      }
    >
      <p>{text(`account.page.${data.state}Text`)}</p>
    </Outcome>
  );
}
