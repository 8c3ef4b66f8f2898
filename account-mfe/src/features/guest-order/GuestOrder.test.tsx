import { readBankDetails, readOrder } from '@fachwerk/shared/calls';
import sharedMessages from '@fachwerk/shared/messages.de.json';
import { PAYMENT_RULES, type PaymentType } from '@fachwerk/shared/rules';
import { anOrderView, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../messages.de.json';
import { cancelOrderPage } from '../cancel-order/cancel-order-page.widget';
import { guestOrder } from './guest-order.widget';

it.each(Object.keys(PAYMENT_RULES))('names the payment %s in German', async (paymentMethod) => {
  await renderWidget(
    guestOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      answers: [
        answerTo(readOrder, anOrderView({ paymentMethod })),
        answerTo(readBankDetails, { orderNumber: 'F7K4-M92T-X', refund: null, saved: null }),
      ],
    },
  );

  expect(screen.queryByText(new RegExp(`${paymentMethod}|payment\\.`))).not.toBeInTheDocument();
  expect(screen.getByText(sharedMessages[`payment.${paymentMethod as PaymentType}`])).toBeVisible();
});

it('receives the texts of the payments on its pages', () => {
  for (const { messages: prefixes } of [guestOrder, cancelOrderPage]) expect(prefixes).toContain('payment.');
});
