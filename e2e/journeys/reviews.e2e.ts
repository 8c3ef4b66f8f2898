import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn, skipToContent, tabTo, typeInto } from '../keyboard-steps';
import { findAvailableProduct } from '../shop-steps';
import { isAlive } from '../steps';

interface DeskAnswer {
  reviews: { reviewId: string; title: string }[];
}

test('a review is written by the keyboard, checked at the desk, shown and found helpful', async ({
  context,
  open,
}) => {
  const { url } = await findAvailableProduct(context.request);
  const title = `Prüfstück ${Date.now()}`;
  const page = await open(url);
  const section = page.getByRole('region', { name: 'Bewertungen' });
  await skipToContent(page);
  await pressOn(page, page.locator('main').getByRole('link', { name: /von 5 Sternen/ }));
  await pressOn(page, section.getByRole('link', { name: 'Bewertung schreiben' }));

  await page.waitForURL('**/bewertung/**');
  await isAlive(page, 'review-form');
  await expectNoAxeViolations(page);
  await skipToContent(page);
  await tabTo(page, page.getByRole('radio', { name: '5 – sehr gut' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, {
    Überschrift: title,
    'Ihre Bewertung': 'Liegt gut in der Hand, der Akku hält lange.',
    'Name, der bei der Bewertung steht': 'Jo K.',
  });
  await pressOn(page, page.getByRole('button', { name: 'Bewertung absenden' }));
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung' })).toBeVisible();

  const headers = { authorization: `Bearer ${process.env.REVIEWS_TOKEN}` };
  const desk = await context.request.get('/rest/desk/reviews/', { headers });
  const waiting = ((await desk.json()) as DeskAnswer).reviews.find((review) => review.title === title);
  await context.request.post(`/rest/desk/reviews/${waiting?.reviewId}/publish/`, { headers, data: {} });

  // Another visitor: authors have no vote.
  await context.clearCookies();
  const review = section.getByRole('listitem').filter({ hasText: title });
  await expect.poll(async () => (await context.request.get(url)).text()).toContain(title);
  await page.goto(url);
  await isAlive(page, 'product-details-page');
  await expect(review.getByRole('img', { name: '4 von 5 Sternen' })).toBeVisible();
  await review.getByRole('button', { name: 'Hilfreich (0)' }).click();
  await expect(review.getByRole('button', { name: 'Danke, hilfreich (1)' })).toBeFocused();
  await expectNoAxeViolations(page, '#bewertungen');
});
