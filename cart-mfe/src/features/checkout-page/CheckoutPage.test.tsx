import {
  abandonOrder,
  continuePayment,
  readCheckout,
  readFormAnswer,
  readReservationDraft,
  saveAddress,
  saveContact,
  saveDelivery,
  savePayment,
  startCheckout,
  submitCheckout,
  submitReservation,
} from '@fachwerk/shared/calls';
import type { Checkout } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { UNPAID_REFUSALS } from '@fachwerk/shared/rules';
import { aFakeApp, type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../go-to';
import messages from '../../messages.de.json';
import {
  aCheckout,
  aLine,
  amount,
  aPendingOrder,
  aReservation,
  aStore,
  checkoutAnswers,
  NO_DUTIES,
  stepsAt,
} from './checkout-fixtures';
import { checkoutPage } from './checkout-page.widget';

jest.mock('../../go-to', () => ({ goTo: jest.fn() }));

const pageUrls = {
  start: '/',
  search: '/search/',
  basket: '/basket/',
  login: '/login/',
  terms: '/agb/',
  checkout: '/checkout/',
  orderConfirmation: '/bestellung/',
  withdrawalPolicy: '/widerrufsbelehrung/',
  guarantee: '/gewaehrleistung/',
  stores: '/stores/',
  accountOrders: '/account/bestellungen/',
  guestOrderLogin: '/bestellungen/anmelden/',
};

function open(
  checkout: Checkout,
  more: readonly AnswerTo[] = [],
  step: string = checkout.nextStep,
  appDevice?: string,
) {
  const { url } = checkout.steps.find(({ id }) => id === step) ?? { url: '/checkout/' };
  window.history.replaceState(null, '', url);
  return renderWidget(
    checkoutPage,
    { step },
    {
      messages,
      url: `https://shop.example${url}`,
      config: { pageUrls, ...(appDevice && { appDevice }) },
      answers: [...checkoutAnswers(checkout), ...more],
    },
  );
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const refused = (status: number, body: object) => new HttpError('bad-request', 'for the test', status, body);

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  jest.mocked(goTo).mockClear();
});

describe('the steps', () => {
  it('lead a guest from the contact to the review, each with an address of its own', async () => {
    const { platform } = await open(aCheckout());

    expect(screen.getByRole('link', { name: 'Anmelden und weiter bestellen' })).toHaveAttribute(
      'href',
      '/login/?successUrl=%2Fcheckout%2Fkontakt%2F',
    );
    await fill('E-Mail-Adresse', 'erika@example.org');
    await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
    await fill('Vorname', 'Erika');
    await fill('Nachname', 'Musterfrau');
    await press('Weiter zur Lieferung');

    expect(await heading('Wie kommt Ihr Einkauf zu Ihnen?')).toHaveFocus();
    expect(window.location.pathname).toBe('/checkout/lieferung/');
    expect(platform.callsOf(saveContact)[0]?.form).toMatchObject({
      email: 'erika@example.org',
      salutation: 'MRS',
      phonePrefix: '+49',
      phone: '',
    });
    await userEvent.click(screen.getByRole('radio', { name: /Lieferung nach Hause/ }));
    await press('Weiter zur Adresse');

    await heading('Wohin und an wen?');
    expect(screen.getByLabelText('Vorname')).toHaveValue('Erika');
    expect(screen.getByText('Wir liefern nur nach Deutschland.')).toBeVisible();
    expect(screen.getByLabelText('Straße')).toHaveAttribute('autocomplete', 'shipping address-line1');
    expect(screen.getByLabelText('Hausnr.')).toHaveAttribute('autocomplete', 'off');
    await fill('Straße', 'Venloer Straße');
    await fill('Hausnr.', '12');
    await fill('Postleitzahl', '50672');
    await fill('Ort', 'Köln');
    await press('Weiter zur Zahlung');

    await heading('Wie möchten Sie zahlen?');
    expect(platform.callsOf(saveAddress)[0]?.form).toMatchObject({ country: 'DE', hasBilling: false });
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(screen.queryByRole('radio', { name: /Zahlung im Markt/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    await press('Weiter zur Prüfung');

    await heading('Bitte prüfen Sie Ihre Bestellung');
    expect(window.location.pathname).toBe('/checkout/pruefen/');
    expect(platform.callsOf(savePayment)[0]?.form).toEqual({ paymentMethod: 'PAYPAL' });
  });

  it('are links as soon as they are done, and the back button returns to them', async () => {
    await open(aCheckout('payment'));
    const steps = within(screen.getByRole('navigation', { name: 'Schritte der Kasse' }));
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kontakt (erledigt)',
      'Lieferung (erledigt)',
      'Adresse (erledigt)',
    ]);
    expect(steps.getByText('Zahlung').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');

    await userEvent.click(steps.getByRole('link', { name: /Kontakt/ }));
    await heading('Wer bestellt?');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');

    await act(async () => {
      window.history.replaceState(null, '', '/checkout/zahlung/');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await heading('Wie möchten Sie zahlen?');
  });

  it('redirect to the first open step instead of a locked one', async () => {
    const { loaded } = await open(aCheckout('delivery'), [], 'payment');

    expect(loaded?.page).toEqual({ redirect: '/checkout/lieferung/' });
  });

  it('name payments that need a collection apart from those of a delivery', async () => {
    const checkout = aCheckout();
    const collectedPaymentTypes = ['PAYPAL', 'PAY_IN_STORE', 'OF_A_NEWER_SERVER'];
    await open({ ...checkout, limits: { ...checkout.limits, collectedPaymentTypes } });

    expect(screen.getByText(/^Wir liefern nach/)).toHaveTextContent(
      /zahlen mit: PayPal, Kreditkarte, Rechnung mit Klarna\. Wenn Sie abholen, auch mit: Zahlung im Markt\.$/,
    );
  });

  it('state every mistake in a summary with the focus, and send nothing', async () => {
    const { platform } = await open(aCheckout());
    await press('Weiter zur Lieferung');

    const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    expect(platform.callsOf(saveContact)).toEqual([]);
  });

  it('show what was typed and refused without script', async () => {
    const url = '/checkout/kontakt/?answer=abc';
    await renderWidget(
      checkoutPage,
      { step: 'contact' },
      {
        messages,
        url: `https://shop.example${url}`,
        config: { pageUrls },
        answers: [
          ...checkoutAnswers(aCheckout()),
          answerTo(readFormAnswer, {
            form: 'contact',
            values: { email: 'erika', firstName: 'Erika' },
            globalErrors: [],
            fieldErrors: [{ field: 'email', msg: 'forms.email' }],
          }),
        ],
      },
    );

    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika');
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Erika');
  });

  it('show the way to the login when it has ended meanwhile, and keep the input', async () => {
    let hasEnded = false;
    await open(aCheckout('contact', { isLoggedIn: true }), [
      answerTo(readCheckout, () =>
        hasEnded
          ? aCheckout('contact', { isEmpty: true, lines: [], holdUntil: null })
          : aCheckout('contact', { isLoggedIn: true }),
      ),
      answerTo(saveContact, () => {
        hasEnded = true;
        throw refused(412, { globalErrors: [{ msg: 'checkout.error.empty' }] });
      }),
    ]);
    await fill('E-Mail-Adresse', 'erika@example.org');
    await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
    await fill('Vorname', 'Erika');
    await fill('Nachname', 'Musterfrau');
    await press('Weiter zur Lieferung');

    const empty = await screen.findByRole('group', { name: 'In Ihrem Warenkorb liegt nichts zum Bestellen' });
    expect(empty).toHaveFocus();
    expect(within(empty).getByRole('link', { name: 'Anmelden und weiter bestellen' })).toHaveAttribute(
      'href',
      '/login/?successUrl=%2Fcheckout%2F',
    );
    expect(sessionStorage.getItem('checkout-contact')).toContain('Musterfrau');
  });

  it('keep the input over a reload', async () => {
    const { unmount } = await open(aCheckout());
    await fill('Vorname', 'Erika');
    unmount();

    await open(aCheckout());

    expect(screen.getByLabelText('Vorname')).toHaveValue('Erika');
  });
});

describe('the delivery', () => {
  const delivery = (part: Partial<Checkout['delivery']>) => {
    const checkout = aCheckout('delivery');
    return { ...checkout, delivery: { ...checkout.delivery, ...part } };
  };

  it('asks the layer for stores that orders can be sent to', async () => {
    const { platform } = await open(delivery({ stores: [aStore()] }));
    await userEvent.click(screen.getByRole('radio', { name: /Im Markt abholen/ }));
    const requested = jest.fn();
    platform.bus.set('layers', ['storefinder:layer-requested']);
    platform.bus.on('storefinder:layer-requested', requested, platform.signal);
    await userEvent.click(screen.getByRole('link', { name: 'Anderen Markt suchen' }));

    expect(requested).toHaveBeenCalledWith({ disableNoClickAndCollectStore: true });
  });

  it('offers stores with the time of collection, and sends the chosen one', async () => {
    const { platform } = await open(
      delivery({ stores: [aStore(), aStore({ companyId: '7', name: 'Fachwerk Bonn', isSelected: false })] }),
    );
    await userEvent.click(screen.getByRole('radio', { name: /Im Markt abholen/ }));
    expect(screen.getByRole('radio', { name: 'Fachwerk Köln' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Fachwerk Bonn' }));
    await press('Weiter zur Adresse');

    await waitFor(() =>
      expect(platform.callsOf(saveDelivery)[0]?.form).toMatchObject({ kind: 'collect', companyId: '7' }),
    );
  });

  it('asks for a place where no store is known; the store that is chosen near it means a collection', async () => {
    const { platform } = await open(delivery({ stores: [] }));
    const { bus, signal } = platform;
    const onRequest = jest.fn();
    bus.set('layers', ['storefinder:layer-requested']);
    bus.on('storefinder:layer-requested', onRequest, signal);

    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' }), ' 50667{Enter}');

    expect(onRequest).toHaveBeenCalledWith({ place: '50667' });
    expect(platform.callsOf(saveDelivery)).toEqual([]);
    act(() => bus.publish('storefinder:store-selected', { companyId: '7', name: 'Fachwerk Bonn' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Im Markt abholen/ })).toBeChecked());
  });

  it('leads to the page of stores near the place where there is no layer', async () => {
    await open(delivery({ stores: [] }));
    const link = screen.getByRole('link', { name: 'Markt wählen' });
    link.addEventListener('click', (event) => event.preventDefault());

    await userEvent.type(screen.getByRole('textbox', { name: 'Postleitzahl oder Ort' }), 'Bad Ems');
    await userEvent.click(link);

    expect(link).toHaveAttribute('href', '/stores/?q=Bad%20Ems');
  });

  it('asks whether old devices go back with the carrier (ElektroG §17), without a suggestion', async () => {
    const { platform } = await open(
      delivery({ oldDevices: [{ entryId: 'e-1', name: 'Kühlschrank', quantity: 2 }] }),
    );
    await userEvent.click(screen.getByRole('radio', { name: /Lieferung nach Hause/ }));
    const question = screen.getByLabelText('Sollen wir Altgeräte mitnehmen?');
    expect(question).toHaveValue('');
    await press('Weiter zur Adresse');
    await waitFor(() => expect(question).toBeInvalid());
    expect(platform.callsOf(saveDelivery)).toEqual([]);

    await userEvent.selectOptions(question, '2 Altgeräte kostenlos mitnehmen');
    await press('Weiter zur Adresse');

    await waitFor(() => expect(platform.callsOf(saveDelivery)[0]?.form).toMatchObject({ oldDevices: '2' }));
  });

  it('asks for the age before restricted goods, and offers nothing pre-ticked (BGB §312a(3))', async () => {
    await open(delivery({ asksAge: true, zeroTax: { saving: amount(3_193) } }));
    await userEvent.click(screen.getByRole('radio', { name: /Lieferung nach Hause/ }));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();

    await press('Weiter zur Adresse');

    await waitFor(() =>
      expect(screen.getByRole('checkbox', { name: 'Ich bin mindestens 18\u00a0Jahre alt' })).toBeInvalid(),
    );
  });

  it('states why a way is not possible', async () => {
    await open(delivery({ collectFaults: [{ code: 'SOMETHING_NEW', name: 'Zement' }] }));

    expect(screen.getByRole('radio', { name: /Im Markt abholen/ })).toBeDisabled();
    expect(screen.getByText(/Diese Bestellung ist so nicht möglich. Zement/)).toBeVisible();
  });
});

describe('the review', () => {
  it('states goods, total and shipping directly above the one button (BGB §312j(2), (3))', async () => {
    await open(aCheckout('review'));

    const order = screen.getByRole('region', { name: 'Ihre Bestellung' });
    const line = within(order).getByRole('article', { name: 'Akkuschrauber' });
    expect(line).toHaveTextContent(/Werkström · 18 V, ohne Akku · 60 Nm · 2 Gänge/);
    expect(line).toHaveTextContent('2 × 99,99 €');
    expect(line).toHaveTextContent('Lieferung: Mi., 25.11. – Fr., 27.11.');
    const words = order.textContent.replace(/\s+/g, ' ');
    expect(words).toMatch(/Versandkostenlos.*Gesamtsumme199,98 €.*19 %.{3,12}Zahlungspflichtig bestellen$/);
    expect(screen.getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }),
    ]);
  });

  it('shows what a firm has typed for its invoice', async () => {
    const checkout = aCheckout('review');
    const firm = { company: 'Bau GmbH', vatId: 'DE123456789', buyerReference: 'Projekt 7' };
    await open({
      ...checkout,
      contact: { ...checkout.contact, values: { ...checkout.contact.values, ...firm } },
    });

    const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
    expect(contact.getByText('USt-IdNr. DE123456789')).toBeVisible();
    expect(contact.getByText('Ihr Zeichen: Projekt 7')).toBeVisible();
  });

  it.each([
    ['CUT_TO_SIZE', 'Zuschnitt nach Ihren Maßen: vom Widerruf ausgeschlossen.'],
    ['MIXED_PAINT', 'Für Sie gemischte Farbe: vom Widerruf ausgeschlossen.'],
  ] as const)('states the exclusion of the withdrawal of %s (BGB §312g(2))', async (exclusion, sentence) => {
    const duties = { ...NO_DUTIES, withdrawalExclusion: exclusion };
    await open(aCheckout('review', { lines: [aLine({ duties })] }));

    expect(within(screen.getByRole('article')).getByText(sentence)).toBeVisible();
  });

  it('states returns of devices and batteries, deposits and VAT (ElektroG §18, BattDG §24)', async () => {
    const checkout = aCheckout('review', {
      lines: [aLine({ duties: { ...NO_DUTIES, isElectrical: true, battery: 'VEHICLE' } })],
    });
    await open({
      ...checkout,
      sum: { ...checkout.sum, deposit: amount(750) },
      delivery: { ...checkout.delivery, values: { kind: 'delivery', zeroTaxStatement: true } },
    });

    expect(screen.getByText(/Elektrogeräte gehören nicht in den Hausmüll/)).toBeVisible();
    expect(screen.getByText(/Batterien und Akkus gehören nicht/)).toBeVisible();
    expect(screen.getByText(/Auf Fahrzeugbatterien erheben wir Pfand/)).toBeVisible();
    expect(screen.getByText(/Pfand ist nicht Teil der Artikelpreise/)).toBeVisible();
    expect(screen.getByText(/nach Ihrer Erklärung/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Widerrufsbelehrung' })).toBeVisible();
  });

  it.each([
    ['review', /Kostenlose Rückgabe/],
    ['payment', 'Gutschein oder Geschenkkarte einlösen'],
  ] as const)('has nothing about goods where only gift cards are ordered: %s, %s', async (step, words) => {
    const card = aLine({ entryId: 'e-card', duties: NO_DUTIES, giftCardValue: 5000 });
    const { unmount } = await open(aCheckout(step, { lines: [card, aLine({ duties: NO_DUTIES })] }));
    expect(screen.getByText(words)).toBeInTheDocument();
    unmount();

    await open(aCheckout(step, { lines: [card] }));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  it('names no step of the delivery that gift cards by mail do not have', async () => {
    const withoutDelivery = (step: 'contact' | 'review') =>
      aCheckout(step, {
        lines: [aLine({ duties: NO_DUTIES, giftCardValue: 5000 })],
        steps: stepsAt(step).filter(({ id }) => id !== 'delivery'),
      });
    const { unmount } = await open(withoutDelivery('contact'));
    expect(screen.getByRole('button', { name: 'Weiter zur Adresse' })).toBeVisible();
    unmount();

    await open(withoutDelivery('review'));
    expect(screen.getByRole('region', { name: 'Lieferung' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Adresse ändern' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Lieferung ändern' })).not.toBeInTheDocument();
  });

  it('leads from the address of a step that it does not have to the next one', async () => {
    const steps = stepsAt('address').filter(({ id }) => id !== 'delivery');
    const { loaded } = await open(aCheckout('address', { steps }), [], 'delivery');
    expect(loaded?.page).toEqual({ redirect: '/checkout/adresse/' });
  });

  it.each([
    ['a device', { isElectrical: true }],
    ['a battery', { battery: 'DEVICE' as const }],
  ])('shows the crossed-out bin before the order of %s (ElektroG §18a)', async (_, duties) => {
    await open(aCheckout('review', { lines: [aLine({ duties: { ...NO_DUTIES, ...duties } })] }));

    expect(
      screen.getByRole('img', { name: 'Durchgestrichene Mülltonne: nicht in den Hausmüll' }),
    ).toBeVisible();
  });

  it('shows no bin before the order of other goods', async () => {
    await open(aCheckout('review', { lines: [aLine({ duties: NO_DUTIES })] }));

    expect(screen.queryByRole('img', { name: /Mülltonne/ })).toBeNull();
  });

  it('names the free return, unless the right of withdrawal excludes every item', async () => {
    const checkout = aCheckout('review');
    await open(checkout);
    expect(screen.getByText(/^Kostenlose Rückgabe innerhalb von 14 Tagen/)).toBeVisible();
    cleanup();

    const duties = { ...NO_DUTIES, withdrawalExclusion: 'CUT_TO_SIZE' as const };
    await open({ ...checkout, lines: checkout.lines.map((line) => ({ ...line, duties })) });
    expect(screen.queryByText(/^Kostenlose Rückgabe/)).not.toBeInTheDocument();
  });

  it('opens the official notice on the legal guarantee, without script its page (Regulation (EU) 2025/1960)', async () => {
    const { platform } = await open(aCheckout('review'));
    const requests = jest.fn();
    platform.bus.set('layers', ['cart:guarantee-notice-requested']);
    platform.bus.on('cart:guarantee-notice-requested', requests, platform.signal);

    const link = screen.getByRole('link', { name: 'Gesetzliche Gewährleistung' });
    expect(link).toHaveAttribute('href', '/gewaehrleistung/');
    await userEvent.click(link);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('has a link to correct every step (BGB §312i)', async () => {
    await open(aCheckout('review'));

    await userEvent.click(screen.getByRole('link', { name: 'Lieferung ändern' }));

    await heading('Wie kommt Ihr Einkauf zu Ihnen?');
    expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeVisible();
  });

  it('orders with the key of the checkout and the shown total, and leaves for the payment', async () => {
    const { platform } = await open(aCheckout('review'), [
      answerTo(submitCheckout, { orderId: 'o-1', paymentRedirect: '/payment-sandbox/pay/1/' }),
    ]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/payment-sandbox/pay/1/'));
    expect(platform.callsOf(submitCheckout)).toEqual([
      expect.objectContaining({
        form: { acceptedTotal: 19_998, acceptedPayable: 19_998 },
        idempotencyKey: 'key-of-this-order',
      }),
    ]);
  });

  it('leads to the confirmation if nothing is left to pay', async () => {
    await open(aCheckout('review'), [answerTo(submitCheckout, { orderId: 'o-1' })]);
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
  });

  it('sends the same key again when the connection breaks', async () => {
    let attempts = 0;
    const { platform } = await open(aCheckout('review'), [
      answerTo(submitCheckout, () => {
        attempts += 1;
        if (attempts === 1) throw new HttpError('network', 'for the test');
        return { orderId: 'o-1' };
      }),
    ]);
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'), { timeout: 5_000 });
    expect(new Set(platform.callsOf(submitCheckout).map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(['key-of-this-order']),
    );
  });

  it('is found again after a reload when the answer was lost', async () => {
    sessionStorage.setItem(
      'checkout-submission',
      JSON.stringify({ acceptedTotal: 19_998, acceptedPayable: 19_998, idempotencyKey: 'key-of-this-order' }),
    );
    const { platform } = await open(aCheckout('contact', { isEmpty: true, lines: [], holdUntil: null }), [
      answerTo(submitCheckout, { orderId: 'o-1' }),
    ]);

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(platform.callsOf(submitCheckout)).toEqual([
      expect.objectContaining({
        form: { acceptedTotal: 19_998, acceptedPayable: 19_998 },
        idempotencyKey: 'key-of-this-order',
      }),
    ]);
  });

  it('is sought again after the next reload if its outcome is still unknown', async () => {
    const kept = JSON.stringify({
      acceptedTotal: 19_998,
      acceptedPayable: 19_998,
      idempotencyKey: 'key-of-this-order',
    });
    sessionStorage.setItem('checkout-submission', kept);
    const { platform } = await open(aCheckout('contact', { isEmpty: true, lines: [], holdUntil: null }), [
      answerTo(submitCheckout, () => {
        throw new HttpError('network', 'for the test');
      }),
    ]);

    await waitFor(() => expect(platform.callsOf(submitCheckout)).toHaveLength(1));
    expect(sessionStorage.getItem('checkout-submission')).toBe(kept);
  });

  it('names what has changed, and waits for the new total to be accepted', async () => {
    const now = aCheckout('review');
    const changed = {
      ...now,
      lines: [aLine({ quantity: 1, linePrice: amount(9_999) })],
      sum: { ...now.sum, total: amount(9_999), payable: amount(9_999) },
    };
    const position = { entryId: 'e-1', itemId: '1001', name: 'Akkuschrauber', reason: 'REDUCED' };
    let isFirst = true;
    const { platform } = await open(now, [
      answerTo(submitCheckout, () => {
        if (!isFirst) return { orderId: 'o-1' };
        isFirst = false;
        throw refused(412, {
          globalErrors: [],
          adjustedPositions: [{ ...position, oldQuantity: 2, newQuantity: 1 }],
          checkout: changed,
        });
      }),
    ]);
    await press('Zahlungspflichtig bestellen');

    const notice = await screen.findByRole('group', { name: 'Ihre Bestellung hat sich geändert' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveTextContent('Akkuschrauber: Menge vorher 2, jetzt 1.');
    expect(notice).toHaveTextContent('Neue Gesamtsumme: 99,99 € (vorher 199,98 €).');
    expect(goTo).not.toHaveBeenCalled();
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(platform.callsOf(submitCheckout)[1]?.form).toEqual({
      acceptedTotal: 9_999,
      acceptedPayable: 9_999,
    });
  });

  it('names the new rest when the gift card pays less than shown, and sends what is shown', async () => {
    const paidByCard = (cents: number) => {
      const now = aCheckout('review');
      const giftCard = { maskedNumber: '**** 1234', amount: amount(cents) };
      return { ...now, sum: { ...now.sum, giftCard, payable: amount(19_998 - cents) } };
    };
    const { platform } = await open(paidByCard(15_000), [
      answerTo(submitCheckout, () => {
        throw refused(412, { globalErrors: [], adjustedPositions: [], checkout: paidByCard(5_000) });
      }),
    ]);
    await press('Zahlungspflichtig bestellen');

    const notice = await screen.findByRole('group', { name: 'Ihre Bestellung hat sich geändert' });
    expect(notice).toHaveTextContent(
      'Noch zu zahlen: 149,98 € (vorher 49,98 €). Wenn Sie einverstanden sind',
    );
    expect(notice).not.toHaveTextContent('Neue Gesamtsumme');
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(platform.callsOf(submitCheckout)).toHaveLength(2));
    expect(platform.callsOf(submitCheckout).map(({ form }) => form)).toEqual([
      { acceptedTotal: 19_998, acceptedPayable: 4_998 },
      { acceptedTotal: 19_998, acceptedPayable: 14_998 },
    ]);
  });

  it('is a form without script that sends both accepted sums', async () => {
    const now = aCheckout('review');
    await open({ ...now, sum: { ...now.sum, payable: amount(4_998) } });

    const form = screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      acceptedTotal: '19998',
      acceptedPayable: '4998',
      idempotencyKey: 'key-of-this-order',
    });
  });

  it.each([
    [402, 'Die Zahlung hat nicht geklappt'],
    [409, 'Ihre Bestellung ist noch nicht aufgegeben'],
  ])(
    'states the reason of a refusal with status %i, and keeps the order on the page',
    async (status, title) => {
      await open(aCheckout('review'), [
        answerTo(submitCheckout, () => {
          throw refused(status, { globalErrors: [{ msg: 'error.test' }], checkout: aCheckout('review') });
        }),
      ]);
      await press('Zahlungspflichtig bestellen');

      expect(await screen.findByRole('group', { name: title })).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
    },
  );
});

const URLS = {
  orders: '/bestellungen/anmelden/',
  payment: '/checkout/zahlung/',
  basket: '/basket/',
  stores: '/stores/',
};
const linksIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe.each(Object.values(UNPAID_REFUSALS))('a refusal of unpaid goods: $msg', ({ msg, next }) => {
  const refusal = () => {
    throw refused(409, { globalErrors: [{ msg }], checkout: aCheckout('review') });
  };

  it('leads a guest to what can be done', async () => {
    await open(aCheckout('review'), [answerTo(submitCheckout, refusal)]);
    await press('Zahlungspflichtig bestellen');

    const box = await screen.findByRole('group', { name: 'Ihre Bestellung ist noch nicht aufgegeben' });
    expect(linksIn(box)).toEqual(next.map((step) => URLS[step]));
  });

  it('leads a guest to what can be done, without script', async () => {
    const values = { name: 'Dübel', count: 4 };
    await renderWidget(
      checkoutPage,
      { step: 'review' },
      {
        messages: { ...messages, [msg]: 'Warum {name} nicht geht.' },
        url: 'https://shop.example/checkout/pruefen/?answer=abc',
        config: { pageUrls },
        answers: [
          ...checkoutAnswers(aCheckout('review')),
          answerTo(readFormAnswer, {
            form: 'checkout-submit',
            values: {},
            fieldErrors: [],
            globalErrors: [{ msg, values }],
          }),
        ],
      },
    );

    for (const step of next)
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(URLS[step]);
    expect(screen.getByText('Warum Dübel nicht geht.')).toBeVisible();
  });

  it('leads a customer who reserves to the orders of the account', async () => {
    const draft = aReservation({
      isLoggedIn: true,
      values: { email: 'e@example.org', firstName: 'E', lastName: 'M' },
    });
    await renderWidget(
      checkoutPage,
      { step: 'reservation' },
      {
        messages: { ...messages, [msg]: 'Das geht nicht.' },
        config: { pageUrls },
        answers: [
          answerTo(readReservationDraft, draft),
          answerTo(submitReservation, () => {
            throw refused(409, { globalErrors: [{ msg }] });
          }),
        ],
      },
    );
    await press('Unverbindlich reservieren');

    const box = (await screen.findByText('Das geht nicht.')).closest<HTMLElement>('[role="alert"]');
    const steps = next.filter((step) => step !== 'payment');
    expect(box && linksIn(box)).toEqual(
      steps.map((step) => (step === 'orders' ? '/account/bestellungen/' : URLS[step])),
    );
  });
});

it('keeps the reason of a refusal while the goods are held again', async () => {
  const notHeld = { ...aCheckout('review'), holdUntil: null };
  const { platform } = await open(aCheckout('review'), [
    answerTo(submitCheckout, () => {
      throw refused(402, { globalErrors: [{ msg: 'error.test' }], checkout: notHeld });
    }),
    answerTo(startCheckout, { holdUntil: '2026-11-21T11:15:00.000Z', checkout: aCheckout('review') }),
  ]);
  await press('Zahlungspflichtig bestellen');
  await screen.findByRole('group', { name: 'Die Zahlung hat nicht geklappt' });
  await userEvent.tab();

  await waitFor(() => expect(platform.callsOf(startCheckout)).toHaveLength(1));
  expect(screen.getByRole('group', { name: 'Die Zahlung hat nicht geklappt' })).toBeVisible();
});

describe('an order that waits for its payment', () => {
  const waiting = aCheckout('contact', {
    isEmpty: true,
    lines: [],
    holdUntil: null,
    pendingOrder: aPendingOrder(),
  });

  it('is paid, or paid in another way', async () => {
    const { platform } = await open(waiting, [
      answerTo(continuePayment, { orderId: 'order-1', paymentRedirect: '/payment-sandbox/pay/2/' }),
    ]);
    await heading('Ihre Bestellung wartet auf die Zahlung');
    expect(screen.getByText('F7K4-M92T-X')).toBeVisible();
    await press('Zahlung fortsetzen: PayPal');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/payment-sandbox/pay/2/'));
    expect(platform.callsOf(continuePayment)[0]?.form).toEqual({ orderId: 'order-1', paymentMethod: '' });
  });

  it('is ended, and its lines are in the cart again', async () => {
    await open(waiting, [answerTo(abandonOrder, aCheckout('review'))], 'review');
    await press('Bestellung stornieren');

    await heading('Bitte prüfen Sie Ihre Bestellung');
  });
});

describe('in the native app', () => {
  const inApp = (device: string, checkout: Checkout, more: readonly AnswerTo[] = []) =>
    open(checkout, more, checkout.nextStep, device);
  const wallets: Checkout['payment']['options'] = ['GOOGLEPAY', 'APPLEPAY', 'PAYPAL'].map((type) => ({
    type,
    isAvailable: true,
    isCredit: false,
  }));
  const paidBy = (paymentMethod: string) => {
    const checkout = aCheckout('review');
    return { ...checkout, payment: { ...checkout.payment, values: { paymentMethod } } };
  };
  afterEach(() => {
    delete window.fachwerkApp;
  });

  it.each([
    ['android', ['Google Pay', 'PayPal']],
    ['ios', ['Apple Pay', 'PayPal']],
  ])('the wallet of the device is offered (%s)', async (device, names) => {
    const checkout = aCheckout('payment');
    await inApp(device, { ...checkout, payment: { ...checkout.payment, options: wallets } });

    const ofNames = names.map((name) => screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
    expect(screen.getAllByRole('radio')).toEqual(ofNames);
  });

  it('the order is sent with what the sheet has given', async () => {
    const app = aFakeApp((request) => ({ handle: request.handle, token: 'pm_1' }));
    const { platform } = await inApp('android', paidBy('GOOGLEPAY'), [
      answerTo(submitCheckout, { orderId: 'o-1' }),
    ]);
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(app.requests).toEqual([
      expect.objectContaining({
        type: 'pay',
        data: { amount: '199.98', currency: 'EUR', country: 'DE' },
      }),
    ]);
    expect(platform.callsOf(submitCheckout)[0]?.form).toEqual({
      acceptedTotal: 19_998,
      acceptedPayable: 19_998,
      walletToken: 'pm_1',
    });
  });

  it('nothing is ordered if the sheet is closed', async () => {
    aFakeApp(({ handle }) => ({ handle, error: 'CANCELED' }));
    const { platform } = await inApp('ios', paidBy('APPLEPAY'));
    await press('Zahlungspflichtig bestellen');

    expect(await screen.findByText(/Die Zahlung wurde nicht abgeschlossen/)).toBeVisible();
    expect(platform.callsOf(submitCheckout)).toEqual([]);
  });
});

describe('the hold', () => {
  it('starts with the first interaction, and the change of a sold out line is shown', async () => {
    const now = aCheckout('contact', { holdUntil: null });
    const position = { entryId: 'e-2', itemId: '2', name: 'Säge', reason: 'SOLD_OUT' };
    const adjusted = [{ ...position, oldQuantity: 1, newQuantity: 0 }];
    const { platform } = await open(now, [
      answerTo(startCheckout, () => {
        throw refused(412, {
          globalErrors: [],
          adjustedPositions: adjusted,
          checkout: { ...now, adjustedPositions: adjusted },
        });
      }),
    ]);

    expect(platform.callsOf(startCheckout)).toEqual([]);
    await userEvent.click(screen.getByLabelText('Vorname'));

    expect(await screen.findByText(/Säge: Menge vorher 1, jetzt nicht mehr dabei/)).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveFocus();
  });

  it('is not started beside an order, which leaves it an empty cart', async () => {
    const { platform } = await open(aCheckout('review', { holdUntil: null }), [
      answerTo(submitCheckout, { orderId: 'o-1' }),
    ]);
    await press('Zahlungspflichtig bestellen');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/o-1/'));
    expect(platform.callsOf(startCheckout)).toEqual([]);
  });

  it('of a part is called a part, and all can be ordered', async () => {
    await open(aCheckout('contact', { holdNote: 'limited' }));

    expect(
      await screen.findByText(/Ein Teil Ihrer Artikel ist bis .* Uhr für Sie zurückgelegt/),
    ).toBeVisible();
  });

  it('that pauses is explained, and not started again by the page', async () => {
    const { platform } = await open(aCheckout('contact', { holdUntil: null, holdNote: 'paused' }));
    await userEvent.click(await screen.findByLabelText('Vorname'));

    expect(screen.getByText(/Ihr Warenkorb und Ihre Angaben bleiben/)).toBeVisible();
    expect(platform.callsOf(startCheckout)).toEqual([]);
  });

  it('is announced before its end, and renewed', async () => {
    // A minute after the time of the server.
    const soon = '2026-11-21T10:01:00.000Z';
    const { platform } = await open(aCheckout('contact', { holdUntil: soon }));

    expect(await screen.findByText(/nur noch bis .* Uhr für Sie zurückgelegt/)).toBeVisible();
    await press('Weiter zurücklegen');

    await waitFor(() => expect(platform.callsOf(startCheckout)).toHaveLength(1));
  });
});

describe('a reservation', () => {
  it('is one form with wording of its own, and no order (BGB §312c, §312j(3))', async () => {
    const { platform } = await renderWidget(
      checkoutPage,
      { step: 'reservation' },
      {
        messages,
        config: { pageUrls },
        answers: [
          answerTo(readReservationDraft, aReservation()),
          answerTo(submitReservation, {
            reservationId: 'r-1',
            number: 'R-1',
            pickupCode: '1234',
            collectableFrom: '2026-11-21T15:30:00.000Z',
            holdUntil: '2026-11-25T19:00:00.000Z',
          }),
        ],
      },
    );
    expect(screen.getByText('Sie kaufen erst im Markt')).toBeVisible();
    expect(screen.getByText(/Wir legen alles bis Mi., 25.11., 20:00 Uhr/)).toBeVisible();
    expect(screen.queryByText(/Zahlungspflichtig/)).not.toBeInTheDocument();
    await fill('E-Mail-Adresse', 'erika@example.org');
    await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
    await fill('Vorname', 'Erika');
    await fill('Nachname', 'Musterfrau');
    await press('Unverbindlich reservieren');

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/bestellung/r-1/'));
    expect(platform.callsOf(submitReservation)[0]?.form).toMatchObject({
      acceptedTotal: '19998',
      idempotencyKey: 'key-of-this-reservation',
      wishTime: '',
    });
  });
});

it('says so when the cart is empty or the API does not answer', async () => {
  await open(aCheckout('contact', { isEmpty: true, lines: [], holdUntil: null }));
  await heading('In Ihrem Warenkorb liegt nichts zum Bestellen');

  await open(aCheckout(), [
    answerTo(readCheckout, () => {
      throw new HttpError('network', 'for the test');
    }),
  ]);
  await heading('Die Kasse lässt sich gerade nicht anzeigen');
});
