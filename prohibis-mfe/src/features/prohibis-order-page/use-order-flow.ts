import { notify, publishCart, withdrawNotification } from '@fachwerk/shared/bus';
import { readDeliveryInformation, readProhibisOrder, verifyInventory } from '@fachwerk/shared/calls';
import type {
  AdjustedPosition,
  CartContainer,
  InteractionLine,
  InventoryChange,
  InventoryConflict,
  ProhibisOrder,
} from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Value of the topic `stockValidationModalId` while the dialog about changed stock is open. */
const STOCK_VALIDATION_MODAL = 'stock-validation-modal';
const DELIVERY_ERROR = 'prohibis.deliveryInfo.globalError';

export interface OrderFlow {
  order: ProhibisOrder;
  /** Null until the goods are held. */
  id: string | null;
  /** Quantities that a refused submission has left; the buyer has not accepted them yet. */
  adjusted: readonly AdjustedPosition[];
  /** Shows the order as it is now. */
  refresh: () => Promise<void>;
  /** Opens the dialog about changed stock. */
  showAdjusted: (positions: readonly AdjustedPosition[], cart: CartContainer | undefined) => void;
  closeModal: () => void;
}

/**
 * Inventory check, then delivery information, each time the page shows another cart (specification 4). With
 * missing stock the server has lowered the cart: the dialog shows it, and the check starts again after it.
 */
export function useOrderFlow(loaded: ProhibisOrder): OrderFlow {
  const { api, bus, signal } = usePlatform();
  const text = useMessages();
  const [order, setOrder] = useState(loaded);
  const [id, setId] = useState(loaded.interactionId);
  const [adjusted, setAdjusted] = useState<readonly AdjustedPosition[]>([]);
  const [isDue, setIsDue] = useState(!loaded.checkout.isEmpty);
  const modalId = useTopic('stockValidationModalId');
  const isRunning = useRef(false);

  const refresh = useCallback(async () => {
    const now = await api.call(readProhibisOrder, { signal });
    setOrder(now);
    setId((before) => now.interactionId ?? before);
  }, [api, signal]);

  const closeModal = useCallback(() => bus.set('stockValidationModalId', null), [bus]);

  const openModal = useCallback(
    (positions: readonly AdjustedPosition[], cart: CartContainer | undefined) => {
      if (cart) publishCart(bus, cart);
      bus.publish('cart:inventory-changed', {
        positions: positions.map(({ entryId, name, oldQuantity, newQuantity }) => ({
          entryId,
          name,
          oldQuantity,
          newQuantity,
        })),
        emptyBaskets: cart?.onlineCart === null ? ['ONLINE'] : [],
      });
      bus.set('stockValidationModalId', STOCK_VALIDATION_MODAL);
    },
    [bus],
  );

  const check = useCallback(async () => {
    try {
      await api.call(verifyInventory, { signal });
      const information = await api.call(readDeliveryInformation, { signal });
      setId((before) => information.onlineBasketInteractions.id ?? before);
      setOrder((before) => withDates(before, information.onlineBasketInteractions.interactionLines));
      withdrawNotification(bus, DELIVERY_ERROR);
      closeModal();
    } catch (error) {
      if (signal.aborted) return;
      const conflict = conflictOf(error);
      if (conflict) {
        openModal(conflict.adjustedPositions, conflict.cart);
        await refresh().catch(() => undefined);
        // After the dialog: the cart has changed, and nothing is held yet.
        setIsDue(conflict.cart.onlineCart !== null);
      } else notify(bus, { id: DELIVERY_ERROR, type: 'error', text: text(DELIVERY_ERROR), autoclose: 0 });
    }
  }, [api, bus, signal, text, refresh, openModal, closeModal]);

  useEffect(() => {
    if (!isDue || modalId !== null || isRunning.current) return;
    isRunning.current = true;
    setIsDue(false);
    void check().finally(() => (isRunning.current = false));
  }, [isDue, modalId, check]);

  const showAdjusted = useCallback(
    (positions: readonly AdjustedPosition[], cart: CartContainer | undefined) => {
      setAdjusted(positions);
      openModal(positions, cart);
    },
    [openModal],
  );

  return { order, id, adjusted, refresh, showAdjusted, closeModal };
}

type Line = ProhibisOrder['checkout']['lines'][number];

/** Delivery dates are updated per entry; the other lines stay. */
export function withDates(order: ProhibisOrder, dated: readonly InteractionLine[]): ProhibisOrder {
  const byEntry = new Map(dated.map((line) => [line.checkoutPosition.entryId, line]));
  const lines = order.checkout.lines.map((line): Line => {
    const dates = byEntry.get(line.entryId);
    if (!dates) return line;
    return {
      ...line,
      deliveryDateMin: dates.minDeliveryDate,
      deliveryDateMax: dates.maxDeliveryDate,
      deliveryText: dates.deliveryText ?? line.deliveryText,
    };
  });
  return { ...order, checkout: { ...order.checkout, lines } };
}

/** What the inventory check or the delivery information has lowered; undefined for every other failure. */
function conflictOf(error: unknown) {
  if (!isHttpError(error) || error.status !== 412) return undefined;
  const body = (error.body ?? {}) as Partial<InventoryChange & InventoryConflict>;
  if (!body.cartContainer) return undefined;
  const adjustedPositions = body.adjustedPositionsOnline ?? body.cartContainer.adjustedPositionsOnline;
  return { cart: body.cartContainer, adjustedPositions };
}
