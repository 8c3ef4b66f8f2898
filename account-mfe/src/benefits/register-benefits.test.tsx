import { renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../messages.de.json';
import { registerBenefits } from './register-benefits.widget';

it.each([
  [{}, 'Was Ihr Konto kann'],
  [{ headline: 'Ihre Vorteile' }, 'Ihre Vorteile'],
])('is mounted by name with %j: the advantages below "%s"', async (props, headline) => {
  await renderWidget(registerBenefits, props, { messages });

  expect(registerBenefits.name).toBe('register-benefits');
  expect(screen.getByRole('heading', { name: headline })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it.each([{ headline: '' }, { headline: 'x'.repeat(81) }, { headline: 1 }])('refuses %j', (props) => {
  expect(registerBenefits.parseProps(props).ok).toBe(false);
});
