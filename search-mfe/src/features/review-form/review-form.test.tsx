import { readAccount, readFormAnswer, readProduct, submitReview } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, messages } from '../../testing/test-data';
import { reviewForm } from './review-form.widget';

const notLoggedIn = () => {
  throw new HttpError('bad-request', '401', 401);
};
const visit = (answers: readonly AnswerTo[] = [], address = '/bewertung/100001/') =>
  renderWidget(
    reviewForm,
    { productId: '100001' },
    {
      messages: { ...messages, 'error.review.exists': 'Diesen Artikel haben Sie schon bewertet.' },
      url: `https://shop.example${address}`,
      answers: [
        answerTo(readProduct, aProduct()),
        answerTo(readAccount, notLoggedIn),
        answerTo(submitReview, { state: 'submitted' }),
        ...answers,
      ],
    },
  );
const text = 'Liegt gut in der Hand, der Akku hält lange.';
async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: '4 – gut' }));
  await fill('Überschrift', 'Gut');
  await fill('Ihre Bewertung', text);
  await fill('Name, der bei der Bewertung steht', 'Jo K.');
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bewertung absenden' }));

it('sends a review and confirms that it is checked', async () => {
  const { platform } = await visit();
  await fillIn();
  await send();

  expect(await screen.findByRole('group', { name: 'Vielen Dank für Ihre Bewertung' })).toHaveFocus();
  expect(platform.callsOf(submitReview)).toMatchObject([
    { params: { productId: '100001' }, form: { stars: '4', title: 'Gut', text, name: 'Jo K.' } },
  ]);
  expect(platform.tracked).toEqual([{ name: 'write_review', values: { productId: '100001', stars: 4 } }]);
  expect(screen.getByRole('link', { name: 'Zurück zum Artikel' })).toHaveAttribute('href', aProduct().url);
});

it('marks what is missing and sends nothing', async () => {
  const { platform } = await visit();
  await fill('Ihre Bewertung', 'Kurz.');
  await send();

  await waitFor(() => expect(screen.getByLabelText('Überschrift')).toBeInvalid());
  expect(screen.getAllByText('Bitte wählen Sie einen bis fünf Sterne.').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Bitte geben Sie mindestens 20 Zeichen ein.').length).toBeGreaterThan(0);
  expect(platform.callsOf(submitReview)).toEqual([]);
});

it('keeps what was typed when the review is refused', async () => {
  await visit([
    answerTo(submitReview, () => {
      throw new HttpError('bad-request', '409', 409, {
        fieldErrors: [],
        globalErrors: [{ msg: 'error.review.exists' }],
      });
    }),
  ]);
  await fillIn();
  await send();

  expect(await screen.findByText('Diesen Artikel haben Sie schon bewertet.')).toBeVisible();
  expect(screen.getByLabelText('Ihre Bewertung')).toHaveValue(text);
});

it('suggests the name of a customer in short', async () => {
  await visit([
    answerTo(readAccount, {
      salutation: 'MRS',
      firstName: 'Erika',
      lastName: 'Musterfrau',
      email: 'erika@example.org',
      customerCardNumber: null,
      isProhibis: false,
      isEmployee: false,
      memberSinceText: '21.11.2026',
    }),
  ]);
  expect(screen.getByLabelText('Name, der bei der Bewertung steht')).toHaveValue('Erika M.');
});

it('without script shows mistakes with what was typed, and the confirmation', async () => {
  const answer = { form: 'review', values: {}, fieldErrors: [], globalErrors: [] };
  const { unmount } = await visit(
    [
      answerTo(readFormAnswer, {
        ...answer,
        values: { stars: '2', text: 'Kurz' },
        fieldErrors: [{ field: 'text', msg: 'forms.minLength', values: { min: 20 } }],
      }),
    ],
    '/bewertung/100001/?answer=k1',
  );
  expect(screen.getByRole('radio', { name: '2 – nicht gut' })).toBeChecked();
  expect(screen.getByLabelText('Ihre Bewertung')).toBeInvalid();
  unmount();

  await visit(
    [answerTo(readFormAnswer, { ...answer, msg: 'review.submitted' })],
    '/bewertung/100001/?answer=k1',
  );
  expect(screen.getByRole('group', { name: 'Vielen Dank für Ihre Bewertung' })).toBeVisible();
});
