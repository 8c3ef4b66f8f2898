import { render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

it('names its frame, its columns and its rows', () => {
  render(
    <DataTable
      label="Pakete"
      columns={[{ title: 'Paket' }, { title: 'Größe', isNumber: true }]}
      rows={[{ key: 'zod', cells: ['zod', '12 kB'] }]}
    />,
  );

  const frame = screen.getByRole('region', { name: 'Pakete' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('columnheader', { name: 'Größe' })).toBeVisible();
  expect(within(frame).getByRole('rowheader', { name: 'zod' })).toBeVisible();
  expect(within(frame).getByRole('cell', { name: '12 kB' })).toBeVisible();
});
