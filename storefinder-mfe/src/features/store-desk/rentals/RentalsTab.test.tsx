import {
  cancelDeskRental,
  handOutRental,
  readDeskRental,
  readDeskRentals,
  readRentalVehicles,
  readStore,
  reportRentalNoShow,
  returnRental,
  undoRentalStep,
} from '@fachwerk/shared/calls';
import type { DeskRental, DeskRentals, RentalVehicle } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { readRentalNumber } from '@fachwerk/shared/rules';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { berlinDate, dayText, noonOf, plusDays, weekDayText } from '@fachwerk/shared/time';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStore } from '../../../testing/store-fixtures';
import { aDeskRental, aLateRental, aRentalVehicle, rentalLists } from '../testing/a-desk-rental';
import { aDeskShop, ANNA_AT_WORK } from '../testing/a-desk-shop';
import { scan } from '../testing/scan';

jest.setTimeout(30_000);

const NUMBER = 'T-7K3M9Q2XAB';
/** As the desk counts: at night the day of the shop is not that of UTC. */
const today = () => berlinDate(new Date().toISOString());
const euros = (value: number) => ({ value, displayValue: `${(value / 100).toFixed(2).replace('.', ',')} €` });
const offline = () => new HttpError('network', 'for the test');
const refusal = (status: number, msg: string, values: Record<string, string> = {}) =>
  new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg, values }] });
const SERVER_TEXTS = {
  'deskError.rentalLicence': 'Für dieses Fahrzeug braucht man Klasse {licence}.',
  'deskError.rentalNotYet': 'Die Miete beginnt {from}.',
  'deskError.rentalNotPossible': 'Das geht in diesem Zustand der Buchung nicht.',
};
const TERMS = {
  stepMinutes: 30,
  leadMinutes: 60,
  horizonDays: 60,
  longestDays: 7,
  pendingMinutes: 15,
  freeCancelHours: 24,
  graceMinutes: 15,
};

/** The desk of a store with these rentals. A test changes what the shop does. */
async function open(
  hash: string,
  rental: DeskRental = aDeskRental(),
  lists: Partial<DeskRentals> = { handOuts: [rental] },
) {
  const shop = {
    rental,
    lists,
    isOnline: true,
    vehicles: [aRentalVehicle()] as RentalVehicle[],
    /** Refuses the next step. */
    refuses: undefined as (() => HttpError) | undefined,
    change(part: Partial<DeskRental>): DeskRental {
      shop.rental = { ...shop.rental, version: shop.rental.version + 1, ...part };
      return shop.rental;
    },
  };
  const connected = () => {
    if (!shop.isOnline) throw offline();
  };
  const step = (part: Partial<DeskRental>) => {
    connected();
    const { refuses } = shop;
    shop.refuses = undefined;
    if (refuses) throw refuses();
    return shop.change(part);
  };
  window.location.hash = hash;
  const { platform, container } = await aDeskShop().open(
    [
      answerTo(readDeskRentals, ({ query }) => {
        connected();
        const { day, number } = query ?? {};
        if (number !== undefined)
          return rentalLists({ found: readRentalNumber(number) === shop.rental.number ? shop.rental : null });
        return rentalLists({ day: day || today(), ...shop.lists });
      }),
      answerTo(readDeskRental, ({ params }) => {
        connected();
        if (params.bookingId !== shop.rental.bookingId) throw refusal(404, 'deskError.other');
        return shop.rental;
      }),
      answerTo(readRentalVehicles, () => ({
        store: { companyId: '1001', name: 'Fachwerk Köln', phone: '' },
        vehicles: shop.vehicles,
        terms: TERMS,
      })),
      answerTo(readStore, aStore({ companyId: '1001', name: 'Fachwerk Köln' })),
      answerTo(handOutRental, ({ json }) =>
        step({
          ...aLateRental(),
          licenceSeen: json.licence,
          extraNow: euros(0),
          lateMinutesNow: 0,
          isOverdue: false,
        }),
      ),
      answerTo(returnRental, ({ json }) =>
        step({
          state: 'RETURNED',
          actions: [],
          isOverdue: false,
          extraNow: null,
          lateMinutesNow: null,
          returned: {
            at: '2026-12-02T13:10:00.000Z',
            lateMinutes: 130,
            extra: euros(2100),
            damage: json.damage ?? '',
          },
        }),
      ),
      answerTo(reportRentalNoShow, () => step({ state: 'NO_SHOW', actions: ['UNDO'] })),
      answerTo(undoRentalStep, () => step({ state: 'BOOKED', actions: ['HAND_OUT', 'NO_SHOW', 'CANCEL'] })),
      answerTo(cancelDeskRental, () => step({ state: 'CANCELLED', actions: [] })),
    ],
    SERVER_TEXTS,
  );
  return { shop, platform, container };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const list = (name: RegExp) => within(screen.getByRole('region', { name }));
const screenReader = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** The minute is over, or the connection has changed. */
const repeat = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  window.location.hash = '';
});

describe('the rentals of a day', () => {
  it('are hand-outs and returns, late ones marked, and what waits for a decision', async () => {
    const { container } = await open('#rentals', aDeskRental(), {
      handOuts: [aDeskRental()],
      returns: [
        aLateRental({ bookingId: 'b-2', number: 'T-2222222222' }),
        aLateRental({ bookingId: 'b-3', number: 'T-3333333333', isOverdue: false }),
      ],
      affected: [
        aDeskRental({ bookingId: 'b-4', number: 'T-4444444444', isAffected: true, affectedBy: 'BLOCKED' }),
      ],
      unreported: [aDeskRental({ bookingId: 'b-5', number: 'T-5555555555' })],
    });
    await screen.findByRole('link', { name: NUMBER });
    expect(screen.getByRole('link', { name: 'Vermietung' })).toHaveAttribute('aria-current', 'page');
    const card = within(list(/^Ausgaben 1$/).getByRole('listitem'));
    expect(card.getByText('Pkw-Anhänger 750 kg · K-FW 101')).toBeVisible();
    expect(card.getByText(/Ausgabe Mi\., 02\.12\.2026, 10:00 Uhr/)).toHaveTextContent(
      /Rückgabe Mi\., .*12:00 Uhr/,
    );
    expect(card.getByText('Erika Muster')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '#rentals/b-1');

    const [late, out] = list(/^Rückgaben 2$/).getAllByRole('listitem');
    expect(late).toHaveTextContent(/T-2222222222.*Überfällig/);
    expect(out).not.toHaveTextContent('Überfällig');
    expect(list(/^Nicht einzuhalten 1$/).getByText('Fahrzeug gesperrt')).toBeVisible();
    expect(list(/^Nicht gemeldet 1$/).getByText(/verfallen sie eine Woche nach ihrem Ende/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('are those of another day by a button or typed, and of today again', async () => {
    const { platform, container } = await open('#rentals');
    const later = plusDays(today(), 40);
    const name = `${weekDayText(later)}, ${dayText(noonOf(later))}`;
    await screen.findByRole('link', { name: NUMBER });
    await press('Tag danach');
    expect(await screen.findByText(new RegExp(`, ${dayText(noonOf(plusDays(today(), 1)))}$`))).toBeVisible();
    await press('Tag davor');
    await userEvent.click(screen.getByText('Anderer Tag'));
    const field = screen.getByRole('textbox', { name: 'Tag' });
    await userEvent.type(field, '31.02.2027{Enter}');
    expect(screen.getByText(/Diesen Tag gibt es nicht/)).toBeVisible();
    expect(field).toHaveValue('31.02.2027');
    await expectNoAxeViolations(container);

    await userEvent.clear(field);
    await userEvent.type(field, `${dayText(noonOf(later))}{Enter}`);
    expect(await screen.findByText(name)).toBeVisible();
    expect(screenReader()).toContain(`Gezeigt wird ${name}.`);
    await press('Heute zeigen');
    expect(await screen.findByText(/^Heute, /)).toBeVisible();
    expect(platform.callsOf(readDeskRentals).map(({ query }) => query)).toEqual([
      {},
      { day: plusDays(today(), 1) },
      {},
      { day: later },
      {},
    ]);
  });

  it('can be none, also because the store rents out no vehicles', async () => {
    const { shop, container } = await open('#rentals', aDeskRental(), {});
    expect(
      await screen.findByText('An diesem Tag ist nichts auszugeben und nichts zurückzunehmen.'),
    ).toBeVisible();
    await expectNoAxeViolations(container);

    shop.vehicles = [];
    await press('Tag danach');
    expect(await screen.findByText('Dieser Markt vermietet keine Fahrzeuge.')).toBeVisible();
  });

  it('stay readable without a connection, with the time of the last answer', async () => {
    const { shop, container } = await open('#rentals');
    await screen.findByRole('link', { name: NUMBER });
    shop.isOnline = false;
    await repeat();
    expect(await screen.findByText(/^Keine Verbindung\. Letzter Stand: gerade eben\./)).toBeVisible();
    expect(screen.getByText(/gehen nur mit Verbindung/)).toBeVisible();
    expect(screen.getByRole('link', { name: NUMBER })).toBeVisible();
    await expectNoAxeViolations(container);

    await press('Tag danach');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Prüfen Sie die Verbindung/);
    shop.isOnline = true;
    await press('Noch einmal versuchen');
    expect(await screen.findByRole('link', { name: NUMBER })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('have no tab in the warehouse', async () => {
    const { shop, open: openDesk } = aDeskShop();
    shop.staff = { ...ANNA_AT_WORK, person: { ...ANNA_AT_WORK.person!, desk: 'online' } };
    await openDesk();
    expect(await screen.findByRole('link', { name: 'Rückgaben' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Vermietung' })).not.toBeInTheDocument();
  });
});

describe('a booking is found by its number', () => {
  it.each([
    ['typed', async () => userEvent.type(screen.getByLabelText('Buchungsnummer'), 't 7k3m9q2xab{Enter}')],
    ['scanned', async () => scan(document.body, NUMBER)],
  ])('that is %s, whatever its day is', async (_, enter) => {
    const { container } = await open('#rentals', aDeskRental(), {});
    await screen.findByText(/nichts auszugeben/);
    await enter();

    expect(await screen.findByRole('heading', { name: `Buchung ${NUMBER}` })).toHaveFocus();
    expect(window.location.hash).toBe('#rentals/b-1');
    await expectNoAxeViolations(container);
  });

  it('that no booking of this store has stays typed', async () => {
    const { container } = await open('#rentals', aDeskRental(), {});
    await userEvent.type(await screen.findByLabelText('Buchungsnummer'), 'T-2222222222{Enter}');
    expect(await screen.findByText('In diesem Markt gibt es keine Buchung mit dieser Nummer.')).toBeVisible();
    expect(screen.getByLabelText('Buchungsnummer')).toHaveValue('T-2222222222');
    await expectNoAxeViolations(container);
  });

  it('without a connection, if this device has shown it', async () => {
    const { shop } = await open('#rentals');
    await screen.findByRole('link', { name: NUMBER });
    shop.isOnline = false;
    await userEvent.type(screen.getByLabelText('Buchungsnummer'), 'T-2222222222{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Auf diesem Gerät wurde diese Buchung noch nicht geöffnet/,
    );

    scan(document.body, NUMBER);
    expect(await screen.findByRole('heading', { name: `Buchung ${NUMBER}` })).toBeVisible();
    expect(await screen.findByText(/gehen nur mit Verbindung/)).toBeVisible();
    shop.isOnline = true;
    await repeat();
    await waitFor(() => expect(screen.queryByText(/gehen nur mit Verbindung/)).not.toBeInTheDocument());
  });
});

describe('a booking', () => {
  it('states vehicle, person, times, price, deposit, and what is needed', async () => {
    const { container } = await open('#rentals/b-1');
    expect(await screen.findByRole('heading', { name: `Buchung ${NUMBER}` })).toHaveFocus();
    const facts = list(/^Angaben zur Buchung$/);
    expect(facts.getByText('Pkw-Anhänger 750 kg · K-FW 101')).toBeVisible();
    expect(facts.getByRole('link', { name: '0221 123456' })).toHaveAttribute('href', 'tel:0221123456');
    for (const fact of [
      'Mi., 02.12.2026, 10:00 Uhr',
      '18,00 € inkl. MwSt.',
      '50,00 €',
      'Klasse B, ab 18 Jahren',
    ])
      expect(facts.getByText(fact)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('is handed out with the keyboard, against licence, age, payment and the signed contract', async () => {
    const { platform, container } = await open('#rentals/b-1');
    await press('Ausgeben');
    expect(screen.getByText('Bitte wählen Sie die Klasse.')).toBeVisible();
    expect(screen.getAllByText('Bitte bestätigen Sie das vor der Ausgabe.')).toHaveLength(4);
    expect(screen.getByLabelText('Klasse im Führerschein')).toHaveFocus();
    await expectNoAxeViolations(container);
    expect(platform.callsOf(handOutRental)).toEqual([]);

    await userEvent.selectOptions(screen.getByLabelText('Klasse im Führerschein'), 'BE');
    for (const name of [
      /Führerschein der Person gesehen/,
      /mindestens 18\sJahre alt/,
      /Mietpreis 18,00 € und Kaution 50,00/,
      /Mietvertrag/,
    ]) {
      await userEvent.tab();
      expect(screen.getByRole('checkbox', { name })).toHaveFocus();
      await userEvent.keyboard(' ');
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
    expect(screen.getByRole('heading', { name: `Buchung ${NUMBER}` })).toHaveFocus();
    expect(screenReader()).toContain('Das Fahrzeug ist ausgegeben.');
    expect(platform.callsOf(handOutRental)).toMatchObject([
      { params: { bookingId: 'b-1' }, json: { licence: 'BE', licenceSeen: true, depositTaken: true } },
    ]);
    await expectNoAxeViolations(container);
  });

  it('without a deposit asks for none', async () => {
    await open('#rentals/b-1', aDeskRental({ deposit: euros(0) }));
    await screen.findByRole('button', { name: 'Ausgeben' });
    expect(screen.getByRole('checkbox', { name: 'Mietpreis 18,00 € erhalten' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Kaution/ })).not.toBeInTheDocument();
  });

  const fillIn = async () => {
    await userEvent.selectOptions(await screen.findByLabelText('Klasse im Führerschein'), 'B');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  };

  it('is not handed out with a licence that does not suffice, and keeps what was entered', async () => {
    const { shop, container } = await open('#rentals/b-1');
    await fillIn();
    shop.refuses = () => refusal(400, 'deskError.rentalLicence', { licence: 'BE' });
    await press('Ausgeben');

    expect(await screen.findByRole('alert')).toHaveTextContent('Für dieses Fahrzeug braucht man Klasse BE.');
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await expectNoAxeViolations(container);
  });

  it('that a colleague has handed out meanwhile is read again, with the reason of the refusal', async () => {
    const { shop } = await open('#rentals/b-1');
    await fillIn();
    shop.refuses = () => {
      shop.change(aLateRental({ version: 5 }));
      return refusal(412, 'deskError.rentalNotPossible');
    };
    await press('Ausgeben');

    expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(SERVER_TEXTS['deskError.rentalNotPossible']);
    expect(screen.queryByRole('button', { name: 'Ausgeben' })).not.toBeInTheDocument();
  });

  it('is not handed out without a connection, keeps what was entered, and has one effect later', async () => {
    const { shop, platform } = await open('#rentals/b-1');
    await fillIn();
    shop.isOnline = false;
    await press('Ausgeben');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Keine Verbindung\. Ihre Eingabe bleibt stehen/,
    );

    shop.isOnline = true;
    await press('Ausgeben');
    expect(await screen.findByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
    const keys = platform.callsOf(handOutRental).map(({ idempotencyKey }) => idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('that is not to be handed out yet says when it is', async () => {
    const { container } = await open(
      '#rentals/b-1',
      aDeskRental({
        actions: ['CANCEL'],
        notNow: { msg: 'deskError.rentalNotYet', values: { from: 'Mi., 02.12.2026, 10:00 Uhr' } },
      }),
    );
    expect(await screen.findByText('Ausgeben geht jetzt nicht')).toBeVisible();
    expect(screen.getByText('Die Miete beginnt Mi., 02.12.2026, 10:00 Uhr.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ausgeben' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('comes back late: minutes and charge before and after, with the damage', async () => {
    const { shop, platform, container } = await open('#rentals/b-1', aLateRental({ lateMinutesNow: 45 }));
    expect(await screen.findByText('Rückgabe jetzt: 45 Min. zu spät, Zuschlag 21,00 €.')).toBeVisible();
    shop.change({ lateMinutesNow: 130 });
    await repeat();
    expect(
      await screen.findByText('Rückgabe jetzt: 2 Std. 10 Min. zu spät, Zuschlag 21,00 €.'),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Schäden oder was fehlt'), 'Rücklicht gebrochen');
    await expectNoAxeViolations(container);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Zurücknehmen' }));

    const settled = within(await screen.findByRole('region', { name: 'Zurückgenommen' }));
    for (const fact of ['2 Std. 10 Min.', '21,00 €', 'Rücklicht gebrochen'])
      expect(settled.getByText(fact)).toBeVisible();
    expect(settled.getByText(/21,00 € Zuschlag an der Kasse/)).toBeVisible();
    expect(settled.getByText(/entscheidet wegen des Schadens die Marktleitung/)).toBeVisible();
    expect(platform.callsOf(returnRental)).toMatchObject([{ json: { damage: 'Rücklicht gebrochen' } }]);
    await expectNoAxeViolations(container);
  });

  it('comes back in time: no charge, and the deposit is given back', async () => {
    const { container } = await open(
      '#rentals/b-1',
      aDeskRental({
        state: 'RETURNED',
        actions: [],
        returned: { at: '2026-12-02T10:55:00.000Z', lateMinutes: 0, extra: euros(0), damage: '' },
      }),
    );
    const settled = within(await screen.findByRole('region', { name: 'Zurückgenommen' }));
    for (const fact of ['pünktlich', 'keiner', 'keine']) expect(settled.getByText(fact)).toBeVisible();
    expect(settled.getByText('Bitte die Kaution von 50,00 € zurückgeben.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('that was not collected is reported after a question', async () => {
    const { platform, container } = await open(
      '#rentals/b-1',
      aDeskRental({ actions: ['NO_SHOW', 'CANCEL'] }),
    );
    await press('Nicht abgeholt melden');
    expect(await screen.findByRole('dialog', { name: 'Wurde das Fahrzeug nicht abgeholt?' })).toBeVisible();
    await expectNoAxeViolations(container);
    await press('Noch warten');
    expect(platform.callsOf(reportRentalNoShow)).toEqual([]);

    await press('Nicht abgeholt melden');
    await press('Nicht abgeholt');
    expect(await screen.findByText('nicht abgeholt')).toBeVisible();
    await waitFor(() => expect(screenReader()).toContain('Gemeldet: nicht abgeholt.'));
    expect(screen.queryByRole('button', { name: 'Nicht abgeholt melden' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);

    await press('Meldung zurücknehmen');
    expect(await screen.findByRole('button', { name: 'Nicht abgeholt melden' })).toBeVisible();
    expect(platform.callsOf(undoRentalStep)).toMatchObject([{ json: { version: 2 } }]);
    await waitFor(() => expect(screenReader()).toContain('Der letzte Schritt ist zurückgenommen.'));
  });

  it('that the store cannot keep says why, and is cancelled with a reason', async () => {
    const { platform, container } = await open(
      '#rentals/b-1',
      aDeskRental({ isAffected: true, affectedBy: 'BLOCKED', actions: ['CANCEL'] }),
    );
    expect(await screen.findByText('Fahrzeug gesperrt')).toBeVisible();
    // No contract of a booking that cannot be kept. An older server sends no reason of its own.
    expect(screen.queryByRole('button', { name: 'Mietvertrag drucken' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Ausgeben können Sie ab einer Stunde vor dem Beginn/)).toBeVisible();
    await userEvent.click(screen.getByText('Buchung stornieren', { selector: 'summary' }));
    await press('Jetzt stornieren');
    expect(screen.getByText('Bitte nennen Sie den Grund.')).toBeVisible();
    expect(screen.getByLabelText('Grund')).toHaveFocus();
    await expectNoAxeViolations(container);

    await userEvent.type(screen.getByLabelText('Grund'), ' Reifenschaden ');
    await press('Jetzt stornieren');
    expect(await screen.findByText('storniert')).toBeVisible();
    expect(platform.callsOf(cancelDeskRental)).toMatchObject([{ json: { reason: 'Reifenschaden' } }]);
    expect(screen.queryByRole('button', { name: 'Mietvertrag drucken' })).not.toBeInTheDocument();
  });

  it('is printed as the contract that both sign, with the state of the vehicle', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open('#rentals/b-1');
    await screen.findByText('Fachwerk Köln, Butzweilerstraße 41, 50829 Köln');
    await press('Mietvertrag drucken');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();

    const sheet = within(screen.getByRole('article', { hidden: true }));
    for (const words of [
      'Mietvertrag und Übergabeprotokoll',
      `Buchung ${NUMBER}`,
      'Erika Muster, 0221 123456',
      'Pkw-Anhänger 750 kg',
      'K-FW 101',
      'Mi., 02.12.2026, 12:00 Uhr',
      '18,00 € inkl. MwSt.',
      '50,00 €',
      'Zustand bei der Ausgabe',
      /^Der Mietvertrag kommt mit den Unterschriften beider Seiten bei der Ausgabe zustande/,
      /diese Preise inkl\. MwSt\.: 9,00 € je angefangene Stunde, 39,00 € je angefangene 24\sStunden\. Bis zu 15\sMinuten/,
    ])
      expect(sheet.getByText(words)).toBeInTheDocument();
    expect(sheet.queryByText('Kilometerstand')).not.toBeInTheDocument();
    expect(sheet.getAllByText('Datum, Unterschrift: Mieterin oder Mieter')).toHaveLength(2);
  });

  it('of a van has lines for mileage and fuel, and what the return came to', async () => {
    const returned = {
      at: '2026-12-02T13:10:00.000Z',
      lateMinutes: 130,
      extra: euros(2100),
      damage: 'Beule',
    };
    const vehicle = aRentalVehicle({ kind: 'VAN', name: 'Transporter' });
    await open(
      '#rentals/b-1',
      aDeskRental({ state: 'RETURNED', actions: [], vehicle, licenceSeen: 'B', returned }),
    );
    await screen.findByRole('button', { name: 'Mietvertrag drucken' });
    const sheet = within(screen.getByRole('article', { hidden: true }));
    for (const term of ['Kilometerstand', 'Tankfüllung']) expect(sheet.getAllByText(term)).toHaveLength(2);
    for (const words of ['Klasse B', '2 Std. 10 Min., 21,00 €', 'Beule'])
      expect(sheet.getByText(words)).toBeInTheDocument();
  });

  it('stays readable without a connection', async () => {
    const { shop, container } = await open('#rentals/b-1');
    await screen.findByRole('button', { name: 'Ausgeben' });
    shop.isOnline = false;
    await repeat();
    expect(await screen.findByText(/^Keine Verbindung\. Letzter Stand: gerade eben\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: `Buchung ${NUMBER}` })).toBeVisible();
    await expectNoAxeViolations(container);

    shop.isOnline = true;
    await repeat();
    await waitFor(() => expect(screen.queryByText(/^Keine Verbindung/)).not.toBeInTheDocument());
  });

  it('of another store does not exist here', async () => {
    const { container } = await open('#rentals/other');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Diese Buchung gibt es in diesem Markt nicht.',
    );
    expect(screen.getByRole('link', { name: 'Zurück zur Vermietung' })).toHaveAttribute('href', '#rentals');
    await expectNoAxeViolations(container);
  });
});
