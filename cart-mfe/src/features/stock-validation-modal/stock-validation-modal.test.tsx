import { renderWidget } from '@fachwerk/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { stockValidationModal } from './stock-validation-modal.widget';

const screws = { entryId: 'e-1', name: 'Schrauben', oldQuantity: 5, newQuantity: 2 };
const paint = { entryId: 'e-2', name: 'Wandfarbe', oldQuantity: 1, newQuantity: 0 };

async function openModal(emptyBaskets: string[] = []) {
  const { platform } = await renderWidget(stockValidationModal, {}, { messages });
  await act(async () => {
    platform.bus.publish('cart:inventory-changed', { positions: [screws, paint], emptyBaskets });
    platform.bus.set('stockValidationModalId', 'stock-validation-modal');
  });
  return { platform, user: userEvent.setup() };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Einige Artikel sind knapp geworden' }));

it('lists what is missing, with old and new quantity, and takes the focus', async () => {
  await openModal();

  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(dialog().getByText('Menge vorher 5, jetzt 2')).toBeVisible();
  expect(dialog().getByText('nicht mehr verfügbar, entfernt')).toBeVisible();
});

it('states that a cart has become empty', async () => {
  await openModal(['ONLINE']);
  expect(dialog().getByText(/ist jetzt leer/)).toBeVisible();
});

it('stays closed while the topic names another dialog', async () => {
  const { platform } = await openModal();
  await act(async () => platform.bus.set('stockValidationModalId', 'another'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its button', (user: ReturnType<typeof userEvent.setup>) => user.click(dialog().getByText('Verstanden'))],
])('closes by %s, clears the topic and lets the page scroll', async (_how, close) => {
  const { platform, user } = await openModal();
  expect(platform.bus.get('bodyScrollLockCount')).toBe(1);

  await close(user);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(platform.bus.get('bodyScrollLockCount')).toBe(0);
  expect(platform.bus.get('stockValidationModalId')).toBeNull();
});

it('is closed when the visitor leaves the page', async () => {
  const { platform } = await openModal();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(platform.bus.get('stockValidationModalId')).toBeNull();
});
