import { readPlaces } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { aCheckout, checkoutAnswers } from '../checkout-fixtures';
import { checkoutPage } from '../checkout-page.widget';

const stored = (id: string, city: string, street: string) => ({
  id,
  values: {
    firstName: 'Erika',
    lastName: 'Muster',
    company: '',
    street,
    streetNumber: '1',
    addition: '',
    zipCode: '50667',
    city,
    country: 'DE',
  },
  lines: ['Erika Muster', `${street} 1`, `50667 ${city}`],
});
const BOOK = [stored('a1', 'Köln', 'Ring'), stored('b2', 'Bonn', 'Allee')];

async function open({ isLoggedIn = true, query = '' } = {}) {
  const checkout = aCheckout('address');
  const address = { ...checkout.address, values: { ...BOOK[0]?.values }, ...(isLoggedIn && { book: BOOK }) };
  await renderWidget(
    checkoutPage,
    { step: 'address' },
    {
      messages,
      url: `https://shop.example/checkout/adresse/${query}`,
      config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', checkout: '/checkout/' } },
      answers: [
        ...checkoutAnswers({ ...checkout, isLoggedIn, address }),
        answerTo(readPlaces, { places: [], isFitting: true }),
      ],
    },
  );
}

it('fills in the chosen address, and marks it until something is typed', async () => {
  await open();
  const [cologne, bonn] = [/Ring 1/, /Allee 1/].map((name) => screen.getByRole('link', { name }));
  expect(cologne).toHaveAttribute('aria-current', 'true');

  await userEvent.click(bonn as HTMLElement);

  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Bonn');
  expect(screen.getByRole('link', { name: /Allee 1/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ort' }), '-Süd');
  expect(screen.getByRole('link', { name: /Allee 1/ })).not.toHaveAttribute('aria-current');
});

it('is a link without script, which opens the page with the address', async () => {
  await open({ query: '?adresse=b2' });

  expect(screen.getByRole('link', { name: /Allee 1/ })).toHaveAttribute('href', '?adresse=b2');
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveValue('Bonn');
});

it('offers to save the address, which is not chosen for the customer', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: 'Adresse speichern' })).not.toBeChecked();
});

it('offers nothing of it to guests', async () => {
  await open({ isLoggedIn: false });
  expect(screen.queryByRole('link', { name: /Ring 1/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Adresse speichern' })).not.toBeInTheDocument();
});
