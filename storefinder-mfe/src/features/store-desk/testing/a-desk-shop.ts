import {
  changePerson,
  handOver,
  lockStaff,
  readDeskOrder,
  readDeskOrders,
  readStaff,
  reportDelivered,
  reportExpired,
  reportFound,
  reportPutBack,
  reportReady,
  reportShipped,
  signInStaff,
  signOut,
  signOutStaff,
  startPicking,
} from '@fachwerk/shared/calls';
import type { DeskOrder, OrderEvent, OrderState, ReadyTimes, StaffState } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { PIN_ATTEMPTS } from '@fachwerk/shared/rules';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import messages from '../../../messages.de.json';
import { storeDesk } from '../store-desk.widget';
import { aDeskOrder } from './an-order-on-desk';

export const NOBODY: StaffState = {
  person: null,
  isLocked: false,
  deskName: null,
  expiresAt: null,
  people: [],
};
export const ANNA_AT_WORK: StaffState = {
  person: { id: '1', number: '4711', name: 'Anna Beispiel', role: 'EMPLOYEE', desk: '1001' },
  isLocked: false,
  deskName: 'Fachwerk Köln',
  expiresAt: '2026-11-21T22:00:00.000Z',
  people: [
    { number: '4711', name: 'Anna Beispiel' },
    { number: '4712', name: 'Bernd Muster' },
  ],
};

const BERND = { id: '2', number: '4712', name: 'Bernd Muster', role: 'EMPLOYEE', desk: '1001' } as const;

// A sign-out that waits is kept in the browser.
afterEach(() => localStorage.clear());

const refuse = (status: number, msg: string): never => {
  throw new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg }] });
};

const LIST_OF: Partial<Record<OrderState, string>> = {
  CONFIRMED: 'to-pick',
  PICKING: 'picking',
  PARTLY_SHIPPED: 'picking',
  READY: 'ready',
};
const listOfOrder = ({ order, events }: DeskOrder) =>
  events.includes('put-back') ? 'put-back' : LIST_OF[order.state];
const EVENTS_IN: Partial<Record<OrderState, OrderEvent[]>> = {
  CONFIRMED: ['pick'],
  PICKING: ['find', 'ready'],
  PARTLY_SHIPPED: ['find', 'ship'],
  SHIPPED: ['deliver'],
  READY: ['collect'],
};
export const CODE = '48291735';

export const OLGA_AT_WORK: StaffState = {
  person: { id: '9', number: '4700', name: 'Olga Ordnung', role: 'OPERATOR', desk: null },
  isLocked: false,
  deskName: null,
  expiresAt: '2026-11-21T22:00:00.000Z',
  people: [],
};

/** A shop with one collection. A test changes what it does. */
export function aDeskShop(given: DeskOrder = aDeskOrder()) {
  const shop = {
    staff: ANNA_AT_WORK,
    order: given,
    isOnline: true,
    /** The shop API does not answer; the registry does. */
    isApiSilent: false,
    /** The session at the page of operators: open, ended, or not reached. */
    operations: 'open' as 'open' | 'ended' | 'silent',
    /** A tracking number that the shop does not take. */
    refusedNumber: '',
    refusedFor: 'deskError.trackingNumber',
    /** What shoppers read about how soon orders are ready. */
    readyTimes: undefined as ReadyTimes | undefined,
    wrongPins: 0,
    /** Another phone has moved the order. */
    moveTo(state: OrderState) {
      const order = { ...shop.order.order, state };
      const isPacked = order.kind === 'delivery' && state === 'PICKING';
      shop.order = { ...shop.order, order, events: isPacked ? ['find', 'ship'] : (EVENTS_IN[state] ?? []) };
      return shop.order;
    },
  };
  const connected = () => {
    if (!shop.isOnline || shop.isApiSilent) throw new HttpError('network', 'for the test');
  };
  const working = () => {
    connected();
    if (!shop.staff.person || shop.staff.isLocked) refuse(401, 'staffError.locked');
  };
  const step = (event: OrderEvent, to: OrderState) => () => {
    working();
    if (!shop.order.events.includes(event)) refuse(412, 'deskError.notPossible');
    return shop.moveTo(to);
  };
  const staff = (next: () => StaffState) => () => {
    connected();
    shop.staff = next();
    return shop.staff;
  };
  const answers = [
    answerTo(
      readStaff,
      staff(() => shop.staff),
    ),
    answerTo(signInStaff, ({ json }) => {
      connected();
      if (json.password !== 'Fachwerk-1') refuse(400, 'staff.login.failed');
      shop.staff = ANNA_AT_WORK;
      return shop.staff;
    }),
    answerTo(changePerson, ({ json }) => {
      connected();
      if (json.pin !== '2580') {
        shop.wrongPins += 1;
        if (shop.wrongPins < PIN_ATTEMPTS) refuse(400, 'staff.pin.failed');
        shop.staff = NOBODY;
        refuse(401, 'staffError.ended');
      }
      const { person } = shop.staff;
      shop.staff = { ...shop.staff, isLocked: false };
      if (json.number !== person?.number)
        shop.staff.person = json.number === BERND.number ? BERND : ANNA_AT_WORK.person;
      return shop.staff;
    }),
    answerTo(
      lockStaff,
      staff(() => ({ ...shop.staff, isLocked: true })),
    ),
    answerTo(
      signOutStaff,
      staff(() => NOBODY),
    ),
    answerTo(signOut, () => {
      if (!shop.isOnline || shop.operations === 'silent') throw new HttpError('network', 'for the test');
      shop.operations = 'ended';
      return '' as const;
    }),
    answerTo(readDeskOrders, ({ query }) => {
      working();
      const { number } = shop.order.order;
      const isMeant = query?.number ? query.number === number : listOfOrder(shop.order) === query?.list;
      return {
        orders: isMeant ? [shop.order] : [],
        ...(shop.readyTimes && !query?.number && { readyTimes: shop.readyTimes }),
      };
    }),
    answerTo(readDeskOrder, () => {
      working();
      return shop.order;
    }),
    answerTo(startPicking, step('pick', 'PICKING')),
    answerTo(reportFound, ({ json }) => {
      working();
      if (!shop.order.events.includes('find')) refuse(412, 'deskError.notPossible');
      const found = (lineId: number) => json.lines.find((one) => one.lineId === lineId)?.quantity ?? 0;
      const lines = shop.order.lines.map((line) => ({
        ...line,
        found: found(line.lineId),
        open: found(line.lineId),
      }));
      shop.order = { ...shop.order, lines };
      return shop.moveTo('PICKING');
    }),
    answerTo(reportShipped, ({ json }) => {
      const { carrier, trackingNumber } = json;
      const inside = (json.lines ?? []).map(({ lineId, quantity }) => ({
        lineId,
        quantity: Number(quantity),
      }));
      working();
      if (trackingNumber === shop.refusedNumber) refuse(400, shop.refusedFor);
      if (!shop.order.events.includes('ship')) refuse(412, 'deskError.notPossible');
      const { order } = shop.order;
      const sent = (lineId: number) => inside.find((one) => one.lineId === lineId)?.quantity ?? 0;
      const lines = shop.order.lines.map((line) => ({ ...line, open: line.open - sent(line.lineId) }));
      const parcel = { at: '2026-11-23T12:00:00.000Z', carrier, trackingNumber, lines: inside };
      shop.order = { ...shop.order, lines, order: { ...order, parcels: [...order.parcels, parcel] } };
      return shop.moveTo(lines.every(({ open }) => open === 0) ? 'SHIPPED' : 'PARTLY_SHIPPED');
    }),
    answerTo(reportReady, step('ready', 'READY')),
    answerTo(reportDelivered, step('deliver', 'DELIVERED')),
    answerTo(reportExpired, () => {
      step('expire', 'CANCELLED')();
      const lines = shop.order.lines.map((line) => ({ ...line, open: 0, toPutBack: line.open }));
      shop.order = { ...shop.order, events: ['put-back'], lines };
      return shop.order;
    }),
    answerTo(reportPutBack, () => {
      step('put-back', shop.order.order.state)();
      const lines = shop.order.lines.map(({ toPutBack: _, ...line }) => line);
      shop.order = { ...shop.order, lines };
      return shop.order;
    }),
    answerTo(handOver, ({ json }) => {
      working();
      if (json.code !== CODE) refuse(400, 'deskError.wrongCode');
      return step('collect', 'COLLECTED')();
    }),
  ];
  return {
    shop,
    /** Opens the page of a shop that also has other answers. */
    open: (others: readonly AnswerTo[] = [], serverTexts: Record<string, string> = {}) =>
      renderWidget(
        storeDesk,
        {},
        { answers: [...answers, ...others], messages: Object.assign({}, messages, serverTexts) },
      ),
  };
}
