import { readAccount, readWishlist } from '@fachwerk/shared/calls';
import type { WishlistEntry, WishlistPage } from '@fachwerk/shared/contracts';
import { answerTo, aPrice, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../messages.de.json';
import { anAccount, unavailable, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const anEntry = (index: number): WishlistEntry => ({
  entryId: `e${index}`,
  itemId: `i${index}`,
  productId: `p${index}`,
  quantity: 1,
  product: {
    name: `Dachlatte ${index}`,
    variantName: '2 m',
    url: `/p/dachlatte-${index}/`,
    brand: { name: 'Eberholt' },
    images: [{ src: '/images/latte.svg', alt: 'Dachlatte' }],
    variations: [],
    pricesInfo: aPrice(499),
    statusOnline: 'Available',
    maxStock: 9,
    eeLabels: [],
  },
});
const open = (answer: WishlistPage | typeof unavailable) =>
  renderWidget(
    accountPage,
    { tab: 'merkliste' },
    {
      messages,
      config: { pageUrls: { ...urls, wishlist: '/merkliste/' } },
      answers: [answerTo(readAccount, anAccount()), answerTo(readWishlist, answer)],
    },
  );
const list = (count: number): WishlistPage => ({
  entries: Array.from({ length: count }, (_, index) => anEntry(index + 1)),
  count,
  loggedIn: true,
  selectedStore: null,
  shareUrl: null,
});

it('shows the newest entries, counts the others, and leads to the whole list', async () => {
  const { container } = await open(list(8));

  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Dachlatte 1' })).toHaveAttribute('href', '/p/dachlatte-1/');
  expect(screen.getByText('und 2 weitere Artikel')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur ganzen Merkliste' })).toHaveAttribute('href', '/merkliste/');
  await expectNoAxeViolations(container);
});

it('says that it is empty, and that it could not be loaded', async () => {
  const { unmount } = await open(list(0));
  expect(screen.getByText(/^Ihre Merkliste ist noch leer/)).toBeVisible();
  unmount();

  await open(unavailable);
  expect(screen.getByText('Ihre Merkliste lässt sich gerade nicht anzeigen.')).toBeVisible();
});
