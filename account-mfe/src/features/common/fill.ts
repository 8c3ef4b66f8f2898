import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** For tests: fills in a field at once, as a paste does; letter by letter is slow. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(value);
}
