import { screen, within } from '@testing-library/react';
import { ok, refuse } from '../testing/fake-registry';
import { visit } from '../testing/visit';

const section = () => screen.findByRole('region', { name: 'Pakete' });

it('shows the packages of all live versions with their size, the libraries of the shell, and copies', async () => {
  await visit({});

  const rows = await within(await section()).findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'zod4.1.0120 kBcart, search',
    'react19.3.1–in der Shell, für alle',
  ]);
  expect(screen.getByText('cart 1.4.0-3f9a2c1 enthält zod mehrfach: 4.1.0, 3.9.0.')).toBeVisible();
  expect(screen.getByText(/^Ohne Angaben.*old@1\.0\.0-x/)).toBeVisible();
});

it('says when there is no report, and leaves the rest of the page alone', async () => {
  await visit({ 'GET dependencies': () => refuse(500, 'x') });

  expect(await screen.findByText('Die Pakete sind gerade nicht zu haben.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Was live ist' })).toBeVisible();
});

it('says when nothing is recorded yet', async () => {
  await visit({ 'GET dependencies': () => ok({ packages: [], twice: [], unknown: [] }) });

  expect(await screen.findByText('Noch keine Angaben')).toBeVisible();
});
