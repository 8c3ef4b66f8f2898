import { markReviewHelpful, readProduct, readReviews } from '@fachwerk/shared/calls';
import type { Reviews } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, fakePlatform, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aReview, messages, someReviews } from '../../testing/test-data';
import { productDetailsPage } from './product-details-page.widget';

const OWN = '/p/akku-bohrschrauber-18-v-100001/';
const failed = new HttpError('network', 'for the test');

async function open(reviews: Partial<Reviews> | Error = {}, address = OWN, vote: number | Error = 3) {
  const result = await renderWidget(
    productDetailsPage,
    { productId: '100001' },
    {
      messages: { ...messages, 'failure.network': 'Keine Antwort.' },
      url: `https://shop.example${address}`,
      config: { pageUrls: { ...fakePlatform().config.pageUrls, reviews: '/bewertung/' } },
      answers: [
        answerTo(readProduct, aProduct()),
        answerTo(readReviews, () => {
          if (reviews instanceof Error) throw reviews;
          return someReviews(reviews);
        }),
        answerTo(markReviewHelpful, () => {
          if (vote instanceof Error) throw vote;
          return { helpfulCount: vote };
        }),
      ],
    },
  );
  return { ...result, user: userEvent.setup() };
}
const section = () => screen.getByRole('region', { name: 'Bewertungen' });
const review = (title: string) => screen.getByRole('heading', { level: 3, name: title }).closest('li')!;

it('shows reviews, their distribution, and how they are checked', async () => {
  await open();

  expect(section()).toHaveTextContent('12 Bewertungen');
  expect(screen.getByRole('table', { name: '7 davon mit Text' })).toHaveTextContent('4 Sterne7');
  expect(section()).toHaveTextContent('5 Bewertungen ohne Text haben wir übernommen.');
  expect(section()).toHaveTextContent('So prüfen wir: Wir lesen jede Bewertung vor der Veröffentlichung');
  expect(review('Hält gut')).toHaveTextContent('Von Jo K., 02.11.2026');
  expect(within(review('Hält gut')).getByRole('img', { name: '4 von 5 Sternen' })).toBeVisible();
});

it('marks buyers only', async () => {
  await open();

  expect(review('Gern wieder')).toHaveTextContent('Bei uns gekauft');
  expect(review('Hält gut')).not.toHaveTextContent('Bei uns gekauft');
});

it('orders and pages by links that keep the variant, and reads what the address states', async () => {
  const { platform } = await open(
    { sort: 'stars', page: 2, pageCount: 3 },
    `${OWN}?reviewSort=stars&reviewPage=2`,
  );

  expect(platform.callsOf(readReviews)[0]?.query).toEqual({ page: 2, sort: 'stars' });
  const sorts = within(screen.getByRole('navigation', { name: 'Bewertungen ordnen' }));
  expect(sorts.getByRole('link', { name: 'Beste' })).toHaveAttribute('aria-current', 'true');
  expect(sorts.getByRole('link', { name: 'Neueste' })).toHaveAttribute('href', `${OWN}#bewertungen`);
  const pages = within(screen.getByRole('navigation', { name: 'Seiten mit Bewertungen' }));
  expect(pages.getByRole('link', { name: 'Seite 3' })).toHaveAttribute(
    'href',
    `${OWN}?reviewSort=stars&reviewPage=3#bewertungen`,
  );
});

it.each(['?reviewPage=0', '?reviewPage=x', '?reviewPage=1e9', '?reviewSort=nonsense'])(
  'ignores %s',
  async (search) => {
    const { platform } = await open({}, OWN + search);
    expect(platform.callsOf(readReviews)[0]?.query).toEqual({ page: 1 });
  },
);

it('invites to write the first review', async () => {
  await open({ reviews: [], total: 0, pageCount: 0 });

  expect(section()).toHaveTextContent('noch keine Bewertung mit Text');
  expect(screen.getByRole('link', { name: 'Bewertung schreiben' })).toHaveAttribute(
    'href',
    '/bewertung/100001/',
  );
});

it('shows the product without reviews that cannot be loaded', async () => {
  await open(failed);

  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bewertungen' })).toBeNull();
});

it('shows markup as text', async () => {
  const { container } = await open({
    reviews: [aReview({ title: '<b>Fett</b>', text: '<script>x</script>' })],
  });

  expect(review('<b>Fett</b>')).toHaveTextContent('<script>x</script>');
  expect(container.querySelector('script, b')).toBeNull();
});

describe('a helpful review', () => {
  it('is counted in place', async () => {
    const { platform, user } = await open();

    await user.click(within(review('Gern wieder')).getByRole('button', { name: 'Hilfreich (2)' }));

    expect(await screen.findByRole('button', { name: 'Danke, hilfreich (3)' })).toHaveFocus();
    expect(platform.callsOf(markReviewHelpful)).toMatchObject([
      { params: { productId: '100001', reviewId: 'r2' } },
    ]);
    expect(platform.tracked).toMatchObject([{ name: 'review_helpful', values: { reviewId: 'r2' } }]);
  });

  it('keeps its number when the call fails, and explains it', async () => {
    const { platform, user } = await open({}, OWN, failed);

    await user.click(within(review('Gern wieder')).getByRole('button', { name: 'Hilfreich (2)' }));

    await screen.findByRole('heading', { level: 1 });
    expect(platform.bus.get('notifications')).toMatchObject([{ type: 'error' }]);
    expect(within(review('Gern wieder')).getByRole('button', { name: 'Hilfreich (2)' })).toBeVisible();
  });

  it('is a form without script, which leads back to the review', async () => {
    await open();
    const form = within(review('Hält gut')).getByRole('button', { name: 'Hilfreich (2)' }).closest('form')!;

    expect(form).toHaveAttribute('action', '/rest/products/100001/reviews/r1/helpful/');
    expect(Object.fromEntries(new FormData(form))).toEqual({ redirect: `${OWN}#bewertung-r1` });
    expect(document.getElementById('bewertung-r1')).toBe(review('Hält gut'));
  });
});
