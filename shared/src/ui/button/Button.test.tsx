import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { Button } from './Button';

it('does what it says on a click', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Speichern</Button>);

  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  expect(onClick).toHaveBeenCalledTimes(1);
});

it('submits a form only when told to', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Abbrechen</Button>
      <Button type="submit">Absenden</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('keeps name and focus while pending, and ignores clicks and submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending onClick={onClick}>
        In den Warenkorb
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'In den Warenkorb' });

  await userEvent.click(button);

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is a link when it leads somewhere', () => {
  render(<Button href="/basket/">Zum Warenkorb</Button>);

  expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/basket/');
});
