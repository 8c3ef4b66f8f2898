import {
  BackInStockAccepted,
  BackInStockCancelled,
  BackInStockConfirmed,
  BackInStockForm,
  BackInStockLinkForm,
  BackInStockParams,
} from './back-in-stock';
import * as calls from './back-in-stock-calls';
import { contract } from './contract';

export const requestBackInStock = contract(calls.requestBackInStock, {
  summary: 'Ask for one mail when a sold-out item is available again; 409 if it is available',
  params: BackInStockParams,
  form: BackInStockForm,
  answers: { 202: BackInStockAccepted },
});

export const confirmBackInStock = contract(calls.confirmBackInStock, {
  summary: 'Confirm the address of a back-in-stock request with the token of its mail',
  form: BackInStockLinkForm,
  answers: { 200: BackInStockConfirmed },
});

export const cancelBackInStock = contract(calls.cancelBackInStock, {
  summary: 'Delete back-in-stock requests with the token of a mail',
  form: BackInStockLinkForm,
  answers: { 200: BackInStockCancelled },
});
