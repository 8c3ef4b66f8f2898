/** @jest-environment node */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { createGiftCardGuard } from './gift-card-guard';

/** No card is found, no limit is reached. */
const context = {
  db: { query: () => Promise.resolve([]) },
  attempts: { attempt: () => Promise.resolve(0), attemptsOf: () => Promise.resolve(0) },
  secrets: { giftCards: 'a secret for tests' },
} as unknown as Kernel;
const request = { ip: '192.0.2.1', session: { id: 's1' } } as FastifyRequest;
const typed = { cardNumber: '1234 5678 9012 3456', pin: '000000', frcCaptchaSolution: '' };

it('refuses a card without a known reason with the general one (specification 8)', async () => {
  const findCard = createGiftCardGuard(context);

  await expect(findCard(typed, request, {} as FastifyReply, () => undefined)).rejects.toMatchObject({
    fieldErrors: [{ field: 'cardNumber', msg: 'giftCard.error.failed.UNCLASSIFIED' }],
  });
});
