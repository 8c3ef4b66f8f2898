import { fakePlatform } from '@fachwerk/shared/testing';
import { PlatformProvider } from '@fachwerk/shared/widget';
import { render, screen } from '@testing-library/react';
import messages from '../../messages.de.json';
import { anAccount, urls } from '../../testing/account-fixtures';
import { AccountPageProps } from './account-page.props';
import { defineTab } from './account-tab';
import { AccountTabs } from './AccountTabs';
import { accountTabs, findTab, tabUrl } from './tabs';

const cards = defineTab({
  path: 'karten',
  name: 'account.page.card',
  component: ({ account }) => <h2>Karte {account.customerCardNumber}</h2>,
});
const tabs = [accountTabs[0]!, cards];

it('shows a further tab, and links to all of them', () => {
  const platform = fakePlatform({ messages, config: { pageUrls: urls } });
  render(
    <PlatformProvider platform={platform}>
      <AccountTabs account={anAccount()} props={AccountPageProps.parse({})} current={cards} tabs={tabs} />
    </PlatformProvider>,
  );

  expect(screen.getByRole('heading', { name: 'Karte 2912345678' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('href', '/account/');
  const current = screen.getByRole('link', { name: 'Kundenkarte' });
  expect(current).toHaveAttribute('href', '/account/karten/');
  expect(current).toHaveAttribute('aria-current', 'true');
});

it('finds a tab by the last part of its address', () => {
  expect(findTab(undefined, tabs)).toBe(accountTabs[0]);
  expect(findTab('karten', tabs)).toBe(cards);
  expect(findTab('gibt-es-nicht', tabs)).toBeUndefined();
  expect(tabs.map((tab) => tabUrl('/account/', tab))).toEqual(['/account/', '/account/karten/']);
});
