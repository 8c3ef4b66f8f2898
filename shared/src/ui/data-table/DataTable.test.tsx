import { act, render, screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

const table = (
  <DataTable
    label="Pakete"
    columns={[{ title: 'Paket' }, { title: 'Größe', isNumber: true }]}
    rows={[{ key: 'zod', cells: ['zod', '12 kB'] }]}
  />
);
const frame = () => screen.getByRole('region', { name: 'Pakete' });

it('names its frame, its columns and its rows', () => {
  render(table);

  expect(within(frame()).getByRole('columnheader', { name: 'Größe' })).toBeVisible();
  expect(within(frame()).getByRole('rowheader', { name: 'zod' })).toBeVisible();
  expect(within(frame()).getByRole('cell', { name: '12 kB' })).toBeVisible();
});

describe('the frame', () => {
  let measure: () => void;
  /** jsdom has no layout. */
  const give = (sizes: Partial<Record<'scrollWidth' | 'scrollHeight', number>>) =>
    act(() => {
      for (const name of ['scrollWidth', 'scrollHeight'] as const)
        Object.defineProperty(frame(), name, { configurable: true, value: sizes[name] ?? 0 });
      measure();
    });
  beforeEach(() => {
    class Observer {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: Observer });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

  it.each([{ scrollWidth: 900 }, { scrollHeight: 900 }])('is a tab stop where it scrolls: %p', (sizes) => {
    render(table);
    give({});
    expect(frame()).not.toHaveAttribute('tabindex');

    give(sizes);
    expect(frame()).toHaveAttribute('tabindex', '0');
  });

  it('keeps the focus that it has when it no longer scrolls', () => {
    render(table);
    give({ scrollWidth: 900 });
    frame().focus();
    give({});

    expect(frame()).toHaveFocus();
  });
});

it('is a tab stop until it is measured', () => {
  render(table);

  expect(frame()).toHaveAttribute('tabindex', '0');
});
