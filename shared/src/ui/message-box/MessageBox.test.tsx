import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageBox } from './MessageBox';

it('speaks up when something went wrong because of the visitor', () => {
  render(
    <MessageBox tone="error" isLive>
      Die Menge wurde nicht geändert.
    </MessageBox>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Die Menge wurde nicht geändert.');
});

it('waits for a pause with good news', () => {
  render(
    <MessageBox tone="success" isLive>
      Im Warenkorb
    </MessageBox>,
  );

  expect(screen.getByRole('status')).toHaveTextContent('Im Warenkorb');
});

it('goes away when dismissed', async () => {
  const onDismiss = jest.fn();
  render(
    <MessageBox tone="info" onDismiss={onDismiss} dismissLabel="Meldung schließen">
      Hinweis
    </MessageBox>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));

  expect(onDismiss).toHaveBeenCalledTimes(1);
});
