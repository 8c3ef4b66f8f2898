import {
  changePerson,
  handOver,
  lockStaff,
  readDeskOrder,
  readDeskOrders,
  readStaff,
  reportExpired,
  reportFound,
  reportReady,
  signInStaff,
  signOutStaff,
  startPicking,
} from '@fachwerk/shared/calls';
import type { DeskOrder, OrderEvent, OrderState, StaffState } from '@fachwerk/shared/contracts';
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

const refuse = (status: number, msg: string): never => {
  throw new HttpError('bad-request', 'for the test', status, { globalErrors: [{ msg }] });
};

const LIST_OF: Partial<Record<OrderState, string>> = {
  CONFIRMED: 'to-pick',
  PICKING: 'picking',
  READY: 'ready',
};
const EVENTS_IN: Partial<Record<OrderState, OrderEvent[]>> = {
  CONFIRMED: ['pick'],
  PICKING: ['find', 'ready'],
  READY: ['collect'],
};
export const CODE = '48291735';

/** A shop with one collection. A test changes what it does. */
export function aDeskShop(given: DeskOrder = aDeskOrder()) {
  const shop = {
    staff: ANNA_AT_WORK,
    order: given,
    isOnline: true,
    wrongPins: 0,
    /** Another phone has moved the order. */
    moveTo(state: OrderState) {
      const order = { ...shop.order.order, state };
      shop.order = { ...shop.order, order, events: EVENTS_IN[state] ?? [] };
      return shop.order;
    },
  };
  const connected = () => {
    if (!shop.isOnline) throw new HttpError('network', 'for the test');
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
      shop.staff = { ...ANNA_AT_WORK, isLocked: false };
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
    answerTo(readDeskOrders, ({ query }) => {
      working();
      const { state, number } = shop.order.order;
      const isMeant = query?.number ? query.number === number : LIST_OF[state] === query?.list;
      return { orders: isMeant ? [shop.order] : [] };
    }),
    answerTo(readDeskOrder, () => {
      working();
      return shop.order;
    }),
    answerTo(startPicking, step('pick', 'PICKING')),
    answerTo(reportFound, step('find', 'PICKING')),
    answerTo(reportReady, step('ready', 'READY')),
    answerTo(reportExpired, step('expire', 'CANCELLED')),
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
