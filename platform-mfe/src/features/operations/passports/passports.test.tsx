import type { Passports } from '@fachwerk/shared/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refuse } from '../testing/fake-registry';
import { visit } from '../testing/visit';

const names = { hosts: [], storage: [], cookies: [], globals: [], axe: [] };
const measures = { bytes: 80_000, requests: 5, longTask: 90, shift: 0, heap: 4000, listeners: 0, ...names };
const history: Passports = {
  versions: [
    {
      version: '1.4.0-3f9a2c1',
      publishedAt: '2026-11-20T13:32:05.000Z',
      passport: {
        at: '2026-11-20T13:30:00.000Z',
        browser: 'Chromium 140',
        reason: 'Bis zur Messe.',
        widgets: {
          'cart-page': { ...measures, bytes: 91_000, cookies: ['id'], axe: ['label'] },
          'mini-cart': measures,
        },
      },
    },
    {
      version: '1.3.0-77ab012',
      publishedAt: '2026-11-16T13:32:05.000Z',
      passport: {
        at: '2026-11-16T13:30:00.000Z',
        browser: 'Chromium 140',
        widgets: { 'cart-page': measures },
      },
    },
  ],
};

/** Opens the versions of the cart, and the passports of its widgets. */
async function openPassports(answer: Passports | 'down') {
  const { registry } = await visit({
    'GET passports?mfe=cart': () => (answer === 'down' ? refuse(500, 'x') : ok(answer)),
  });
  const channel = within(await screen.findByRole('article', { name: 'cart' }));
  const user = userEvent.setup();
  await user.click(channel.getByText('Versionen'));
  const button = channel.getByRole('button', { name: 'Pässe der Widgets zeigen: cart' });
  const asked = () => registry.sent('GET', 'passports?mfe=cart').length;
  expect(asked()).toBe(0);
  await user.click(button);
  return { channel, asked };
}

it('shows how each widget has developed from version to version', async () => {
  const { channel, asked } = await openPassports(history);

  const table = await channel.findByRole('region', { name: 'Pässe der Widgets von cart' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')))).toEqual([
    ['cart-page', '1.4.0-3f9a2c1', '91 kB', '5', '90 ms', '0', '4 kB', '0', 'id, label'],
    ['cart-page', '1.3.0-77ab012', '80 kB', '5', '90 ms', '0', '4 kB', '0', 'nichts'],
    ['mini-cart', '1.4.0-3f9a2c1', '80 kB', '5', '90 ms', '0', '4 kB', '0', 'nichts'],
  ]);
  expect(channel.getByText('Begründung zu 1.4.0-3f9a2c1: Bis zur Messe.')).toBeVisible();
  expect(asked()).toBe(1);
});

it('says when no version was measured', async () => {
  const { channel } = await openPassports({ versions: [] });

  expect(await channel.findByText('Keine Version von diesem Team hat einen Pass.')).toBeVisible();
});

it('says when the registry does not answer, and can be asked again', async () => {
  const { channel, asked } = await openPassports('down');

  expect(await channel.findByText('Die Pässe sind gerade nicht zu haben.')).toBeVisible();
  await userEvent.click(channel.getByRole('button', { name: 'Pässe der Widgets zeigen: cart' }));
  expect(asked()).toBe(2);
});
