import { reportExpired, reportPutBack } from '@fachwerk/shared/calls';
import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskShop } from '../testing/a-desk-shop';
import { aDeskOrder } from '../testing/an-order-on-desk';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const lists = () =>
  within(screen.getByRole('group', { name: 'Liste wählen' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

jest.setTimeout(30_000);
beforeEach(() => {
  window.location.hash = '';
});

const anEndedOrder = () =>
  aDeskOrder({
    order: {
      kind: 'reservation',
      state: 'EXPIRED',
      readyBy: { at: '2026-11-20T10:00:00.000Z', text: '20.11.2026, 11:00 Uhr' },
    },
    events: ['put-back'],
    lines: [
      { name: 'Hammer', found: 2, open: 0, toPutBack: 2, aisle: 7, shelf: 3 },
      { name: 'Schrauben', found: 0, open: 0, aisle: 1, shelf: 1 },
    ],
  });

it('what was found of an order that has ended is put back, and leaves the list', async () => {
  const { shop, open } = aDeskShop(anEndedOrder());
  const { platform, container } = await open();
  await press(/^Zurücklegen/);
  const card = within((await screen.findByRole('link', { name: 'F7K4-M92T-X' })).closest('li')!);
  expect(card.getByText('abgelaufen')).toBeVisible();
  expect(card.queryByText(/Zugesagt bis/)).not.toBeInTheDocument();
  await follow('F7K4-M92T-X');

  const goods = await screen.findByText(/Hammer/);
  expect(goods).toHaveTextContent(/2\s*×\s*Hammer.*Gang 7.*3/);
  expect(screen.queryByText(/Schrauben/)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);

  await userEvent.dblClick(screen.getByRole('button', { name: 'Zurück ins Regal gelegt' }));
  await waitFor(() => expect(shop.order.events).toEqual([]));
  expect(platform.callsOf(reportPutBack)).toHaveLength(1);
  await press('Aktualisieren');
  expect(lists()).toEqual(['Neu 0', 'In Arbeit 0', 'Bereit 0', 'Überfällig 0', 'Zurücklegen 0']);
  expect(screen.getByText('Nichts ist zurückzulegen.')).toBeVisible();
});

it('is put back without a connection, and reported when it is there again', async () => {
  const { shop, open } = aDeskShop(anEndedOrder());
  await open();
  await press(/^Zurücklegen/);
  await follow('F7K4-M92T-X');
  await screen.findByText(/Hammer/);
  shop.isOnline = false;
  await press('Zurück ins Regal gelegt');

  await waitFor(() => expect(lists()).toContain('Zurücklegen 0'));
  expect(shop.order.events).toEqual(['put-back']);
  shop.isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(shop.order.events).toEqual([]));
});

it('an order that was not collected is ended and put back by one press', async () => {
  const { shop, open } = aDeskShop(
    aDeskOrder({
      order: { kind: 'collect', state: 'READY' },
      events: ['collect', 'expire'],
      lines: [{ name: 'Hammer', found: 2, open: 2 }],
    }),
  );
  const { platform } = await open();
  await press(/^Überfällig/);
  await follow('F7K4-M92T-X');
  await press('Zurück ins Regal gelegt');

  await waitFor(() => expect(shop.order).toMatchObject({ order: { state: 'CANCELLED' }, events: [] }));
  expect(platform.callsOf(reportExpired)).toHaveLength(1);
  expect(lists()).not.toContain('Zurücklegen 1');
});
