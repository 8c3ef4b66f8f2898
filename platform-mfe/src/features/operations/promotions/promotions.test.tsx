import { readDeskPromotions } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { press, visit } from '../testing/visit';

const open = async (...answers: AnswerTo[]) => {
  const visited = await visit({}, answers);
  await press('Aktionen anzeigen');
  return visited;
};
const winter = {
  promotionId: 'winter-2026',
  promotionName: 'Winter',
  creativeName: 'Laub',
  creativeSlot: 'start-1',
  views: 1234,
};

it('lists how often each promotion was seen, and where', async () => {
  const promotions = [winter, { ...winter, promotionId: 'bad', promotionName: '', views: 1 }];
  const { container } = await open(answerTo(readDeskPromotions, { days: 30, promotions }));

  expect(await screen.findByRole('heading', { name: 'Winter' })).toBeVisible();
  expect(
    screen.getByText('1.234-mal gesehen in 30\u00a0Tagen · winter-2026, Laub, start-1', {
      normalizer: (shown) => shown,
    }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'bad' })).toBeVisible();
  await expectNoAxeViolations(container);
});

it('states that there is none', async () => {
  await open(answerTo(readDeskPromotions, { days: 30, promotions: [] }));

  expect(await screen.findByText('Keine Aktion gesehen')).toBeVisible();
});

it.each([
  [401, /Marktdienst/],
  [503, /nicht zu haben/],
])('states after %d why there is no list', async (status, reason) => {
  const refuse = () => {
    throw new HttpError('bad-request', 'for the test', status);
  };
  await open(answerTo(readDeskPromotions, refuse));

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});
