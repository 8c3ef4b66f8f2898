import { createHash } from 'node:crypto';
import {
  endConsent,
  giveConsent,
  readAccount,
  readConsents,
  readFormAnswer,
  readOwnReviews,
  removeOwnReview,
} from '@fachwerk/shared/calls';
import type { AccountConsents, OwnReview, OwnReviews } from '@fachwerk/shared/contracts';
import { CONSENT_KINDS, CONSENT_TEXTS } from '@fachwerk/shared/rules';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { anAccount, anAnswer, aReview, unavailable, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const none: AccountConsents = { email: 'erika@example.org', given: [] };
const given: AccountConsents = { ...none, given: ['REVIEW_INVITATION'] };
const own = (part: Partial<OwnReviews> = {}): OwnReviews => ({
  reviews: [],
  next: null,
  hasNewer: false,
  toReview: [],
  ...part,
});
const open = (
  answer: OwnReviews | typeof unavailable,
  { consents = none, query = '', more = [] as ReturnType<typeof answerTo>[] } = {},
) =>
  renderWidget(
    accountPage,
    { tab: 'bewertungen' },
    {
      messages: {
        ...messages,
        'ownReviews.removed': 'Ihre Bewertung ist gelöscht.',
        'consent.given.REVIEW_INVITATION': 'Danke.',
        'consent.ended.REVIEW_INVITATION': 'Beendet.',
      },
      url: `https://shop.example/account/bewertungen/${query}`,
      config: { pageUrls: { ...urls, reviews: '/bewertung/' } },
      answers: [
        answerTo(readAccount, anAccount()),
        answerTo(readOwnReviews, answer),
        answerTo(readConsents, consents),
        ...more,
      ],
    },
  );
const three: OwnReview[] = [
  aReview({ reviewId: 'r1', state: 'submitted' }),
  aReview({ reviewId: 'r2', productId: '2', productName: 'Säge', url: '/p/saege-2/', state: 'published' }),
  aReview({ reviewId: 'r3', productId: '3', productName: 'Leim', state: 'refused', refusal: 'Werbung.' }),
];
const entry = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`no entry ${name}`);
  return within(found);
};

it.each(CONSENT_KINDS)('the text of the consent %s stays as it is: the proof names its version', (kind) => {
  const text = (messages as Record<string, string>)[`consent.${kind}.${CONSENT_TEXTS[kind]}`] ?? '';
  expect([kind, CONSENT_TEXTS[kind], createHash('sha256').update(text).digest('hex').slice(0, 12)]).toEqual(
    {
      REVIEW_INVITATION: ['REVIEW_INVITATION', 'v1', '05e256f17cc4'],
      GUARANTEE_REMINDER: ['GUARANTEE_REMINDER', 'v1', '2f97a7336ab1'],
    }[kind],
  );
});

it('shows the state of each review, the reason of a refusal, and the way to another one', async () => {
  await open(own({ reviews: three }));

  expect(entry('Akku-Bohrschrauber').getByText('Wird geprüft')).toBeVisible();
  expect(entry('Säge').getByText('Veröffentlicht')).toBeVisible();
  expect(entry('Säge').getByRole('link', { name: 'Säge' })).toHaveAttribute('href', '/p/saege-2/');
  expect(entry('Säge').getByRole('img', { name: '4 von 5 Sternen' })).toBeVisible();
  expect(entry('Leim').getByText('Grund: Werbung.')).toBeVisible();
  expect(entry('Leim').queryByRole('link', { name: 'Neu schreiben: Leim' })).toBeNull();
});

it('leads from a refused review to a new one while the article is sold', async () => {
  await open(own({ reviews: [aReview({ url: '/p/x-1/', state: 'refused', refusal: 'Werbung.' })] }));

  expect(screen.getByRole('link', { name: 'Neu schreiben: Akku-Bohrschrauber' })).toHaveAttribute(
    'href',
    '/bewertung/1/',
  );
});

it('deletes a review after a question, and says so', async () => {
  const { platform } = await open(own({ reviews: three }), {
    more: [answerTo(removeOwnReview, { state: 'removed' })],
  });
  const saw = entry('Säge');
  expect(saw.getByText('Endgültig löschen')).not.toBeVisible();

  await userEvent.click(saw.getByText('Löschen'));
  await userEvent.click(saw.getByRole('button', { name: 'Endgültig löschen: Bewertung zu Säge' }));

  expect(platform.callsOf(removeOwnReview)).toMatchObject([{ form: { id: 'r2' } }]);
  expect(await screen.findByRole('group', { name: 'Ihre Bewertung ist gelöscht.' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'Säge' })).toBeNull();
});

it('shows what can be reviewed, and leads to the form', async () => {
  await open(own({ toReview: [{ productId: '7', name: 'Eberholt Leim' }] }));

  expect(screen.getByRole('link', { name: 'Bewerten: Eberholt Leim' })).toHaveAttribute(
    'href',
    '/bewertung/7/',
  );
  expect(screen.getByText('Sie haben noch keine Bewertung geschrieben.')).toBeVisible();
});

it('has pages', async () => {
  const { platform } = await open(own({ reviews: three, next: 'r9', hasNewer: true }), { query: '?vor=r0' });

  expect(platform.callsOf(readOwnReviews)).toMatchObject([{ query: { before: 'r0' } }]);
  const pages = within(screen.getByRole('navigation', { name: 'Weitere Bewertungen' }));
  expect(pages.getByRole('link', { name: 'Ältere Bewertungen' })).toHaveAttribute(
    'href',
    '/account/bewertungen/?vor=r9',
  );
  expect(pages.getByRole('link', { name: 'Neueste Bewertungen' })).toHaveAttribute(
    'href',
    '/account/bewertungen/',
  );
});

it('takes a consent with one press, shows where the mails go, and takes it back', async () => {
  const { platform } = await open(own(), {
    more: [answerTo(giveConsent, given), answerTo(endConsent, none)],
  });
  expect(screen.getByText(/^Ich möchte nach einer Bestellung/)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Ja, das möchte ich' }));
  expect(await screen.findByText(/^Eingeschaltet: .* an erika@example\.org\.$/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Danke.' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Keine solchen E-Mails mehr' }));
  expect(await screen.findByRole('group', { name: 'Beendet.' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Ja, das möchte ich' })).toBeVisible();
  for (const call of [giveConsent, endConsent])
    expect(platform.callsOf(call)).toMatchObject([{ form: { kind: 'REVIEW_INVITATION' } }]);
});

it('says without script what was done', async () => {
  await open(own(), {
    consents: given,
    query: '?answer=k1',
    more: [answerTo(readFormAnswer, anAnswer({ form: 'consent', msg: 'consent.given.REVIEW_INVITATION' }))],
  });

  expect(screen.getByText('Danke.')).toBeVisible();
});

it('is shown without the consent while the shop does not answer for it, and offers another try', async () => {
  const { unmount } = await open(own({ reviews: three }), { consents: unavailable as never });
  expect(screen.getByRole('heading', { name: 'Säge' })).toBeVisible();
  expect(screen.queryByText(/^Ich möchte/)).toBeNull();
  unmount();

  await open(unavailable);
  expect(screen.getByText('Ihre Bewertungen lassen sich gerade nicht anzeigen.')).toBeVisible();
});
