import {
  addButton,
  emptyCartHeading,
  openFirstAvailableProduct,
  quantityField,
  searchFor,
} from '../shop-steps';
import { hasValue, isSeen, journey } from '../steps';

journey(
  'search, buy, change and remove by links and forms alone',
  async ({ open }) => {
    const page = await open('/');
    await searchFor(page, 'akkuschrauber');
    const name = await openFirstAvailableProduct(page);

    await addButton(page).click();
    await page.waitForURL('**/basket/');
    await isSeen(page.getByRole('link', { name, exact: true }));
    await hasValue(quantityField(page), '1');

    await quantityField(page).fill('3');
    await page.getByRole('button', { name: `Menge von ${name} aktualisieren` }).click();
    await hasValue(quantityField(page), '3');

    await page.getByRole('button', { name: `${name} entfernen` }).click();
    await isSeen(emptyCartHeading(page));
  },
  { javaScriptEnabled: false },
);

journey(
  'the categories, a list and a product are reached by links',
  async ({ open }) => {
    const page = await open('/');

    await page.locator('a[href^="/c/"]:visible').first().click();
    await page.waitForURL('**/c/**');
    await isSeen(page.getByRole('heading', { level: 1 }));
    await openFirstAvailableProduct(page);

    await isSeen(addButton(page));
  },
  { javaScriptEnabled: false },
);
