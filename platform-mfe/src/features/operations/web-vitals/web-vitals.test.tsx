import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refuse } from '../testing/fake-registry';
import { someVitals } from '../testing/operations-fixtures';
import { visit } from '../testing/visit';

const section = async () => within(await screen.findByRole('region', { name: 'Tempo der Seiten' }));
const rowsOf = async (name: string) => {
  const table = within(await (await section()).findByRole('region', { name }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

it('shows values, ratings and of how many values they are by release, newest first', async () => {
  await visit({});

  expect(await rowsOf('Nach Release')).toEqual([
    'seit 21.11.2026, 13:32 Uhr0b1c2d3e4f50live1.4202.310\u00a0msgutaus 1.400 Werten0,125mittelaus 1.420 Werten610\u00a0msschlechtnur 62 Werte, vorläufig–',
    'seit 17.11.2026, 14:32 Uhra1b2c3d4e5f69.840–––1.790\u00a0msgutaus 9.800 Werten',
  ]);
});

it('shows which version of which widget decides the values', async () => {
  await visit({});

  expect(await rowsOf('Nach Widget und Version')).toEqual([
    'hero-slidercontent 1.4.0-3f9a2c12.400\u00a0msgutaus 900 Werten––',
  ]);
});

it('shows the releases of one type of page', async () => {
  await visit({});
  await userEvent.selectOptions(await (await section()).findByLabelText('Art der Seite'), 'Artikelseiten');

  expect(await rowsOf('Nach Release')).toEqual([
    'seit 21.11.2026, 13:32 Uhr0b1c2d3e4f50live123.100\u00a0msmittelnur 12 Werte, vorläufig–––',
  ]);
});

it('explains an empty list, and that nothing is measured without a key', async () => {
  const nothing = { ...someVitals(), releases: [], widgets: [] };
  const first = await visit({ 'GET web-vitals': () => ok(nothing) });
  expect(await screen.findByText('Noch keine Messwerte')).toBeVisible();
  first.unmount();

  await visit({ 'GET web-vitals': () => ok({ ...nothing, isOn: false }) });
  expect(await screen.findByText('Es wird nicht gemessen')).toBeVisible();
});

it('keeps the values of before when the key is removed, and states it', async () => {
  await visit({ 'GET web-vitals': () => ok({ ...someVitals(), isOn: false }) });

  expect(await (await section()).findByText(/kein Schlüssel gesetzt/)).toBeVisible();
  expect(await rowsOf('Nach Release')).toHaveLength(2);
});

it('leaves the rest of the page alone when there is no answer', async () => {
  await visit({ 'GET web-vitals': () => refuse(500, 'x') });

  expect(await screen.findByText('Die Messwerte sind gerade nicht zu haben.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Was live ist' })).toBeVisible();
});
