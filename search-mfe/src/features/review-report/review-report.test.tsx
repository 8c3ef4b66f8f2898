import { readProduct, readReview, reportReview } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, aReview, messages } from '../../testing/test-data';
import { reviewReport } from './review-report.widget';

const visit = () =>
  renderWidget(
    reviewReport,
    { productId: '100001', reviewId: 'r1' },
    {
      messages,
      url: 'https://shop.example/bewertung/100001/melden/r1/',
      answers: [
        answerTo(readProduct, aProduct()),
        answerTo(readReview, aReview()),
        answerTo(reportReview, { state: 'reported' }),
      ],
    },
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bewertung melden' }));

it('reports a review with a reason, and an address only if it is given', async () => {
  const { platform } = await visit();
  expect(screen.getByText('Hält gut')).toBeVisible();
  await send();
  await waitFor(() => expect(screen.getByLabelText('Grund')).toBeInvalid());

  await userEvent.selectOptions(screen.getByLabelText('Grund'), 'Werbung');
  await send();

  expect(await screen.findByRole('group', { name: 'Vielen Dank für Ihre Meldung' })).toHaveFocus();
  expect(platform.callsOf(reportReview)).toMatchObject([
    { params: { productId: '100001', reviewId: 'r1' }, form: { reason: 'advertising', text: '', email: '' } },
  ]);
});
