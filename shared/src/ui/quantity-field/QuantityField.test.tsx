import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityField, type QuantityFieldProps } from './QuantityField';

function aQuantityField(props: Partial<QuantityFieldProps> = {}) {
  const onCommit = jest.fn();
  render(
    <QuantityField
      label="Menge"
      decreaseLabel="Weniger"
      increaseLabel="Mehr"
      value={3}
      max={10}
      onCommit={onCommit}
      {...props}
    />,
  );
  return {
    onCommit,
    input: screen.getByRole('spinbutton', { name: 'Menge' }),
    less: screen.getByRole('button', { name: 'Weniger' }),
    more: screen.getByRole('button', { name: 'Mehr' }),
  };
}

it('goes up and down by one', async () => {
  const { onCommit, less, more } = aQuantityField();

  await userEvent.click(more);
  await userEvent.click(less);

  expect(onCommit.mock.calls).toEqual([
    [4, 4],
    [2, 2],
  ]);
});

it('takes a typed amount when the visitor presses Enter, without sending the form around it', async () => {
  const onSubmit = jest.fn();
  const onCommit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <QuantityField
        label="Menge"
        decreaseLabel="Weniger"
        increaseLabel="Mehr"
        value={3}
        onCommit={onCommit}
      />
    </form>,
  );
  const input = screen.getByRole('spinbutton');

  await userEvent.clear(input);
  await userEvent.type(input, '7{Enter}');

  expect(onCommit.mock.calls).toEqual([[7, 7]]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('takes a typed amount when the visitor leaves the field', async () => {
  const { onCommit, input } = aQuantityField();

  await userEvent.clear(input);
  await userEvent.type(input, '5');
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.tab();

  expect(onCommit.mock.calls).toEqual([[5, 5]]);
});

it.each([
  ['more than there is', '99', 10],
  ['less than one', '0', 1],
])('brings %s back into its limits', async (_what, typed, committed) => {
  const { onCommit, input } = aQuantityField();

  await userEvent.clear(input);
  await userEvent.type(input, `${typed}{Enter}`);

  expect(onCommit.mock.calls).toEqual([[committed, Number(typed)]]);
});

it('reports what was requested above the limit also when the value stays', async () => {
  const { onCommit, input } = aQuantityField({ value: 10 });

  await userEvent.clear(input);
  await userEvent.type(input, '12{Enter}');

  expect(onCommit.mock.calls).toEqual([[10, 12]]);
});

it.each(['', '1.5'])('goes back to the old amount when "%s" is typed', async (typed) => {
  const { onCommit, input } = aQuantityField();

  await userEvent.clear(input);
  if (typed) await userEvent.type(input, typed);
  await userEvent.tab();

  expect(onCommit).not.toHaveBeenCalled();
  expect(input).toHaveValue(3);
});

it('offers no step beyond its limits', () => {
  const { less, more } = aQuantityField({ value: 1, max: 1 });

  expect(less).toBeDisabled();
  expect(more).toBeDisabled();
});

it('takes no further change while one is under way, and keeps the focus', async () => {
  const { onCommit, more } = aQuantityField({ isPending: true });

  await userEvent.click(more);

  expect(more).toHaveFocus();
  expect(onCommit).not.toHaveBeenCalled();
});

it('is sent under its name without script', () => {
  const { input } = aQuantityField({ name: 'quantity' });

  expect(input).toHaveAttribute('name', 'quantity');
  expect(input).toHaveAttribute('type', 'number');
});
