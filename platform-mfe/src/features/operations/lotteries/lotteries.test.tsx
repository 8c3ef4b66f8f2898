import { drawLottery, readDeskLotteries } from '@fachwerk/shared/calls';
import type { DeskLottery } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { press, visit } from '../testing/visit';

const aLottery = (part: Partial<DeskLottery> = {}): DeskLottery => ({
  lotteryId: 'BEISPIEL-2',
  title: 'Der Garten im Herbst',
  state: 'CLOSED',
  closesText: '29.11.2026, 8:00 Uhr',
  winners: 2,
  entries: 5,
  winningCodes: [],
  ...part,
});
const drawn = aLottery({ state: 'DRAWN', winningCodes: ['G-23456789AB', 'G-CDEFGHJKLM'] });
const refuse = (status: number, msg?: string) => () => {
  throw new HttpError('bad-request', 'for the test', status, msg && { globalErrors: [{ msg }] });
};
const open = async (...answers: AnswerTo[]) => {
  const visited = await visit({}, answers);
  await press('Gewinnspiele anzeigen');
  return visited;
};

it('lists lotteries, and draws a closed one after a question', async () => {
  const { platform, container } = await open(
    answerTo(readDeskLotteries, { lotteries: [aLottery()] }),
    answerTo(drawLottery, { lotteries: [drawn] }),
  );
  expect(await screen.findByText(/5 Lose, 2 Gewinne/)).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Der Garten im Herbst: Gewinner auslosen');
  expect(screen.getByText(/lässt sich nicht wiederholen/)).toBeVisible();
  expect(platform.callsOf(drawLottery)).toEqual([]);
  await press('Gewinner auslosen');

  expect(await screen.findByText('Gewonnen haben: G-23456789AB, G-CDEFGHJKLM')).toBeVisible();
  expect(platform.callsOf(drawLottery)).toEqual([{ params: { lotteryId: 'BEISPIEL-2' } }]);
  expect(screen.getByRole('group', { name: 'Gewinnspiele' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /auslosen/ })).toBeNull();
});

it.each(['UPCOMING', 'OPEN', 'DRAWN'] as const)('has no button for a lottery that is %s', async (state) => {
  await open(answerTo(readDeskLotteries, { lotteries: [aLottery({ state })] }));

  expect(await screen.findByText(/5 Lose/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /auslosen/ })).toBeNull();
});

it('states that there is none', async () => {
  await open(answerTo(readDeskLotteries, { lotteries: [] }));

  expect(await screen.findByText('Kein Gewinnspiel')).toBeVisible();
});

it.each([
  [401, /Marktdienst/],
  [403, /Marktdienst/],
  [503, /nicht zu haben/],
])('says after %d why there is no list', async (status, reason) => {
  await open(answerTo(readDeskLotteries, refuse(status)));

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});

it('names whom to write to', async () => {
  const winningEntries = [
    {
      code: 'G-23456789AB',
      salutation: 'MRS' as const,
      name: 'Erika Muster',
      email: 'erika@example.org',
      birthDate: '24.12.1990',
    },
    {
      code: 'G-CDEFGHJKLM',
      salutation: 'UNKNOWN' as const,
      name: '',
      email: 'b@example.org',
      birthDate: null,
    },
  ];
  const { container } = await open(
    answerTo(readDeskLotteries, { lotteries: [{ ...drawn, winningEntries }] }),
  );
  const list = await screen.findByRole('list', { name: 'Der Garten im Herbst: Gewinner' });

  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'G-23456789AB: Frau Erika Muster, erika@example.org, geboren am 24.12.1990',
    'G-CDEFGHJKLM: b@example.org',
  ]);
  expect(within(list).getByRole('link', { name: 'erika@example.org' })).toHaveAttribute(
    'href',
    'mailto:erika@example.org',
  );
  await expectNoAxeViolations(container);
});

it('has no button for a lottery whose entries are deleted', async () => {
  await open(answerTo(readDeskLotteries, { lotteries: [aLottery({ isVoid: true, entries: 0 })] }));

  expect(await screen.findByText(/Nicht ausgelost, Lose gelöscht/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /auslosen/ })).toBeNull();
});

it.each([
  ['drawn', /schon ausgelost/],
  ['open', /noch nicht zu Ende/],
  ['void', /nicht rechtzeitig ausgelost/],
])('says why a drawing is refused: %s', async (reason, sentence) => {
  await open(
    answerTo(readDeskLotteries, { lotteries: [aLottery()] }),
    answerTo(drawLottery, refuse(409, `error.lottery.${reason}`)),
  );
  await screen.findByText(/5 Lose/);
  await press('Der Garten im Herbst: Gewinner auslosen');
  await press('Gewinner auslosen');

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
