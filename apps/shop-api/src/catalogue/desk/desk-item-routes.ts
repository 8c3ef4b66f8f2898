import { randomUUID } from 'node:crypto';
import {
  correctStock,
  type DeskItem,
  type DeskStockForm,
  enterPrice,
  readDeskItem,
} from '@fachwerk/shared/contracts';
import { correctionMistake, isFarPrice } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { deskAndNumber, noteChange } from '../../identity/staff/desk-access';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey, keyClash } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { displayPrice } from '../../kernel/money/display';
import { correctStock as writeCorrection, lastCorrections } from '../../stores/stock/correct-stock';
import { findStockFigures } from '../../stores/stock/stock-figures';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import type { CatalogueContext } from '../context/catalogue-context';
import type { NumberedItem } from '../items/item-repository';
import { priceListOfStore } from '../prices/price-list-of-store';
import { deskItemView } from './desk-item-view';
import { enterPrice as writePrice } from './enter-price';
import { createDeskItems } from './find-desk-item';
import { lastReleases } from './releases';

interface Place {
  locationId: string;
  /** Undefined: the warehouse. */
  store: { companyId: string; name: string } | undefined;
}

/** An item in the store of the desk: what lies there, and its price. */
export async function deskItemRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app);
  const { findNumber, itemOf } = createDeskItems(db);
  const stores = createStoreRepository(db);

  async function placeOf(request: FastifyRequest): Promise<Place> {
    const desk = deskOf(request);
    if (desk === WAREHOUSE) return { locationId: WAREHOUSE, store: undefined };
    return { locationId: desk, store: await requireStore(stores, desk) };
  }

  async function viewItem(found: NumberedItem, { locationId, store }: Place): Promise<DeskItem> {
    const { itemId, ean } = found;
    const item = await itemOf(found);
    const [figures, corrections, priceList, releases] = await Promise.all([
      findStockFigures(db, itemId, locationId),
      lastCorrections(db, itemId, locationId),
      store && priceListOfStore(db, store, itemId),
      lastReleases(db, itemId, locationId),
    ]);
    return deskItemView({
      item,
      ean,
      companyId: store?.companyId ?? null,
      figures,
      corrections,
      priceList,
      releases,
      now: now(),
    });
  }

  route(app, readDeskItem, async (request) => {
    const place = await placeOf(request);
    return viewItem(await findNumber(request.query.code), place);
  });

  route(
    app,
    correctStock,
    async (request) => {
      const place = await placeOf(request);
      const { counted, seen, reason } = request.body;
      refuseContradiction(request.body);
      const found = await findNumber(request.params.itemId);
      const outcome = await writeCorrection(db, {
        itemId: found.itemId,
        locationId: place.locationId,
        counted,
        seen,
        reason,
        by: deskAndNumber(request),
        at: now(),
        reference: idempotencyKey(request) ?? randomUUID(),
      });
      if (outcome === 'clash') throw keyClash();
      const item = await viewItem(found, place);
      if (outcome === 'changed')
        throw new ShopError({
          statusCode: 412,
          key: 'deskItem.stockChanged',
          values: { count: item.stock.onHand },
          state: { item },
        });
      noteChange(request, { before: { onHand: seen }, after: { onHand: counted } });
      return item;
    },
    { onlyByRecorder: true },
  );

  route(
    app,
    enterPrice,
    async (request) => {
      const place = await placeOf(request);
      if (!place.store) throw new ShopError({ statusCode: 404, key: 'error.store.unknown' });
      const { cents, seen, seenChange, isConfirmed } = request.body;
      const found = await findNumber(request.params.itemId);
      if (!isConfirmed && isFarPrice(seen, cents))
        throw new ShopError({
          statusCode: 409,
          key: 'deskItem.priceFarOff',
          values: { price: displayPrice(cents).displayValue, before: displayPrice(seen).displayValue },
        });
      const entered = await writePrice(db, {
        itemId: found.itemId,
        store: place.store,
        cents,
        seen,
        seenChange,
        by: deskAndNumber(request),
        at: now(),
        reference: idempotencyKey(request) ?? randomUUID(),
      });
      if (entered.outcome === 'clash') throw keyClash();
      const item = await viewItem(found, place);
      if (entered.outcome === 'changed')
        throw new ShopError({
          statusCode: 412,
          key: 'deskItem.priceChanged',
          values: { price: item.prices.displayPrice.displayValue },
          state: { item },
        });
      if (entered.outcome === 'entered')
        noteChange(request, { before: { cents: entered.before }, after: { cents, list: entered.listId } });
      return item;
    },
    { role: 'MANAGER', onlyByRecorder: true },
  );
}

/** Reason or number is a mistake. */
function refuseContradiction({ counted, seen, reason }: z.output<typeof DeskStockForm>): void {
  const mistake = correctionMistake(reason, seen, counted);
  if (mistake) throw fieldRefusal('counted', `deskItem.${mistake}`);
}
