import type { Call } from './call';
import type {
  DeskFound,
  DeskHandOver,
  DeskOrder,
  DeskOrders,
  DeskQuery,
  DeskReturn,
  DeskShipped,
  OrderCancelForm,
  OrderView,
} from './order';

type Params = { orderId: string };
const order = {
  orderId: 'string',
  placed: 'object',
  contact: 'object',
  delivery: 'object',
  lines: 'list',
  sums: 'object',
  parcels: 'list',
  history: 'list',
  documents: 'list',
  actions: 'list',
} as const;

export const readOrder: Call<{ params: Params; answer: OrderView }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/',
  expects: order,
};

/** PDF of the last invoice. */
export const readInvoice: Call<{ params: Params; answer: string }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/invoice.pdf',
  expects: 'string',
};

/** PDF of one of the documents of an order. */
export const readDocument: Call<{ params: Params & { number: string }; answer: string }> = {
  method: 'GET',
  path: '/rest/orders/{orderId}/documents/{number}/',
  expects: 'string',
};

/** Before the goods are picked: the whole order, or some of its pieces. */
export const cancelOrder: Call<{ params: Params; form: OrderCancelForm; answer: OrderView }> = {
  method: 'POST',
  path: '/rest/orders/{orderId}/cancel/',
  expects: order,
};

const deskOrder = { order, events: 'list', lines: 'list' } as const;
const DESK = '/rest/desk/orders/{orderId}/';

export const readDeskOrders: Call<{ query: DeskQuery; answer: DeskOrders }> = {
  method: 'GET',
  path: '/rest/desk/orders/',
  expects: { orders: 'list' },
};

export const readDeskOrder: Call<{ params: Params; answer: DeskOrder }> = {
  method: 'GET',
  path: DESK,
  expects: deskOrder,
};

export const startPicking: Call<{ params: Params; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}pick/`,
  expects: deskOrder,
};

export const reportFound: Call<{ params: Params; json: DeskFound; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}found/`,
  expects: deskOrder,
};

export const reportReady: Call<{ params: Params; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}ready/`,
  expects: deskOrder,
};

export const handOver: Call<{ params: Params; json: DeskHandOver; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}hand-over/`,
  expects: deskOrder,
};

export const reportShipped: Call<{ params: Params; json: DeskShipped; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}ship/`,
  expects: deskOrder,
};

export const reportDelivered: Call<{ params: Params; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}deliver/`,
  expects: deskOrder,
};

/** After the end of the time in which the goods wait. */
export const reportExpired: Call<{ params: Params; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}expire/`,
  expects: deskOrder,
};

export const reportReturned: Call<{ params: Params; json: DeskReturn; answer: DeskOrder }> = {
  method: 'POST',
  path: `${DESK}return/`,
  expects: deskOrder,
};
