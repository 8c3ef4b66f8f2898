import { readStore } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { aStore } from '../../../testing/store-fixtures';
import { aDeskShop } from '../testing/a-desk-shop';
import { notices, signs } from './notices';

const texts: Record<string, string> = messages;
const print = jest.fn();

async function open(hash: string) {
  const net = { isOnline: true };
  window.location.hash = hash;
  const { container } = await aDeskShop().open([
    answerTo(readStore, () => {
      if (!net.isOnline) throw new HttpError('network', 'for the test');
      return aStore({ companyId: '1001', name: 'Fachwerk Köln' });
    }),
  ]);
  return { net, container };
}

beforeEach(() => {
  print.mockClear();
  window.print = print;
});

it('lists what a store must show, and where', async () => {
  const { container } = await open('#notices');
  const list = within(
    (await screen.findByRole('heading', { name: 'Aushänge für Ihren Markt' })).parentElement!,
  );
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Rückgabe von Batterien',
    'Rückgabe von Elektrogeräten',
    'Annahmestelle für Altöl',
    'Jugendschutz',
    'Gesetzliche Gewährleistung (PDF)',
    'Rücknahme am Eingang (Bild)',
  ]);
  await expectNoAxeViolations(container);
});

it('prints a notice with the facts of the store and its law', async () => {
  const { container } = await open('#notices/batteries');
  await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);

  const sheet = within(screen.getByRole('article'));
  expect(
    sheet.getByRole('heading', { name: /Batterien und Akkus nehmen wir kostenlos zurück/ }),
  ).toBeVisible();
  expect(sheet.getByText('Mo. bis Fr.').parentElement).toHaveTextContent('Mo. bis Fr.8:00–20:00 Uhr');
  expect(sheet.getByText(/Fachwerk Köln, Butzweilerstraße 41, 50829 Köln/)).toHaveTextContent(/BattDG §24/);
  await expectNoAxeViolations(container);
});

it.each(notices)('has all texts of the notice $id, and its law', async ({ id, paragraphs }) => {
  const { container } = await open(`#notices/${id}`);
  const sheet = await screen.findByRole('article');
  expect(sheet).not.toHaveTextContent('desk.notices');
  expect(sheet).toHaveTextContent(/Hinweis nach|Aushang nach/);
  expect(texts[`desk.notices.${id}.${paragraphs + 1}`]).toBeUndefined();
  await expectNoAxeViolations(container);
});

it.each(signs)('has a file of the sign $id', ({ id, href }) => {
  expect(texts[`desk.notices.${id}.where`]).toBeDefined();
  expect(href).toMatch(/^\/images\//);
});

it('states without a connection that the facts of the store are missing, and tries again', async () => {
  const { net } = await open('#notices');
  net.isOnline = false;
  await userEvent.click(await screen.findByRole('link', { name: 'Jugendschutz' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Angaben des Marktes konnten nicht geladen werden/,
  );
  expect(screen.queryByRole('button', { name: 'Drucken' })).not.toBeInTheDocument();
  net.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByRole('button', { name: 'Drucken' })).toBeVisible();
});
