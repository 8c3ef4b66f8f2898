import { readPlaces } from '@fachwerk/shared/calls';
import type { Places } from '@fachwerk/shared/contracts';
import { answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aCheckout, checkoutAnswers } from './checkout-fixtures';
import { checkoutPage } from './checkout-page.widget';

const PLACES: Readonly<Record<string, readonly string[]>> = {
  50667: ['Köln'],
  21465: ['Reinbek', 'Wentorf bei Hamburg'],
  54636: ['Altscheid', 'Baustert', 'Bickendorf', 'Biersdorf'],
};

async function open() {
  const url = '/checkout/adresse/';
  window.history.replaceState(null, '', url);
  await renderWidget(
    checkoutPage,
    { step: 'address' },
    {
      messages,
      url: `https://shop.example${url}`,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', checkout: '/checkout/' } },
      answers: [
        ...checkoutAnswers(aCheckout('address')),
        answerTo(readPlaces, ({ query }): Places => {
          const places = [...(PLACES[String(query?.zipCode)] ?? [])];
          return { places, isFitting: places.length === 0 || places.includes(String(query?.city)) };
        }),
      ],
    },
  );
  return {
    zipCode: screen.getByRole('textbox', { name: 'Postleitzahl' }),
    city: screen.getByRole('textbox', { name: 'Ort' }),
  };
}

beforeEach(() => sessionStorage.clear());

describe('the city of an address', () => {
  it('is filled in for a postal code with one place', async () => {
    const { zipCode, city } = await open();
    await userEvent.type(zipCode, '50667');
    await userEvent.tab();
    await waitFor(() => expect(city).toHaveValue('Köln'));
  });

  it('is replaced by a city that is typed into the field meanwhile', async () => {
    const { zipCode, city } = await open();
    await userEvent.type(zipCode, '50667');
    await userEvent.tab();
    expect(city).toHaveFocus();
    await waitFor(() => expect(city).toHaveValue('Köln'));
    await userEvent.keyboard('Köln');
    expect(city).toHaveValue('Köln');
  });

  it('is left to the visitor for a code with several', async () => {
    const { zipCode, city } = await open();
    await userEvent.type(zipCode, '21465');
    await userEvent.tab();
    await userEvent.type(city, 'Bonn');
    await userEvent.tab();
    expect(await screen.findByText(/Passt 21465 zu Bonn\?/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wentorf bei Hamburg' }));
    expect(city).toHaveValue('Wentorf bei Hamburg');
    expect(screen.queryByText(/Passt/)).toBeNull();
  });

  it('is questioned without answers if there are too many', async () => {
    await open();
    await fill('Postleitzahl', '54636');
    await fill('Ort', 'Bonn');
    await userEvent.tab();
    expect(await screen.findByText(/Passt 54636 zu Bonn\?/)).toHaveTextContent('Wir finden den Ort nicht');
  });

  it('keeps what the visitor has typed', async () => {
    const { zipCode, city } = await open();
    await userEvent.type(city, 'Köln-Deutz');
    await userEvent.type(zipCode, '50667');
    await userEvent.tab();
    expect(await screen.findByText(/Passt 50667 zu Köln-Deutz\?/)).toBeVisible();
    expect(city).toHaveValue('Köln-Deutz');
  });

  it('stays empty when the visitor clears it', async () => {
    const { zipCode, city } = await open();
    await userEvent.type(zipCode, '50667');
    await userEvent.tab();
    await waitFor(() => expect(city).toHaveValue('Köln'));
    await userEvent.clear(city);
    expect(city).toHaveValue('');
  });
});
