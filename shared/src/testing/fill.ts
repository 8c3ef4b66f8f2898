import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Fills in a field in one step, like a paste; typing single letters is slow. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(value);
}
