import { submitCheckout } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { requireSession } from '../../kernel/session/session-plugin';
import { findSubmitted } from '../../orders/lifecycle/find-submitted';
import { stepPage } from '../checkout/checkout-pages';
import type { SellingContext } from '../context/selling-context';
import type { SubmitOrder } from './submit-order';

/** "Zahlungspflichtig bestellen": one transaction writes the order, or nothing is changed. */
export async function submitRoutes(
  app: FastifyInstance,
  { db, formAnswers }: SellingContext,
  { enforce, submit, pay }: SubmitOrder,
): Promise<void> {
  formRoute(app, formAnswers, submitCheckout, {
    form: 'checkout-submit',
    page: () => stepPage('review'),
    keep: [],
    async handle({ idempotencyKey: typedKey, walletToken, ...accepted }, request, reply) {
      const key = idempotencyKey(request) ?? typedKey;
      if (key === undefined) throw fieldRefusal('idempotencyKey', 'forms.required');
      // A repeated submit gets its order, whatever has become of cart, prices and limits.
      const known = await findSubmitted(db, requireSession(request).id, key);
      if (known !== undefined) return pay(request, reply, known, walletToken);
      await enforce(request, reply);
      return pay(request, reply, await submit(request, key, accepted), walletToken);
    },
  });
}
