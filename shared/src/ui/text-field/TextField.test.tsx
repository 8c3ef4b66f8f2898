import { render, screen } from '@testing-library/react';
import { TextField } from './TextField';

it('ties label, hint and error to the input', () => {
  render(<TextField label="Postleitzahl" hint="Fünf Ziffern" error="Bitte prüfen Sie die Postleitzahl." />);

  const input = screen.getByRole('textbox', { name: 'Postleitzahl' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Bitte prüfen Sie die Postleitzahl. Fünf Ziffern');
});

it('is valid and undescribed when there is nothing to say', () => {
  render(<TextField label="Ort" />);

  const input = screen.getByRole('textbox', { name: 'Ort' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('keeps a hidden label for assistive technology', () => {
  render(<TextField label="Produkte suchen" isLabelHidden type="search" />);

  expect(screen.getByRole('searchbox', { name: 'Produkte suchen' })).toBeInTheDocument();
});

it('passes attributes of the input on', () => {
  render(<TextField label="E-Mail" type="email" autoComplete="email" required maxLength={100} />);

  const input = screen.getByRole('textbox', { name: 'E-Mail' });
  expect(input).toBeRequired();
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveAttribute('maxlength', '100');
});
