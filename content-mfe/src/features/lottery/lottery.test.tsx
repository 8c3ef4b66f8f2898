import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { enterLottery, readCaptchaChallenge, readFormAnswer, readLottery } from '@fachwerk/shared/calls';
import type { Lottery, LotteryOptions } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { LOTTERY_FIELD_USES, LOTTERY_NEWSLETTER_CONSENT } from '@fachwerk/shared/rules';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import { aLottery } from '../../testing/a-lottery';
import { messages } from '../../testing/test-data';
import { lotterySuccess } from './lottery-success.widget';
import { lotteryTeaser } from './lottery-teaser.widget';

jest.mock('../../go-to');

const TAKEN = {
  newsletterSubscribedSuccess: false,
  redirectOnRestriction: null,
  fieldErrors: [],
  globalErrors: [],
  formResult: { fieldErrors: [] },
  captchaActive: true,
};
const salt = 'f00d?expires=9999999999&';
const challenge = {
  algorithm: 'SHA-256' as const,
  salt,
  challenge: createHash('sha256').update(`${salt}7`).digest('hex'),
  maxnumber: 20,
  signature: 'ab',
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { TextEncoder });
});
beforeEach(() => jest.mocked(goTo).mockReset());
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const visit = (lottery: Lottery | null, answers: readonly AnswerTo[] = [], props: object = {}) =>
  renderWidget(
    lotteryTeaser,
    { lotteryId: 'BEISPIEL-1', ...props },
    {
      messages,
      config: {
        pageUrls: { start: '/', search: '/search/', basket: '/basket/', privacy: '/datenschutz/' },
      },
      answers: [
        answerTo(readLottery, () => {
          if (lottery) return lottery;
          throw new HttpError('bad-request', 'for the test', 404);
        }),
        answerTo(readCaptchaChallenge, challenge),
        answerTo(enterLottery, TAKEN),
        ...answers,
      ],
    },
  );
const submit = () => screen.getByRole('button', { name: 'Jetzt teilnehmen' });
const isReady = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
const newsletter = () => screen.getByRole('checkbox', { name: /Newsletter/ });
async function fillIn(): Promise<void> {
  await fill('Vorname', 'Erika');
  await fill('Nachname', 'Muster');
  await fill('E-Mail-Adresse', 'erika@example.org');
  await fill('Geburtsdatum', '24.12.1990');
  await userEvent.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
}
async function send(): Promise<void> {
  await isReady();
  await userEvent.click(submit());
}
const refuse =
  (body: object, status = 400) =>
  () => {
    throw new HttpError('bad-request', 'for the test', status, { ...TAKEN, ...body });
  };
const fieldError = (field: string, msg: string) => ({
  fieldErrors: [{ field, msg }],
  globalErrors: [{ msg: 'error.validation.general.message' }],
});

it('sends the form with the solved captcha, and leads to the thanks', async () => {
  const { platform, container } = await visit(aLottery(), [
    answerTo(enterLottery, { ...TAKEN, newsletterSubscribedSuccess: true }),
  ]);
  expect(screen.getByRole('heading', { name: 'Eine Werkstatt für den Winter' })).toBeVisible();
  expect(screen.getByText('Teilnahmeschluss: 31.12.2026, 18:00 Uhr')).toBeVisible();
  expect(screen.queryByText(/Teilnahme ab/)).toBeNull();
  expect(newsletter()).not.toBeChecked();
  expect(screen.getByText('So wird gezogen')).toBeVisible();
  await expectNoAxeViolations(container);
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
  await userEvent.click(newsletter());
  await send();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/lottery/?newsletterSubscribedSuccess=true'));
  expect(platform.calls.at(-1)?.body).toEqual({
    lotteryId: 'BEISPIEL-1',
    salutation: 'MRS',
    firstname: 'Erika',
    lastname: 'Muster',
    email: 'erika@example.org',
    birthDate: '24.12.1990',
    terms: true,
    newsletter: true,
    frcCaptchaSolution: expect.stringMatching(/^ey/) as string,
  });
});

it('names the minimum age beside the closing time, with a keyboard too', async () => {
  await visit(aLottery({}, { minimumAge: 18 }));

  expect(screen.getByText(/^Teilnahmeschluss: 31.12.2026/)).toHaveTextContent('Teilnahme ab 18 Jahren');
});

it('names a newsletter that was ticked and could not be ordered in the address of the thanks', async () => {
  await visit(aLottery());
  await fillIn();
  await userEvent.click(newsletter());
  await send();

  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('/lottery/?newsletterSubscribedSuccess=false&newsletter=refused'),
  );
});

it('waits for the captcha before it can be sent', async () => {
  let solve: (value: typeof challenge) => void = () => undefined;
  const solving = new Promise<typeof challenge>((resolve) => (solve = resolve));
  await visit(aLottery(), [answerTo(readCaptchaChallenge, () => solving)]);

  expect(screen.getByText('Sicherheitsprüfung läuft. Sie müssen nichts tun.')).toBeVisible();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  solve(challenge);
  expect(await screen.findByText('Sicherheitsprüfung bestanden.')).toBeVisible();
  await isReady();
});

it('shows an error of the captcha below it, and solves a new one', async () => {
  const { platform } = await visit(aLottery(), [
    answerTo(enterLottery, refuse(fieldError('frcCaptchaSolution', 'lotteryTeaser.captcha.required'))),
  ]);
  await fillIn();
  await send();

  expect(await screen.findByText(/fehlt oder ist abgelaufen/)).toBeVisible();
  await isReady();
  expect(platform.callsOf(readCaptchaChallenge)).toHaveLength(2);
  expect(goTo).not.toHaveBeenCalled();
});

it('offers another try where no captcha can be loaded', async () => {
  await visit(aLottery(), [answerTo(readCaptchaChallenge, refuse({}, 503))]);

  expect(await screen.findByText(/Sicherheitsprüfung hat nicht geklappt. Bitte versuchen/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noch einmal prüfen' })).toBeVisible();
});

it.each([
  ['firstname', 'Vorname', 'forms.name', /nur Buchstaben/],
  ['email', 'E-Mail-Adresse', 'forms.email', /gültige E-Mail-Adresse/],
  ['birthDate', 'Geburtsdatum', 'forms.date', /ein Datum wie/],
])(
  'shows an error of the server at its field %s, and none of the form',
  async (field, label, msg, reason) => {
    await visit(aLottery(), [answerTo(enterLottery, refuse(fieldError(field, msg)))]);
    await fillIn();
    await send();

    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(reason));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.queryByText('Bitte prüfen Sie Ihre Eingaben.')).toBeNull();
  },
);

it('shows an error of the whole form above the button', async () => {
  const globalErrors = [{ msg: 'error.text', values: { minutes: 9 } }];
  await visit(aLottery(), [answerTo(enterLottery, refuse({ globalErrors }, 429))]);
  await fillIn();
  await send();

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Vorname')).toHaveValue('Erika');
});

it.each([
  ['/lottery/?restriction=age', ['/lottery/?restriction=age']],
  ['https://evil.example/', []],
  ['//evil.example/', []],
  ['javascript:alert(1)', []],
])('follows a restriction to pages of this shop only: %s', async (redirectOnRestriction, expected) => {
  await visit(aLottery(), [answerTo(enterLottery, refuse({ redirectOnRestriction }, 409))]);
  await fillIn();
  await send();

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(jest.mocked(goTo).mock.calls.flat()).toEqual(expected);
});

describe('the newsletter', () => {
  const failing = answerTo(enterLottery, refuse(fieldError('newsletter', 'lotteryTeaser.newsletter.error')));
  const message = () => screen.queryByText(/konnten wir gerade nicht bestellen/);

  it('that failed has a message that stays until the box is ticked', async () => {
    await visit(aLottery({}, { newsletter: 'required' }), [failing]);
    await fillIn();
    await userEvent.click(newsletter());
    await send();

    await waitFor(() => expect(message()).toBeVisible());
    expect(message()).toHaveTextContent(/Morgen geht es wieder/);
    expect(newsletter()).not.toBeChecked();
    await fill('Vorname', 'Anna');
    expect(message()).toBeVisible();
    await userEvent.click(newsletter());
    expect(message()).toBeNull();
    await userEvent.click(newsletter());
    expect(message()).toBeNull();
  });

  it('is not required unless the lottery states it', async () => {
    await visit(aLottery({}, { newsletter: 'required' }));
    await fillIn();
    await send();

    expect(await screen.findByText(/gehört zu diesem Gewinnspiel/)).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  /** The proof of a consent names the version: another text needs another one. */
  it('has the text that its version names', () => {
    const text = (messages as Record<string, string>)[
      `lotteryTeaser.newsletter.${LOTTERY_NEWSLETTER_CONSENT}`
    ];
    expect([
      LOTTERY_NEWSLETTER_CONSENT,
      createHash('sha256')
        .update(text ?? '')
        .digest('hex')
        .slice(0, 12),
    ]).toEqual(['lottery-v1', 'c71fec53ff97']);
  });
});

const uses = (['firstname', 'lastname', 'birthdate'] as const).flatMap((option) =>
  LOTTERY_FIELD_USES.map((use) => [option, use] as const),
);
const LABELS = { firstname: 'Vorname', lastname: 'Nachname', birthdate: 'Geburtsdatum' };

it.each(uses)('asks for the field %s that is %s', async (option, use) => {
  await visit(aLottery({}, { [option]: use } as Partial<LotteryOptions>));
  await send();
  await screen.findAllByText(/Bitte geben Sie Ihre E-Mail-Adresse ein/);
  const field = screen.queryByLabelText(new RegExp(LABELS[option]));

  if (use === 'hidden') expect(field).toBeNull();
  else if (use === 'required') expect(field).toBeInvalid();
  else expect(field).toBeValid();
  expect(screen.queryAllByText('(freiwillig)', { exact: false })).toHaveLength(use === 'optional' ? 2 : 1);
});

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = jest.fn(
      (query: string) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
  });

  it('the birth date is chosen between 1900 and today', async () => {
    const { platform } = await visit(aLottery());
    const field = await screen.findByLabelText('Geburtsdatum');

    expect(field).toHaveAttribute('type', 'date');
    expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual(['1900-01-01', '2026-12-02']);
    await fill('Vorname', 'Erika');
    await fill('Nachname', 'Muster');
    await fill('E-Mail-Adresse', 'erika@example.org');
    await userEvent.type(field, '1990-12-24');
    await userEvent.click(screen.getByRole('checkbox', { name: /einverstanden/ }));
    await send();

    await waitFor(() => expect(goTo).toHaveBeenCalled());
    expect(platform.calls.at(-1)?.body).toMatchObject({ birthDate: '1990-12-24' });
  });
});

describe('without a form', () => {
  it.each([
    ['UPCOMING', 'Die Teilnahme beginnt am 01.12.2026, 8:00 Uhr.'],
    ['CLOSED', /^Teilnahmeschluss war am 31.12.2026, 18:00 Uhr. Nach der Ziehung/],
  ] as const)('a lottery that is %s states its time', async (state, sentence) => {
    await visit(aLottery({ state }));

    expect(screen.getByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByText('So wird gezogen'));
    expect(screen.getByText('ab'.repeat(32))).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Teilnahmebedingungen' })).toHaveAttribute(
      'href',
      '/gewinnspiel/#bedingungen',
    );
  });

  it('a lottery whose entries were deleted before a drawing promises none', async () => {
    await visit(aLottery({ state: 'CLOSED', isVoid: true }));

    expect(screen.getByText(/Es wurde nicht gezogen/)).toBeVisible();
    expect(screen.queryByText(/niemand teilgenommen|Nach der Ziehung|So wird gezogen/)).toBeNull();
  });

  it('a lottery that was drawn has the codes of the winners and the proof', async () => {
    const drawing = {
      drawnText: '02.01.2027, 9:00 Uhr',
      seed: 'cd'.repeat(32),
      entries: 5,
      codesHash: 'ef'.repeat(32),
      winningCodes: ['G-23456789AB', 'G-CDEFGHJKLM'],
    };
    const { container } = await visit(aLottery({ state: 'DRAWN', drawing }));

    expect(screen.getByRole('list', { name: /Diese Codes haben gewonnen/ })).toHaveTextContent(
      'G-23456789ABG-CDEFGHJKLM',
    );
    await userEvent.click(screen.getByText('So prüfen Sie die Ziehung'));
    expect(screen.getByText(/Prüfsumme des Startwerts, so wie er hier steht: als Text/)).toBeVisible();
    for (const value of ['ab', 'cd', 'ef']) expect(screen.getByText(value.repeat(32))).toBeVisible();
    expect(screen.getByRole('link', { name: /Alle Codes/ })).toHaveAttribute(
      'href',
      '/rest/lottery/BEISPIEL-1/codes/',
    );
    await expectNoAxeViolations(container);
  });

  it('an unknown lottery is none', async () => {
    await visit(null, [], { headline: 'Unser Gewinnspiel' });

    expect(screen.getByRole('heading', { name: 'Unser Gewinnspiel' })).toBeVisible();
    expect(screen.getByText('Zurzeit läuft hier kein Gewinnspiel.')).toBeVisible();
  });
});

it('leads to the conditions that the page states, and to the privacy policy', async () => {
  await visit(aLottery(), [], { conditions: '/bedingungen/' });

  expect(screen.getByRole('link', { name: 'Teilnahmebedingungen' })).toHaveAttribute('href', '/bedingungen/');
  expect(screen.getByRole('link', { name: 'Hinweise zum Datenschutz' })).toHaveAttribute(
    'href',
    '/datenschutz/#gewinnspiel',
  );
});

describe('the page after the form', () => {
  const arrive = (query: string, answers: readonly AnswerTo[] = []) =>
    renderWidget(
      lotterySuccess,
      { lotteryPage: '/gewinnspiel/' },
      { messages, answers, url: `https://shop.example/lottery/${query}` },
    );

  it.each([
    ['?newsletterSubscribedSuccess=false', false],
    ['?newsletterSubscribedSuccess=true', true],
  ])('thanks, and names the mail for the newsletter: %j', async (query, isAsked) => {
    const { container } = await arrive(query);

    expect(screen.getByRole('heading', { level: 1, name: 'Danke, Sie sind dabei' })).toBeVisible();
    expect(screen.queryAllByText(/Für den Newsletter/)).toHaveLength(isAsked ? 1 : 0);
    expect(screen.queryByText(/nicht bestellen/)).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('leads to the newsletter that could not be ordered', async () => {
    const { container } = await arrive('?newsletterSubscribedSuccess=false&newsletter=refused');

    expect(screen.getByRole('heading', { level: 1, name: 'Danke, Sie sind dabei' })).toBeVisible();
    expect(screen.getByText(/Den Newsletter konnten wir heute nicht bestellen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newsletter bestellen' })).toHaveAttribute(
      'href',
      '/newsletter/',
    );
    await expectNoAxeViolations(container);
  });

  it.each([
    '',
    '?newsletterSubscribedSuccess=<b>',
    '?restriction=x',
    '?restriction=x&newsletterSubscribedSuccess=true',
    '?answer=expired',
  ])('does not thank for an entry that is not confirmed: %j', async (query) => {
    const { container } = await arrive(query, [answerTo(readFormAnswer, refuse({}, 404))]);

    expect(
      screen.getByRole('heading', { level: 1, name: 'Ihre Teilnahme ist nicht bestätigt' }),
    ).toBeVisible();
    expect(screen.getByText(/Bitte versuchen Sie es noch einmal/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Gewinnspiel' })).toHaveAttribute('href', '/gewinnspiel/');
    expect(screen.queryByText(/Danke/)).toBeNull();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['closed', /nimmt gerade keine Teilnahmen an/],
    ['age', /noch nicht alt genug/],
  ])('states the restriction %s', async (restriction, reason) => {
    const { container } = await arrive(`?restriction=${restriction}`);

    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByText(/Danke/)).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('states after a form without script what it lacks', async () => {
    const answer = {
      form: 'lottery',
      values: {},
      fieldErrors: [{ field: 'frcCaptchaSolution', msg: 'lotteryTeaser.captcha.required' }],
      globalErrors: [{ msg: 'error.validation.general.message' }],
    };
    await arrive('?answer=abc', [answerTo(readFormAnswer, answer)]);

    expect(screen.getByText(/fehlt oder ist abgelaufen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Gewinnspiel' })).toBeVisible();
  });
});
