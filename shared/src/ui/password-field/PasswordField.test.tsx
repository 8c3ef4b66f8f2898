import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PasswordField } from './PasswordField';

const field = (
  <PasswordField
    label="Passwort"
    name="password"
    autoComplete="current-password"
    showText="Anzeigen"
    hideText="Verbergen"
    toggleLabel="Passwort anzeigen"
  />
);

it('hides what is typed until the visitor wants to see it, and hides it again', async () => {
  render(field);
  const input = screen.getByLabelText('Passwort');
  const toggle = screen.getByRole('button', { name: 'Passwort anzeigen' });
  await userEvent.type(input, 'geheim');
  expect(input).toHaveAttribute('type', 'password');
  expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('geheim');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(toggle).toHaveTextContent('Verbergen');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
});

it('takes a pasted password', async () => {
  render(field);
  await userEvent.click(screen.getByLabelText('Passwort'));
  await userEvent.paste('Aus-dem-Tresor-1');
  expect(screen.getByLabelText('Passwort')).toHaveValue('Aus-dem-Tresor-1');
});

it('tells the password manager what it is, and shows no switch that could not work without script', () => {
  const html = renderToString(field);
  expect(html).toContain('autoComplete="current-password"');
  expect(html).not.toContain('<button');
});
