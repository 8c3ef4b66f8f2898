import { correctStock, enterPrice, readDeskItem } from '@fachwerk/shared/calls';
import type { DeskItem } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskItem } from '../testing/a-desk-item';
import { aDeskShop, ANNA_AT_WORK } from '../testing/a-desk-shop';
import { findItem } from '../testing/open-items-tab';

jest.setTimeout(30_000);
beforeEach(() => {
  window.location.hash = '#items';
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** The connection is back. */
const back = () => act(async () => void window.dispatchEvent(new Event('online')));
const refuse = (status: number, msg: string, more: object = {}): never => {
  throw new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg, ...more }] });
};

/** The desk of a manager, who has looked at an item and then loses the connection. */
async function openedItem() {
  const { shop, open } = aDeskShop();
  const anna = ANNA_AT_WORK.person!;
  shop.staff = { ...ANNA_AT_WORK, person: { ...anna, role: 'MANAGER' } };
  const store = { onHand: 10 };
  const item = (): DeskItem => aDeskItem({}, { onHand: store.onHand });
  const working = () => {
    if (!shop.isOnline) throw new HttpError('network', 'for the test');
    if (shop.staff.isLocked) refuse(401, 'staffError.locked');
  };
  const { platform, container } = await open([
    answerTo(readDeskItem, () => {
      working();
      return item();
    }),
    answerTo(correctStock, ({ json }) => {
      working();
      if (json.seen !== store.onHand)
        refuse(412, 'deskItem.stockChanged', { values: { count: store.onHand } });
      store.onHand = Number(json.counted);
      return item();
    }),
    answerTo(enterPrice, () => {
      working();
      return item();
    }),
  ]);
  await screen.findByRole('button', { name: 'Person wechseln' });
  await findItem();
  await screen.findByRole('textbox', { name: /Bestand im Markt/ });
  shop.isOnline = false;

  return {
    shop,
    store,
    platform,
    container,
    async count(pieces: string) {
      await userEvent.type(screen.getByRole('textbox', { name: /Bestand im Markt/ }), pieces);
      await press('Bestand speichern');
      await screen.findByText(/^Keine Verbindung: .*wart/);
    },
    /** Another person goes on at this device by a PIN. */
    async goOnAs(number: string) {
      await userEvent.selectOptions(await screen.findByLabelText('Wer arbeitet jetzt?'), number);
      await userEvent.type(screen.getByLabelText('PIN'), '2580{Enter}');
    },
  };
}

it('a count and a price wait with the item and in the list, and are sent once the connection is back', async () => {
  const { shop, store, platform, container, count } = await openedItem();
  await count('7');
  await userEvent.type(screen.getByRole('textbox', { name: /Neuer Preis/ }), '17,99{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: '2 nicht gesendet' }));

  expect(await screen.findByRole('heading', { name: 'Nicht gesendet' })).toHaveFocus();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(
    expect.stringMatching(/^Wandfarbe weiß, 5 l Bestand 7, vorher 10 \(Gezählt\) gerade eben · 4711/),
  );
  expect(rows).toContainEqual(expect.stringMatching(/^Wandfarbe weiß, 5 l Preis 17,99\s€, vorher 19,90\s€/));
  await expectNoAxeViolations(container);

  shop.isOnline = true;
  await back();

  expect(await screen.findByText('Alles ist gesendet.')).toBeVisible();
  expect(store.onHand).toBe(7);
  const keys = platform.callsOf(correctStock).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(platform.callsOf(enterPrice).at(-1)?.json).toEqual({ cents: 1799, seen: 1990, isConfirmed: false });
});

it('is deleted from the list before it is sent', async () => {
  const { shop, store, count } = await openedItem();
  await count('7');
  await userEvent.click(await screen.findByRole('link', { name: '1 nicht gesendet' }));
  await press(/^Löschen: Wandfarbe/);

  expect(await screen.findByText('Alles ist gesendet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nicht gesendet' })).toHaveFocus();
  shop.isOnline = true;
  await back();
  expect(store.onHand).toBe(10);
});

it('is deleted after a lost answer with the sentence that the shop may have it, and the item is read again', async () => {
  const { shop, store, count } = await openedItem();
  await count('7');
  await userEvent.click(await screen.findByRole('link', { name: '1 nicht gesendet' }));
  expect(await screen.findByText(/Der Shop kann es schon haben/)).toBeVisible();
  // The shop had it, and the answer was lost.
  store.onHand = 7;
  shop.isOnline = true;
  await press(/^Löschen: Wandfarbe/);
  expect(
    await screen.findByText(/^Auf diesem Gerät gelöscht: Wandfarbe.*prüfen Sie den Artikel/),
  ).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Artikel' }));
  await findItem();
  expect(await screen.findByText(/Bisher 7/)).toBeVisible();
});

it('a count that came too late is refused with the number of now, and leads back to the item', async () => {
  const { shop, store, container, count } = await openedItem();
  await count('7');
  // Two were sold meanwhile.
  store.onHand = 8;
  shop.isOnline = true;
  await back();

  expect(await screen.findByText('Eine Aktion wurde abgelehnt')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }));
  expect(await screen.findByText(/Jetzt ist er 8\. Nichts ist gespeichert/)).toBeVisible();
  expect(store.onHand).toBe(8);
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('link', { name: 'Wandfarbe weiß, 5 l ansehen' }));
  expect(await screen.findByText(/Bisher 8/)).toBeVisible();
  await press('Verstanden');
  await waitFor(() => expect(screen.getByRole('link', { name: '0 nicht gesendet' })).toBeVisible());
});

it('a colleague at the same device sees what waits for another person, and does not send it', async () => {
  const { shop, store, container, count, goOnAs } = await openedItem();
  await count('7');
  shop.staff = { ...shop.staff, isLocked: true };
  shop.isOnline = true;
  await back();
  await goOnAs('4712');
  await userEvent.click(await screen.findByRole('link', { name: '1 nicht gesendet' }));

  const headline = await screen.findByRole('heading', { name: 'Eine Aktion wartet auf eine andere Person' });
  expect(within(headline.closest('section')!).getByText(/· 4711$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Jetzt senden' })).not.toBeInTheDocument();
  expect(store.onHand).toBe(10);
  await expectNoAxeViolations(container);

  // The colleague counts what the shop knows.
  await userEvent.click(screen.getByRole('link', { name: 'Artikel' }));
  await findItem();
  expect(await screen.findByText(/Bisher 10/)).toBeVisible();
  expect(screen.getByText('Bestand 7, vorher 10 (Gezählt)')).toBeVisible();

  await press('Person wechseln');
  await goOnAs('4711');
  await waitFor(() => expect(store.onHand).toBe(7));
});
