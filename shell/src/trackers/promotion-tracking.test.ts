import { createBus } from '@fachwerk/shared/bus';
import { trackPromotion } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, fakePlatform } from '@fachwerk/shared/testing';
import { start } from './promotion-tracking';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const winter = {
  promotionId: 'winter',
  promotionName: 'Winter',
  creativeName: 'Garten',
  creativeSlot: 'start-1',
};
const view = { name: 'view_promotion', values: winter };

function tracker(answer: AnswerTo) {
  const platform = fakePlatform({ answers: [answer] });
  const { api, config } = platform;
  const page = new AbortController();
  return {
    ...start({
      api,
      config,
      bus: createBus(),
      loadOutsideScript: () => Promise.resolve(),
      signal: page.signal,
    }),
    page,
    calls: () => platform.callsOf(trackPromotion),
  };
}
const answers = (...failures: Error[]) =>
  answerTo(trackPromotion, () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return winter;
  });

it('sends each view of a promotion, and nothing else', async () => {
  const { send, calls } = tracker(answers());
  await send(view);
  await send({ name: 'select_promotion', values: winter });

  expect(calls()).toMatchObject([{ form: winter }]);
});

it('tries up to five times', async () => {
  const down = () => new HttpError('network', 'offline');
  const { send, calls } = tracker(answers(down(), down(), down(), down()));
  const sent = send(view);
  await jest.advanceTimersByTimeAsync(60_000);
  await sent;

  expect(calls()).toHaveLength(5);
});

it('gives up after the fifth attempt', async () => {
  const { send, calls } = tracker(
    answers(...Array.from({ length: 9 }, () => new HttpError('bad-response', 'down', 503))),
  );
  const failed = expect(send(view)).rejects.toThrow('down');
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;

  expect(calls()).toHaveLength(5);
});

it('does not repeat what the shop refuses', async () => {
  const { send, calls } = tracker(answers(new HttpError('bad-request', 'no', 400)));

  await expect(send(view)).rejects.toThrow('no');
  expect(calls()).toHaveLength(1);
});

it('stops repeating when the consent is withdrawn', async () => {
  const { send, setAllowed, calls } = tracker(answers(new HttpError('network', 'offline')));
  const sent = send(view);
  await jest.advanceTimersByTimeAsync(1);
  setAllowed?.(false);
  await jest.advanceTimersByTimeAsync(60_000);
  await sent;

  expect(calls()).toHaveLength(1);
});
