import { optInCustomerCard, readCustomerCard, registerCustomerCard } from '@fachwerk/shared/calls';
import type { CardFrames, CardOverview } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import { aCardOverview, notLoggedIn, unavailable, urls } from '../../testing/account-fixtures';
import { customerCardOptIn } from './customer-card-opt-in.widget';
import { customerCardRegistration } from './customer-card-registration.widget';
import { readFrameMessage } from './frame-messages';

jest.mock('../../go-to');

const none = aCardOverview({ card: null, receipts: [] });
const visit = (
  widget: typeof customerCardRegistration,
  overview: CardOverview | (() => never),
  { props = {}, cardFrames, more = [] }: { props?: object; cardFrames?: CardFrames; more?: AnswerTo[] } = {},
) =>
  renderWidget(widget, props, {
    messages,
    config: { pageUrls: { ...urls, customerCard: '/kundenkarte/' }, ...(cardFrames && { cardFrames }) },
    url: 'https://shop.example/kundenkarte/',
    answers: [answerTo(readCustomerCard, overview), ...more],
  });
const frame = () => document.querySelector('iframe');

describe('a new card', () => {
  it('is there after name, postcode and consent', async () => {
    const { platform, container } = await visit(customerCardRegistration, none, {
      more: [answerTo(registerCustomerCard, {})],
    });
    await fill('Nachname', 'Musterfrau');
    await fill('Postleitzahl', '50667');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Kundenkarte anlegen' }));

    expect(await screen.findByRole('group', { name: 'Ihre Kundenkarte ist da' })).toHaveFocus();
    expect(platform.calls.at(-1)?.body).toMatchObject({ lastName: 'Musterfrau', acceptTerms: true });
    await expectNoAxeViolations(container);
  });

  it('is not made without the consent', async () => {
    await visit(customerCardRegistration, none);
    await userEvent.click(screen.getByRole('button', { name: 'Kundenkarte anlegen' }));

    await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid());
  });

  it('is not offered to a customer who has one', async () => {
    await visit(customerCardRegistration, aCardOverview());
    expect(screen.getByText(/2900 0000 0015/)).toBeVisible();
  });

  it('leads visitors to the login and back', async () => {
    const { loaded } = await visit(customerCardRegistration, notLoggedIn);
    expect(loaded?.page).toEqual({ redirect: '/login/?successUrl=/kundenkarte/' });
  });

  it('is not offered while the shop does not answer', async () => {
    await visit(customerCardRegistration, unavailable);
    expect(screen.getByText(/lässt sich gerade nicht anzeigen/)).toBeVisible();
  });
});

describe('the consent', () => {
  it('is given and withdrawn with one box', async () => {
    const { platform, container } = await visit(customerCardOptIn, aCardOverview(), {
      more: [answerTo(optInCustomerCard, { msg: 'customerCard.optIn.done' })],
    });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

    expect(await screen.findByText('Gespeichert: Sie bekommen passende Angebote.')).toBeVisible();
    expect(platform.calls.at(-1)?.body).toEqual({ isOptedIn: true });
    await expectNoAxeViolations(container);
  });

  it('needs a card', async () => {
    await visit(customerCardOptIn, none);
    expect(screen.getByRole('link', { name: 'Kundenkarte anlegen' })).toHaveAttribute(
      'href',
      '/kundenkarte/',
    );
  });
});

describe('the frame of a card programme', () => {
  const cardFrames = { registration: 'https://karte.example/anmelden', optIn: 'https://karte.example/ja' };

  it.each([
    [customerCardRegistration, none, cardFrames.registration],
    [customerCardOptIn, aCardOverview(), cardFrames.optIn],
  ])('has the address of the operator, a title and a link beside', async (widget, overview, url) => {
    const { container } = await visit(widget, overview, { cardFrames });

    expect(frame()).toHaveAttribute('src', url);
    expect(frame()).toHaveAttribute('title');
    expect(screen.getByRole('link', { name: 'Formular in einem neuen Tab öffnen' })).toHaveAttribute(
      'href',
      url,
    );
    await expectNoAxeViolations(container);
  });

  it('is shown on a page that names its origin, and on no page that names another', async () => {
    await visit(customerCardRegistration, none, { cardFrames, props: { origin: 'https://karte.example' } });
    expect(frame()).not.toBeNull();
  });

  it.each(['https://boese.example', 'https://karte.example.boese.example', 'karte.example'])(
    'is the own form where the page names %s',
    async (origin) => {
      await visit(customerCardRegistration, none, { cardFrames, props: { origin } });

      expect(frame()).toBeNull();
      expect(screen.getByLabelText('Nachname')).toBeVisible();
    },
  );

  it('is the own form without a setting', async () => {
    await visit(customerCardRegistration, none, { props: { origin: 'https://karte.example' } });
    expect(frame()).toBeNull();
  });

  it('gets the height that it asks for, and leads to the card when it is done', async () => {
    await visit(customerCardRegistration, none, { cardFrames });
    const send = (data: unknown, origin = 'https://karte.example') =>
      act(() => {
        window.dispatchEvent(
          new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null }),
        );
      });
    send({ type: 'customer-card:height', height: 512 });
    expect(frame()).toHaveAttribute('height', '512');
    send({ type: 'customer-card:height', height: 100 }, 'https://boese.example');
    send({ type: 'customer-card:done' }, 'https://boese.example');
    expect(frame()).toHaveAttribute('height', '512');
    expect(goTo).not.toHaveBeenCalled();

    send({ type: 'customer-card:done' });
    expect(goTo).toHaveBeenCalledWith('/account/kundenkarte/');
  });
});

describe('a message', () => {
  const own = { origin: 'https://karte.example', window: window as Window };
  const message = (part: object) =>
    readFrameMessage(
      { data: { type: 'customer-card:height', height: 500 }, origin: own.origin, source: window, ...part },
      own,
    );

  it('of the frame is read', () => {
    expect(message({})).toEqual({ type: 'height', height: 500 });
    expect(message({ data: { type: 'customer-card:done', height: 'x' } })).toEqual({ type: 'done' });
  });

  it.each([
    [1e9, 2400],
    [-5, 320],
    [321.6, 322],
  ])('keeps the height %d within the limits', (height, kept) => {
    expect(message({ data: { type: 'customer-card:height', height } })).toEqual({
      type: 'height',
      height: kept,
    });
  });

  it.each([
    { origin: 'https://boese.example' },
    { origin: 'null' },
    { source: null },
    { data: null },
    { data: 'customer-card:done' },
    { data: { type: 'height', height: 500 } },
    { data: { type: 'customer-card:height', height: '500' } },
    { data: { type: 'customer-card:height', height: Number.NaN } },
  ])('is ignored with %j', (part) => {
    expect(message(part)).toBeUndefined();
  });
});
