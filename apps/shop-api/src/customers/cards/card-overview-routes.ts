import { type LinkedCard, readCustomerCard } from '@fachwerk/shared/contracts';
import { printedCustomerCard } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { createPromotionMemory } from '../../benefits/promotions/promotion-memory';
import { ownCustomer } from '../../identity/customer/own-customer';
import { route } from '../../kernel/http/route';
import { createStoreRepository } from '../../stores/store/store-repository';
import type { CustomersContext } from '../context/customers-context';
import { benefitsOfCard } from './card-benefits';
import { cardRepository, type CustomerCard } from './card-repository';
import { barsOf } from './draw-card';
import { findReceipts } from './own-receipts';

/** What the account shows of its card. */
export async function cardOverviewRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, now, wallets } = context;
  const offered = (['apple', 'google'] as const).filter((wallet) => wallets[wallet]);
  const readPromotions = createPromotionMemory(db);
  const stores = createStoreRepository(db);
  const cards = cardRepository(db);

  route(app, readCustomerCard, async (request) => {
    const customer = await ownCustomer(db, request);
    const [card, { rules }, list] = await Promise.all([
      cards.findOf(customer.id),
      readPromotions(),
      stores.findAll(),
    ]);
    const benefits = benefitsOfCard(rules, now());
    const typedNumber = customer.customerCardNumber;
    if (!card) return { card: null, typedNumber, receipts: [], next: null, benefits };
    const storeNames = new Map(list.map(({ companyId, name }) => [companyId, name]));
    const [view, receipts] = await Promise.all([
      viewOf(card),
      findReceipts(db, card.number, { before: request.query.before, storeNames }),
    ]);
    return { card: view, typedNumber: null, ...receipts, benefits, wallets: offered };
  });

  const viewOf = async (card: CustomerCard): Promise<LinkedCard> => ({
    number: card.number,
    printedNumber: printedCustomerCard(card.number),
    ownerName: `${card.firstName} ${card.lastName}`.trim(),
    bars: await barsOf(card.number),
    points: await cards.pointsOf(card.number),
    isBlocked: card.isBlocked,
    isOptedIn: card.isOptedIn,
  });
}
