import { contract } from '../kernel/contract';
import { DeskLotteries, Lottery, LotteryAccepted, LotteryCodes, lotteryForm, LotteryParams } from './lottery';

const params = LotteryParams;

export const readLottery = contract({
  method: 'GET',
  path: '/rest/lottery/{lotteryId}/',
  isPublic: true,
  isTranslated: true,
  summary: 'A lottery: its state, what its form asks, and after the drawing the winning codes and the proof',
  params,
  answers: { 200: Lottery },
  expects: { title: 'string', state: 'string', options: 'object' },
});

export const readLotteryCodes = contract({
  method: 'GET',
  path: '/rest/lottery/{lotteryId}/codes/',
  isPublic: true,
  summary: 'The sorted codes of all entries of a lottery that was drawn; everybody can draw again with them',
  params,
  answers: { 200: LotteryCodes },
  expects: { codes: 'list' },
});

export const enterLottery = contract({
  method: 'POST',
  path: '/lottery/validate/',
  summary:
    'Enter a lottery; names may be flattened ("lottery.email", "lottery[email]"). One entry per person: another gets the same answer',
  // Which fields are asked depends on the lottery, and the birth date on the day; the API checks with both.
  form: lotteryForm(
    {
      firstname: 'optional',
      lastname: 'optional',
      birthdate: 'optional',
      newsletter: 'optional',
      minimumAge: null,
    },
    '2026-11-30',
  ),
  answers: { 200: LotteryAccepted },
  expects: {
    newsletterSubscribedSuccess: 'boolean',
    fieldErrors: 'list',
    globalErrors: 'list',
    formResult: 'object',
  },
});

export const readDeskLotteries = contract({
  method: 'GET',
  path: '/rest/desk/lotteries/',
  summary: 'Operators: lotteries with the number of their entries, and after the drawing the winners',
  answers: { 200: DeskLotteries },
  expects: { lotteries: 'list' },
});

export const drawLottery = contract({
  method: 'POST',
  path: '/rest/desk/lotteries/{lotteryId}/draw/',
  summary:
    'Operators: draw the winners of a closed lottery, once; they get a mail, other entries are deleted',
  params,
  answers: { 200: DeskLotteries },
  expects: { lotteries: 'list' },
});
