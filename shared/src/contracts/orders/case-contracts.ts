import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  CaseForm,
  CaseNumber,
  CaseParams,
  CaseReceipt,
  CaseRefund,
  CaseRefundQuery,
  CasesQuery,
  DeskCase,
  DeskCaseClose,
  DeskCaseDisposition,
  DeskCaseGive,
  DeskCaseMatch,
  DeskCaseNew,
  DeskCaseNotOwed,
  DeskCasePictureParams,
  DeskCasePictureQuery,
  DeskCasePieces,
  DeskCases,
  PictureNumber,
} from './case';
import { OrderParams } from './order';

const params = CaseParams;
const answers = { 200: DeskCase };
const expects = { caseId: 'string', lines: 'list', events: 'list' } as const;

const CASES = '/rest/desk/cases/';
const CASE = `${CASES}{caseId}/`;

export const reportCase = contract({
  method: 'POST',
  path: '/rest/orders/{orderId}/cases/',
  summary:
    'Report a return or a complaint about handed-over pieces, as multipart/form-data with pictures; sent twice it is one',
  params: OrderParams,
  form: CaseForm,
  answers: { 200: CaseReceipt },
  expects: { number: 'string', nextText: 'string' },
});

/** A picture of the case for its buyer. */
export const readCasePicture = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/cases/{caseNumber}/pictures/{picture}/',
  summary: 'A picture that the buyer has sent with a case',
  params: z.object({ ...OrderParams.shape, caseNumber: CaseNumber, picture: PictureNumber }),
  answers: { 200: z.string() },
  expects: 'string',
});

/** For the slip that goes with the goods. */
export const readCaseCode = contract({
  method: 'GET',
  path: '/rest/orders/{orderId}/cases/{caseNumber}/code/',
  summary: 'The number of a case as SVG: bar code for the desk that gets the goods',
  params: z.object({ ...OrderParams.shape, caseNumber: CaseNumber }),
  answers: { 200: z.string() },
  expects: 'string',
});

export const readDeskCases = contract({
  method: 'GET',
  path: CASES,
  summary:
    'Desk: open cases of its orders, the first to be due first, in pages, or the case of a number; online: also unmatched ones',
  query: CasesQuery,
  answers: { 200: DeskCases },
  expects: { cases: 'list' },
});

export const readDeskCase = contract({
  method: 'GET',
  path: CASE,
  summary: 'Desk: one case',
  params,
  answers,
  expects,
});

export const readDeskCasePicture = contract({
  method: 'GET',
  path: `${CASE}pictures/{picture}/`,
  summary: 'Desk: a picture of the buyer',
  params: DeskCasePictureParams,
  query: DeskCasePictureQuery,
  answers: { 200: z.string() },
  expects: 'string',
});

export const createDeskCase = contract({
  method: 'POST',
  path: CASES,
  summary: 'Desk: a return or a complaint at the counter',
  json: DeskCaseNew,
  answers,
  expects,
});

export const matchCase = contract({
  method: 'POST',
  path: `${CASE}match/`,
  summary: 'Desk online: the order of a case, and its pieces; as long as nothing has happened to them',
  params,
  json: DeskCaseMatch,
  answers,
  expects,
});

export const reportCaseDispatched = contract({
  method: 'POST',
  path: `${CASE}dispatched/`,
  summary: 'Desk: the buyer has proved that the goods are on their way; the money waits no longer',
  params,
  answers,
  expects,
});

export const reportCaseArrived = contract({
  method: 'POST',
  path: `${CASE}arrived/`,
  summary: 'Desk: pieces have arrived; stock and money do not change',
  params,
  json: DeskCasePieces,
  answers,
  expects,
});

export const reportCaseNotComing = contract({
  method: 'POST',
  path: `${CASE}not-coming/`,
  summary: 'Desk: the buyer keeps pieces',
  params,
  json: DeskCasePieces,
  answers,
  expects,
});

export const disposeCase = contract({
  method: 'POST',
  path: `${CASE}disposition/`,
  summary: 'Desk: where arrived pieces go; those on the shelf can be sold again',
  params,
  json: DeskCaseDisposition,
  answers,
  expects,
});

export const giveCaseMoney = contract({
  method: 'POST',
  path: `${CASE}give/`,
  summary: 'Desk: give back the price of pieces; stock does not change',
  params,
  json: DeskCaseGive,
  answers,
  expects,
});

export const readCaseRefund = contract({
  method: 'GET',
  path: `${CASE}refund/`,
  summary: 'Desk: what the buyer would get back for pieces; nothing changes',
  params,
  query: CaseRefundQuery,
  answers: { 200: CaseRefund },
  expects: { total: 'object' },
});

export const reportCaseNotOwed = contract({
  method: 'POST',
  path: `${CASE}not-owed/`,
  summary: 'Desk: no money is owed for pieces, with the reason',
  params,
  json: DeskCaseNotOwed,
  answers,
  expects,
});

export const reportCaseRepaired = contract({
  method: 'POST',
  path: `${CASE}repaired/`,
  summary: 'Desk: pieces are repaired and go back to the buyer; once, their warranty is 12 months longer',
  params,
  json: DeskCasePieces,
  answers,
  expects,
});

export const replaceCasePieces = contract({
  method: 'POST',
  path: `${CASE}replace/`,
  summary: 'Desk: new pieces leave the stock without a charge',
  params,
  json: DeskCasePieces,
  answers,
  expects,
});

export const closeCase = contract({
  method: 'POST',
  path: `${CASE}close/`,
  summary: 'Desk: end a case whose goods, money and disposition are decided',
  params,
  json: DeskCaseClose,
  answers,
  expects,
});
