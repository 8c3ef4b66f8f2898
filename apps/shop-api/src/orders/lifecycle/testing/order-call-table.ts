import type { OrderEvent, OrderKind } from '@fachwerk/shared/contracts';

/**
 * What a call does in a state: `moves` is one step of the order; a number is the status of an answer that
 * changes nothing.
 */
export type Expected = 'moves' | number;

/**
 * What happens before an order is in a state, whose name may go on with the question about the rest. A step
 * may concern single pieces of line 1.
 */
export type Step = OrderEvent | readonly [OrderEvent, { lineId: number; quantity: number }[]];

const part: { lineId: number; quantity: number }[] = [{ lineId: 1, quantity: 1 }];
const SENT = ['pick', 'ship'] as const;
const READY = ['pick', 'find', 'ready'] as const;

export const STATES: Record<OrderKind, Record<string, readonly Step[]>> = {
  delivery: {
    PAYMENT_PENDING: [],
    CONFIRMED: [],
    PICKING: ['pick'],
    PARTLY_SHIPPED: ['pick', ['ship', part]],
    SHIPPED: SENT,
    DELIVERED: [...SENT, 'deliver'],
    CANCELLED: ['cancel'],
    RETURNED: [...SENT, 'return'],
    REFUNDED: [...SENT, 'return', 'refunded'],
  },
  collect: {
    PAYMENT_PENDING: [],
    CONFIRMED: [],
    PICKING: ['pick'],
    'PICKING-ASKED': ['pick', ['find', part]],
    READY,
    'READY-ASKED': ['pick', ['find', part], 'ready'],
    COLLECTED: [...READY, 'collect'],
    CANCELLED: ['cancel'],
    RETURNED: [...READY, 'collect', 'return'],
    REFUNDED: ['cancel', 'refunded'],
  },
  reservation: {
    REQUESTED: [],
    CONFIRMED: ['find'],
    PARTIAL: [['find', part]],
    'PARTIAL-KEPT': [['find', part], 'keep-rest'],
    READY: ['find', 'ready'],
    'READY-ASKED': [['find', part], 'ready'],
    COLLECTED: ['find', 'ready', 'collect'],
    EXPIRED: ['expire'],
    CANCELLED: ['cancel'],
  },
};

/** Calls of the buyer, and below the line those of the desk that hands out the goods. */
const TABLES: Record<OrderKind, string> = {
  delivery: `
                      PAYMENT_PENDING CONFIRMED PICKING PARTLY_SHIPPED SHIPPED DELIVERED CANCELLED RETURNED REFUNDED
    read                    200         200       200        200         200      200       200      200      200
    pay                     201         201       201        201         201      201       412      412      412
    give-up                 moves       200       200        200         200      200       200      200      200
    cancel                  moves       moves     412        412         412      412       200      412      412
    cancel-lines            412         moves     412        412         412      412       412      412      412
    keep-rest               412         412       412        412         412      412       412      412      412
    cancel-rest             412         412       412        412         412      412       200      412      412
    see-refund              200         200       412        412         412      412       412      412      412
    see-refund-of-lines     412         200       412        412         412      412       412      412      412
    invoice                 404         404       404        200         200      200       404      200      200
    collection-code         404         404       404        404         404      404       404      404      404
    calendar                404         404       404        404         404      404       404      404      404
    save-account            409         409       409        409         409      409       409      409      409
    confirmation            200         200       200        200         200      200       200      200      200
    reservation             404         404       404        404         404      404       404      404      404
    cancel-reservation      404         404       404        404         404      404       404      404      404
    extend                  404         404       404        404         404      404       404      404      404
    ---
    desk-read               200         200       200        200         200      200       200      200      200
    pick                    412         moves     412        412         412      412       412      412      412
    find                    412         412       moves      moves       412      412       412      412      412
    ready                   412         412       412        412         412      412       412      412      412
    ship                    412         412       moves      moves       412      412       412      412      412
    deliver                 412         412       412        412         moves    412       412      412      412
    correct-parcel          412         412       412        moves       moves    412       412      412      412
    collect                 400         400       400        400         400      400       400      400      400
    return                  412         412       412        moves       moves    moves     412      412      412
    expire                  412         412       412        412         412      412       412      412      412
    put-back                412         412       412        412         412      412       412      412      412
    expire-early            412         412       412        412         412      412       412      412      412`,
  collect: `
                        PAYMENT_PENDING CONFIRMED PICKING PICKING-ASKED READY READY-ASKED COLLECTED CANCELLED RETURNED REFUNDED
    read                200             200       200     200           200   200         200       200       200      200
    pay                 201             201       201     201           201   201         201       412       412      412
    give-up             moves           200       200     200           200   200         200       200       200      200
    cancel              moves           moves     412     412           412   412         412       200       412      412
    cancel-lines        412             moves     412     412           412   412         412       412       412      412
    keep-rest           412             412       412     moves         412   moves       412       412       412      412
    cancel-rest         412             412       412     moves         412   moves       412       200       412      412
    see-refund          200             200       412     412           412   412         412       412       412      412
    see-refund-of-lines 412             200       412     412           412   412         412       412       412      412
    invoice             404             404       404     404           404   404         200       404       200      404
    collection-code     404             200       200     200           200   200         404       404       404      404
    calendar            404             404       404     404           200   200         404       404       404      404
    save-account        409             409       409     409           409   409         409       409       409      409
    confirmation        200             200       200     200           200   200         200       200       200      200
    reservation         404             404       404     404           404   404         404       404       404      404
    cancel-reservation  404             404       404     404           404   404         404       404       404      404
    extend              404             404       404     404           404   404         404       404       404      404
    ---
    desk-read           200             200       200     200           200   200         200       200       200      200
    pick                412             moves     412     412           412   412         412       412       412      412
    find                412             412       moves   moves         412   412         412       412       412      412
    ready               412             412       moves   moves         412   412         412       412       412      412
    ship                412             412       412     412           412   412         412       412       412      412
    deliver             412             412       412     412           412   412         412       412       412      412
    correct-parcel      412             412       412     412           412   412         412       412       412      412
    collect             412             412       412     412           moves moves       412       412       412      412
    return              412             412       412     412           412   412         moves     412       412      412
    expire              412             412       412     412           moves moves       412       412       412      412
    put-back            412             412       412     412           412   412         412       412       412      412
    expire-early        412             412       412     412           412   412         412       412       412      412`,
  reservation: `
                        REQUESTED CONFIRMED PARTIAL PARTIAL-KEPT READY READY-ASKED COLLECTED EXPIRED CANCELLED
    read                200       200       200     200          200   200         200       200     200
    pay                 404       404       404     404          404   404         404       404     404
    give-up             404       404       404     404          404   404         404       404     404
    cancel              moves     moves     moves   moves        moves moves       412       412     200
    cancel-lines        412       412       412     412          412   412         412       412     412
    keep-rest           412       412       moves   412          412   moves       412       412     412
    cancel-rest         412       412       moves   412          412   moves       412       412     200
    see-refund          200       200       200     200          200   200         412       412     412
    see-refund-of-lines 412       412       412     412          412   412         412       412     412
    invoice             404       404       404     404          404   404         404       404     404
    collection-code     200       200       200     200          200   200         404       404     404
    calendar            200       200       200     200          200   200         404       404     404
    save-account        409       409       409     409          409   409         409       409     409
    confirmation        200       200       200     200          200   200         200       200     200
    reservation         200       200       200     200          200   200         200       200     200
    cancel-reservation  moves     moves     moves   moves        moves moves       412       412     200
    extend              412       412       412     412          moves moves       412       412     412
    ---
    desk-read           200       200       200     200          200   200         200       200     200
    pick                412       412       412     412          412   412         412       412     412
    find                moves     412       412     412          412   412         412       412     412
    ready               412       moves     moves   moves        412   412         412       412     412
    ship                412       412       412     412          412   412         412       412     412
    deliver             412       412       412     412          412   412         412       412     412
    correct-parcel      412       412       412     412          412   412         412       412     412
    collect             412       412       412     412          moves moves       412       412     412
    return              412       412       412     412          412   412         412       412     412
    expire              moves     moves     moves   moves        moves moves       412       412     412
    put-back            412       412       412     412          412   412         412       412     412
    expire-early        412       412       412     412          412   412         412       412     412`,
};

export type Table = Record<string, Record<string, Expected>>;
export interface CallTable {
  buyer: Table;
  desk: Table;
}

/** Call, then state. */
export function callTable(kind: OrderKind): CallTable {
  const [states = '', ...rows] = TABLES[kind].trim().split('\n');
  const names = states.trim().split(/\s+/);
  const line = rows.findIndex((row) => row.trim() === '---');
  const tableOf = (calls: string[]): Table =>
    Object.fromEntries(
      calls.map((row) => {
        const [call = '', ...cells] = row.trim().split(/\s+/);
        return [
          call,
          Object.fromEntries(
            cells.map((cell, index) => [names[index] ?? '', cell === 'moves' ? cell : Number(cell)]),
          ),
        ];
      }),
    );
  return { buyer: tableOf(rows.slice(0, line)), desk: tableOf(rows.slice(line + 1)) };
}
