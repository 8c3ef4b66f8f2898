import type { FastifyInstance } from 'fastify';
import { decide, type Fields, inputFault } from './decide';
import { challengePage, methodPage } from './pages/method-pages';
import { STYLE } from './pages/style';
import { PREFIX } from './paths';
import type { SandboxPayment } from './payment';
import type { PaymentStore } from './payment-store';

export interface PageOptions {
  store: PaymentStore;
  /** Where the buyer returns to. */
  returnUrl: (payment: SandboxPayment) => string;
}

type Target = { Params: { token: string }; Body: Fields | undefined };

const PAGE = `${PREFIX}/pay/:token/`;
const UNKNOWN = 'Diese Zahlung gibt es nicht.';
const isOpen = ({ status }: SandboxPayment) => status === 'created' || status === 'challenge';

/** A browser follows a redirect after a form only to addresses that the policy names. */
const policyFor = (returnUrl: string): string => {
  const target = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : '';
  return `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`;
};

/** The pages for buyers. They work without script and have none. */
export async function pageRoutes(app: FastifyInstance, { store, returnUrl }: PageOptions): Promise<void> {
  app.get(`${PREFIX}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('referrer-policy', 'no-referrer');
  });

  app.get<Target>(PAGE, async ({ params }, reply) => {
    const payment = await store.byToken(params.token);
    if (!payment) return reply.code(404).type('text/plain; charset=utf-8').send(UNKNOWN);
    if (!isOpen(payment)) return reply.redirect(returnUrl(payment), 303);
    return sendPage(payment);

    function sendPage(one: SandboxPayment) {
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyFor(returnUrl(one)))
        .send(one.status === 'challenge' ? challengePage(one) : methodPage(one));
    }
  });

  app.post<Target>(PAGE, async ({ params, body = {} }, reply) => {
    const payment = await store.byToken(params.token);
    if (!payment) return reply.code(404).type('text/plain; charset=utf-8').send(UNKNOWN);
    const fault =
      payment.status === 'created' && body.action !== 'cancel' ? inputFault(payment, body) : undefined;
    if (fault !== undefined)
      return reply
        .code(400)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policyFor(returnUrl(payment)))
        .send(methodPage(payment, fault));
    const decided = await store.change(payment.id, (one) => {
      if (isOpen(one)) decide(one, body);
    });
    return reply.redirect(
      decided.status === 'challenge' ? `${PREFIX}/pay/${params.token}/` : returnUrl(decided),
      303,
    );
  });
}
