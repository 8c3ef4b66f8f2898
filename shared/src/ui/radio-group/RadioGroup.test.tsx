import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
];

it('is one question with answers of which one holds', async () => {
  render(<RadioGroup label="Anrede" name="salutation" options={options} />);
  expect(screen.getByRole('group', { name: 'Anrede' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Herr' }));

  expect(screen.getByRole('radio', { name: 'Frau' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Herr' })).toBeChecked();
});

it('ties the error to the question and to each answer', () => {
  const error = 'Bitte wählen Sie eine Anrede.';
  render(<RadioGroup label="Anrede" name="salutation" options={options} error={error} />);

  expect(screen.getByRole('group', { name: 'Anrede' })).toHaveAccessibleDescription(error);
  expect(screen.getByRole('radio', { name: 'Frau' })).toHaveAccessibleDescription(error);
});
