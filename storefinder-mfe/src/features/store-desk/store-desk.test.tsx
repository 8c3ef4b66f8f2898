import { handOver, reportFound, reportReady, startPicking } from '@fachwerk/shared/calls';
import type { OrderCase } from '@fachwerk/shared/contracts';
import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskShop, CODE, NOBODY, OLGA_AT_WORK } from './testing/a-desk-shop';
import { aDeskOrder } from './testing/an-order-on-desk';
import { scan } from './testing/scan';

const EAN = '4006381333931';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const openOrder = async () => userEvent.click(await screen.findByRole('link', { name: 'F7K4-M92T-X' }));
const screenReader = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** The connection is back. */
const back = () => act(async () => void window.dispatchEvent(new Event('online')));

jest.setTimeout(30_000);

beforeEach(() => {
  window.location.hash = '';
});

describe('who works at the desk', () => {
  it('signs in with number and password; a wrong password keeps the number', async () => {
    const { shop, open } = aDeskShop();
    shop.staff = NOBODY;
    const { container } = await open();
    await userEvent.type(await screen.findByLabelText('Personalnummer'), '4711');
    await userEvent.type(screen.getByLabelText('Passwort'), 'falsch');
    await press('Anmelden');
    expect(await screen.findByRole('alert')).toHaveTextContent('Personalnummer oder Passwort stimmt nicht.');
    expect(screen.getByLabelText('Personalnummer')).toHaveValue('4711');
    await expectNoAxeViolations(container);

    await userEvent.clear(screen.getByLabelText('Passwort'));
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');
    expect(await screen.findByText('Anna Beispiel')).toBeVisible();
    expect(screen.getByText('Fachwerk Köln · Mitarbeit')).toBeVisible();
    expect(screen.getByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
  });

  it('locks the device, and goes on with a PIN from buttons or the keyboard', async () => {
    const { container } = await aDeskShop().open();
    await press('Person wechseln');
    expect(await screen.findByRole('heading', { name: 'Gesperrt' })).toBeVisible();
    await expectNoAxeViolations(container);
    for (const digit of '2581') await press(digit);
    await press('Entsperren');
    expect(await screen.findByRole('alert')).toHaveTextContent('Diese PIN stimmt nicht.');

    await userEvent.type(screen.getByLabelText('PIN'), '2580{Enter}');
    expect(await screen.findByText('Anna Beispiel')).toBeVisible();
  });

  it('says why the password is needed after the fifth wrong PIN', async () => {
    const { shop, open } = aDeskShop();
    const { container } = await open();
    await press('Person wechseln');
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      await userEvent.type(await screen.findByLabelText('PIN'), '9753{Enter}');
      if (wrong < 5) await screen.findByText('Diese PIN stimmt nicht.');
    }
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Die PIN wurde fünfmal falsch eingegeben. Bitte melden Sie sich mit Ihrem Passwort an.',
    );
    await expectNoAxeViolations(container);

    await userEvent.type(screen.getByLabelText('Personalnummer'), '4711');
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');
    expect(await screen.findByText('Anna Beispiel')).toBeVisible();
    expect(shop.wrongPins).toBe(5);
  });

  it('signs out, and no order is left to read', async () => {
    await aDeskShop().open();
    await screen.findByRole('link', { name: 'F7K4-M92T-X' });
    await press('Abmelden');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    expect(screen.queryByText('F7K4-M92T-X')).not.toBeInTheDocument();
  });

  it('leaves the page of operators open when another person signs out', async () => {
    const { shop, open } = aDeskShop();
    await open();
    await press('Abmelden');
    await screen.findByRole('heading', { name: 'Anmelden' });
    await waitFor(() => expect(shop.staff.person).toBeNull());
    expect(shop.operations).toBe('open');
  });
});

describe('an operator, who has one sign-in', () => {
  const opened = async () => {
    const { shop, open } = aDeskShop();
    shop.staff = OLGA_AT_WORK;
    const { container } = await open();
    await screen.findByRole('heading', { name: 'Für welchen Markt arbeiten Sie?' });
    return { shop, container };
  };
  const warning = () => screen.queryByText(/^Auf der Seite Betrieb sind Sie vielleicht noch angemeldet/);

  it('signs out at the page of operators too', async () => {
    const { shop } = await opened();
    await press('Abmelden');
    expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await waitFor(() => expect(shop.operations).toBe('ended'));
    expect(shop.staff.person).toBeNull();
    expect(warning()).not.toBeInTheDocument();
  });

  it('reads that the other page may be open if it does not answer', async () => {
    const { shop, container } = await opened();
    shop.operations = 'silent';
    await press('Abmelden');
    await waitFor(() => expect(warning()).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is signed out there as soon as it answers again, without pressing anything', async () => {
    const { shop } = await opened();
    shop.operations = 'silent';
    await press('Abmelden');
    await waitFor(() => expect(warning()).toBeVisible());
    shop.operations = 'open';
    await back();
    await waitFor(() => expect(shop.operations).toBe('ended'));
    await waitFor(() => expect(warning()).not.toBeInTheDocument());
  });

  it('reads that the shop has not answered, and has left the page of operators', async () => {
    const { shop, container } = await opened();
    shop.isApiSilent = true;
    await press('Abmelden');
    expect(await screen.findByText(/^Der Shop hat auf die Abmeldung noch nicht geantwortet/)).toBeVisible();
    expect(shop.operations).toBe('ended');
    await expectNoAxeViolations(container);

    shop.isApiSilent = false;
    await back();
    await waitFor(() => expect(shop.staff.person).toBeNull());
    await waitFor(() => expect(screen.queryByText(/noch nicht geantwortet/)).not.toBeInTheDocument());
  });

  it('has signed out at both before the next person signs in, who stays', async () => {
    const { shop } = await opened();
    shop.isOnline = false;
    await press('Abmelden');
    await userEvent.type(await screen.findByLabelText('Personalnummer'), '4711');
    expect(shop.operations).toBe('open');
    shop.isOnline = true;
    await userEvent.type(screen.getByLabelText('Passwort'), 'Fachwerk-1');
    await press('Anmelden');
    expect(await screen.findByText('Anna Beispiel')).toBeVisible();
    expect(shop.operations).toBe('ended');
  });

  it('sees their name at the lock, where no other person may go on', async () => {
    const { shop, open } = aDeskShop();
    shop.staff = { ...OLGA_AT_WORK, isLocked: true };
    await open();
    expect(await screen.findByLabelText('Wer arbeitet jetzt?')).toHaveDisplayValue(/Olga Ordnung/);
  });
});

describe('picking', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => ({
    name: `Artikel ${index}`,
    aisle: 30 - index,
    shelf: 1,
    open: 2,
  }));

  it('of 30 lines costs at most 35 taps, in the order of the shelves', async () => {
    const { open } = aDeskShop(aDeskOrder({ lines: thirty }));
    const { platform } = await open();
    let taps = 1;
    await openOrder();
    const lines = await screen.findAllByRole('button', { name: /^2 × Gang/ });
    expect(lines.map(({ textContent }) => /Gang \d+/.exec(textContent)?.[0])).toEqual(
      Array.from({ length: 30 }, (_, index) => `Gang ${index + 1}`),
    );
    for (const line of lines) {
      fireEvent.click(line);
      taps += 1;
    }
    expect(screen.getByRole('button', { name: 'Fertig' })).toHaveFocus();
    await press('Fertig');
    taps += 1;

    await waitFor(() => expect(platform.callsOf(reportReady)).toHaveLength(1));
    expect(taps).toBeLessThanOrEqual(35);
    expect(platform.callsOf(startPicking)).toHaveLength(1);
    expect(platform.callsOf(reportFound)[0]?.json.lines).toHaveLength(30);
    expect(platform.callsOf(reportFound)[0]?.json.lines.every(({ quantity }) => quantity === 2)).toBe(true);
  });

  it('reports what was found partly or not at all, after a question about open lines', async () => {
    const { open } = aDeskShop(
      aDeskOrder({ lines: [{ name: 'Zange' }, { name: 'Dübel' }, { name: 'Leim' }] }),
    );
    const { platform, container } = await open();
    await openOrder();
    await press('Weniger gefunden: Zange');
    await press('Eins weniger: Zange');
    await press('Weniger gefunden: Dübel');
    await press('nicht gefunden: Dübel');
    expect(screenReader()).toContain('Dübel: 0 von 2 gefunden. Noch eine Zeile.');
    expect(screen.getByText(/3 fehlen und werden storniert/)).toBeVisible();
    await expectNoAxeViolations(container);

    await press('Fertig');
    const dialog = within(await screen.findByRole('dialog', { name: 'Eine Zeile ist noch offen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Als nicht gefunden melden' }));

    await waitFor(() => expect(platform.callsOf(reportReady)).toHaveLength(1));
    expect(platform.callsOf(reportFound)[0]?.json.lines).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 0 },
      { lineId: 3, quantity: 0 },
    ]);
  });

  it('counts codes of a scanner that types, wherever the focus is, and refuses others with a sentence', async () => {
    await aDeskShop(aDeskOrder({ lines: [{ name: 'Zange', ean: EAN }] })).open();
    await openOrder();
    const line = await screen.findByRole('button', { name: /Zange/, pressed: false });
    line.focus();
    const scanHere = (code: string) => scan(document.activeElement ?? document.body, code);

    scanHere(EAN);
    expect(await screen.findByText('Zange: 1 von 2')).toBeVisible();
    expect(screen.getByRole('button', { name: /1 von 2 gefunden/ })).toBeVisible();
    scanHere('4003994155486');
    expect(await screen.findByRole('alert')).toHaveTextContent('gehört nicht zu dieser Bestellung');
    scanHere('https://x.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('keine EAN und keine Artikelnummer');
    scanHere(EAN);
    scanHere(EAN);
    expect(await screen.findByRole('alert')).toHaveTextContent('Zange ist schon vollständig.');
  });

  it('names packs where goods are sold by the pack', async () => {
    const lines = [{ name: 'Dübel', soldBy: 'pack' as const }, { name: 'Zange' }];
    const { container } = await aDeskShop(aDeskOrder({ lines })).open();
    await openOrder();
    expect(await screen.findByRole('button', { name: /^2 Packungen .*Dübel/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^2 × .*Zange/ })).toBeVisible();
    expect(container.querySelector('table')).toHaveTextContent('2 Packungen');
  });

  it('takes a typed article number', async () => {
    await aDeskShop(aDeskOrder({ lines: [{ name: 'Zange', itemId: '100401' }] })).open();
    await openOrder();
    await userEvent.type(await screen.findByLabelText('EAN oder Artikelnummer'), '100401{Enter}');
    expect(await screen.findByText('Zange: 1 von 2')).toBeVisible();
  });
});

it('an order that is opened has the screen: a head of one line, and the focus on its number', async () => {
  const { open } = aDeskShop();
  const { container } = await open();
  await openOrder();
  expect(await screen.findByRole('heading', { name: 'F7K4-M92T-X' })).toHaveFocus();
  expect(screen.queryByText('Fachwerk Köln · Mitarbeit')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Person wechseln' })).toBeVisible();
  expect(screen.getByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('link', { name: 'Zurück zu den Abholungen' }));
  expect(await screen.findByText('Fachwerk Köln · Mitarbeit')).toBeVisible();
});

it.each([
  ['ASKED', 'Rest: noch keine Antwort', /Wir haben per Mail gefragt, ob der Rest abgeholt wird/],
  ['KEPT', 'Rest wird abgeholt', /Der Rest wird abgeholt\./],
] as const)(
  'states what the buyer wants of an order that was partly found: %s',
  async (rest, short, long) => {
    const { container } = await aDeskShop(aDeskOrder({ order: { rest } })).open();
    expect(await screen.findByText(short)).toBeVisible();
    await openOrder();
    expect(await screen.findByText(long)).toBeVisible();
    await expectNoAxeViolations(container);
  },
);

/** As the page of the order has it. */
const aWithdrawal = ({ isEnded }: { isEnded: boolean }): OrderCase => ({
  number: 'R-7KM4X92TPA',
  kind: 'WITHDRAWAL',
  kindText: 'Widerruf',
  receivedText: '23.11.2026',
  isEnded,
  goodsText: 'Artikel noch bei Ihnen',
  moneyText: 'Erstattung noch nicht entschieden',
  nextText: 'Wir bearbeiten Ihren Widerruf.',
  pieces: ['2 × Dübel'],
  warranty: [],
});

it.each([
  [false, 'Widerrufen'],
  [true, undefined],
])('warns of a withdrawal while it is open (ended: %s)', async (isEnded, badge) => {
  const { container } = await aDeskShop(aDeskOrder({ order: { cases: [aWithdrawal({ isEnded })] } })).open();
  await screen.findByRole('link', { name: 'F7K4-M92T-X' });

  if (badge) expect(screen.getByText(badge)).toBeVisible();
  else expect(screen.queryByText('Widerrufen')).toBeNull();
  await openOrder();

  const hint = screen.queryByText(/Diese Bestellung ist widerrufen\. Geben Sie die Artikel nicht heraus/);
  if (badge) expect(hint).toBeVisible();
  else expect(hint).toBeNull();
  await expectNoAxeViolations(container);
});

it('asks to check a withdrawal that has the number of the order and is not matched with it', async () => {
  const { container } = await aDeskShop(aDeskOrder({ hasUnmatchedWithdrawal: true })).open();
  expect(await screen.findByText('Widerruf prüfen')).toBeVisible();
  await openOrder();

  expect(screen.getByText(/noch nicht zugeordnet ist\. Fragen Sie beim Onlineshop nach/)).toBeVisible();
  expect(screen.queryByText(/Diese Bestellung ist widerrufen/)).toBeNull();
  await expectNoAxeViolations(container);
});

describe('pieces that are withdrawn while they are picked', () => {
  it('are named with their number and place, and are no pieces that were not found', async () => {
    const { shop, open } = aDeskShop(
      aDeskOrder({ lines: [{ name: 'Zange', aisle: 4, shelf: 2, open: 3 }, { name: 'Dübel' }] }),
    );
    const { platform, container } = await open();
    await openOrder();
    await userEvent.click(await screen.findByRole('button', { name: /Zange/, pressed: false }));
    await waitFor(() => expect(platform.callsOf(startPicking)).toHaveLength(1));
    const [zange, duebel] = shop.order.lines;
    shop.order = { ...shop.order, lines: [{ ...zange!, open: 1, withdrawn: 2 }, duebel!] };
    await back();

    expect(await screen.findByText('Storniert oder widerrufen, nicht mehr bestellt')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      '2 × Zange · Gang 4 · Regal 2',
    );
    expect(screen.queryByText(/werden storniert|wird storniert/)).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: /Dübel/, pressed: false }));
    await press('Fertig');

    await waitFor(() => expect(platform.callsOf(reportFound)).toHaveLength(1));
    expect(platform.callsOf(reportFound)[0]?.json.lines).toEqual([
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 2 },
    ]);
  });

  it('and are all of the order: its end is shown, and where the goods go', async () => {
    const { shop, open } = aDeskShop();
    await open();
    await openOrder();
    await screen.findByRole('button', { name: /Dübel/, pressed: false });
    shop.moveTo('CANCELLED');
    shop.order = {
      ...shop.order,
      lines: shop.order.lines.map((line) => ({ ...line, open: 0, withdrawn: 2 })),
    };
    await back();

    expect(await screen.findByText('Storniert oder widerrufen, nicht mehr bestellt')).toBeVisible();
    expect(screen.getByText('Für diese Bestellung ist jetzt nichts zu tun.')).toBeVisible();
  });
});

describe('without a connection', () => {
  it('work goes on, the screen shows what is not sent, and it is sent once the connection is back', async () => {
    const { shop, open } = aDeskShop();
    const { platform } = await open();
    await openOrder();
    await screen.findByRole('button', { name: /Dübel/, pressed: false });
    shop.isOnline = false;
    await userEvent.click(screen.getByRole('button', { name: /Dübel/, pressed: false }));
    await press('Fertig');

    expect(await screen.findByText('Keine Verbindung: 3 Aktionen warten')).toBeVisible();
    expect(screen.getByRole('link', { name: '3 nicht gesendet' })).toBeVisible();
    await press('Bereit 1');
    expect(screen.getByText('Nicht gesendet')).toBeVisible();
    const keys = () => platform.callsOf(startPicking).map(({ idempotencyKey }) => idempotencyKey);

    shop.isOnline = true;
    await back();

    expect(await screen.findByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
    expect(shop.order.order.state).toBe('READY');
    expect(new Set(keys()).size).toBe(1);
  });

  it('the loser reads what happened when a second phone was faster', async () => {
    const { shop, open } = aDeskShop();
    const { container } = await open();
    await openOrder();
    await screen.findByRole('button', { name: /Dübel/, pressed: false });
    shop.isOnline = false;
    await userEvent.click(screen.getByRole('button', { name: /Dübel/, pressed: false }));
    await press('Fertig');
    await screen.findByText('Keine Verbindung: 3 Aktionen warten');

    shop.moveTo('READY');
    shop.isOnline = true;
    await back();

    expect(await screen.findByText('Eine Aktion wurde abgelehnt')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }));
    expect(await screen.findByText(/Die Bestellung ist jetzt: bereit\./)).toBeVisible();
    expect(screen.getByText('Danach erfasst und angehalten:')).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Verstanden, den Rest verwerfen');
    expect(await screen.findByText('Alles ist gesendet.')).toBeVisible();
  });

  it('what was recorded before the lock is sent after the PIN', async () => {
    const { shop, open } = aDeskShop();
    await open();
    await openOrder();
    await screen.findByRole('button', { name: /Dübel/, pressed: false });
    shop.staff = { ...shop.staff, isLocked: true };
    await userEvent.click(screen.getByRole('button', { name: /Dübel/, pressed: false }));

    expect(await screen.findByText('Eine Aktion ist noch nicht gesendet.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('PIN'), '2580{Enter}');

    expect(await screen.findByRole('link', { name: '0 nicht gesendet' })).toBeVisible();
    expect(shop.order.order.state).toBe('PICKING');
  });
});

describe('the hand-over', () => {
  const readyOrder = (lines = [{}]) => aDeskOrder({ order: { state: 'READY' }, events: ['collect'], lines });
  const openHandOver = async () => {
    await press('Bereit 1');
    await openOrder();
    await userEvent.click(await screen.findByRole('link', { name: 'Ausgeben' }));
    return screen.findByLabelText('Abholcode');
  };

  it('keeps a wrong code to be typed over, and hands out against the right one', async () => {
    const { shop, open } = aDeskShop(readyOrder());
    await open();
    const code = await openHandOver();
    await userEvent.type(code, '11111111');
    await press('Ausgeben');
    expect(await screen.findByText(/Der Abholcode passt nicht zu dieser Bestellung/)).toBeVisible();
    expect(code).toHaveValue('11111111');
    expect(code).toHaveFocus();
    expect(screen.getByRole('link', { name: '0 nicht gesendet' })).toBeVisible();

    await userEvent.clear(code);
    await userEvent.type(code, `${CODE}{Enter}`);
    await waitFor(() => expect(shop.order.order.state).toBe('COLLECTED'));
    expect(screenReader()).toContain('F7K4-M92T-X ist ausgegeben.');
  });

  it('reads the code by the camera, which is off again afterwards', async () => {
    const stop = jest.fn();
    const track = Object.assign(new EventTarget(), { stop });
    const getUserMedia = async () => ({ getTracks: () => [track] });
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const detect = async () => [{ rawValue: CODE, format: 'qr_code' }];
    const BarcodeDetector = Object.assign(
      function Detector() {
        return { detect };
      },
      { getSupportedFormats: async () => ['qr_code', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128'] },
    );
    Object.assign(window, { BarcodeDetector });
    await aDeskShop(readyOrder()).open();
    const code = await openHandOver();
    await press('Kamera');
    await waitFor(() => expect(code).toHaveValue(CODE));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stop).toHaveBeenCalled();
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('takes the code of a scanner that types, wherever the focus is', async () => {
    await aDeskShop(readyOrder()).open();
    const code = await openHandOver();
    const button = screen.getByRole('button', { name: 'Ausgeben' });
    button.focus();
    scan(button, CODE);
    await waitFor(() => expect(code).toHaveValue(CODE));
  });

  it('states once what is to be paid', async () => {
    const order = readyOrder();
    order.order.sums.payment = {
      state: 'in-store',
      isDue: true,
      text: 'Im Markt zu zahlen',
      amount: { value: 2995, displayValue: '29,95 €' },
    };
    await aDeskShop(order).open();
    await openHandOver();
    expect(screen.getAllByText('Im Markt zu zahlen 29,95 €')).toHaveLength(1);
  });

  it('asks for the identity card first, and hands out a part', async () => {
    const { open } = aDeskShop(readyOrder([{ name: 'Messer', checks: ['AGE'] }] as never));
    const { platform, container } = await open();
    const code = await openHandOver();
    await userEvent.type(code, CODE);
    await press('Nur einen Teil ausgeben');
    await press('Eins weniger: Messer');
    await press('Ausgeben');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte bestätigen Sie alle Prüfungen.');
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByLabelText(/Ausweis geprüft/));
    await press('Ausgeben');
    await waitFor(() => expect(platform.callsOf(handOver)).toHaveLength(1));
    expect(platform.callsOf(handOver)[0]?.json).toEqual({ code: CODE, lines: [{ lineId: 1, quantity: 1 }] });
  });
});

it('finds an order by its number, and states that there is none', async () => {
  await aDeskShop(aDeskOrder({ order: { state: 'COLLECTED' }, events: [] })).open();
  const number = await screen.findByLabelText('Bestellnummer');
  await userEvent.type(number, 'F7K4-M92T-Y{Enter}');
  expect(await screen.findByText(/keine Bestellung mit dieser Nummer/)).toBeVisible();
  await userEvent.clear(number);
  await userEvent.type(number, 'F7K4-M92T-X{Enter}');
  expect(await screen.findByText('Für diese Bestellung ist jetzt nichts zu tun.')).toBeVisible();
});

it('shows what shoppers read about how soon its orders are ready, and nothing without a measurement', async () => {
  const { shop, open } = aDeskShop();
  const times = 'Meist in 45 Minuten bereit, gemessen an 132 Abholungen der letzten 30 Tage.';
  shop.readyTimes = { orders: 132, halfMinutes: 45, mostMinutes: 90, text: times, mostText: '' };
  const { container, unmount } = await open();
  expect(await screen.findByText(`Auf der Marktseite steht: ${times}`)).toBeVisible();
  await expectNoAxeViolations(container);
  unmount();

  await aDeskShop().open();
  await screen.findByRole('link', { name: 'F7K4-M92T-X' });
  expect(screen.queryByText(/Auf der Marktseite steht/)).not.toBeInTheDocument();
});
