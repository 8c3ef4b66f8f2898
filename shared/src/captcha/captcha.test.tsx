import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCaptchaChallenge } from '../contracts/kernel/contracts';
import messages from '../messages.de.json';
import { answerTo } from '../testing/answer-to';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from '../widget/platform';
import { Captcha } from './Captcha';
import { solveChallenge } from './solve-challenge';
import { useCaptcha } from './use-captcha';

/** The number is 431. */
const challenge = {
  algorithm: 'SHA-256' as const,
  salt: 'f00d?expires=9999999999&',
  challenge: '',
  maxnumber: 1000,
  signature: 'ab',
};

beforeAll(async () => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
  const bytes = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge.salt}431`));
  challenge.challenge = Buffer.from(bytes).toString('hex');
});

it('finds the number of a challenge', async () => {
  const solution = JSON.parse(atob(await solveChallenge(challenge))) as object;
  expect(solution).toEqual({ ...challenge, number: 431 });
});

it('ends without a number that is too large', async () => {
  await expect(solveChallenge({ ...challenge, maxnumber: 100 })).rejects.toThrow('no solution');
});

function Form({ onTaken }: { onTaken: (solution: string) => void }) {
  const captcha = useCaptcha(true);
  return (
    <>
      <Captcha captcha={captcha} />
      <button onClick={() => void captcha.take().then(onTaken)}>Senden</button>
    </>
  );
}

it('is solved without the visitor; a failure offers another try', async () => {
  const answers = [
    answerTo(readCaptchaChallenge, () => {
      if (isAway) throw new Error('no connection');
      return challenge;
    }),
  ];
  let isAway = true;
  const taken = jest.fn();
  const platform = fakePlatform({ answers, messages });
  render(
    <PlatformProvider platform={platform}>
      <Form onTaken={taken} />
    </PlatformProvider>,
  );

  expect(await screen.findByText(/hat nicht geklappt/)).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal prüfen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));

  expect(await screen.findByText('Sicherheitsprüfung bestanden.')).toBeVisible();
  expect(taken).toHaveBeenCalledWith(expect.stringMatching(/^ey/));
});
