import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { couponCodeInfoModal } from './coupon-code-info-modal.widget';

it('opens with its event and closes by its button', async () => {
  const { platform } = await renderWidget(couponCodeInfoModal, {}, { messages });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await act(async () => platform.bus.publish('cart:coupon-info-requested', {}));

  expect(screen.getByRole('dialog', { name: 'So funktionieren Gutscheincodes' })).toHaveFocus();
  await expectNoAxeViolations(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
