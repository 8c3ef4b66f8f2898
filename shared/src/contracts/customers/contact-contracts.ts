import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  ContactAnswerForm,
  ContactAttachmentParams,
  ContactList,
  ContactMessageForm,
  ContactParams,
  ContactReceived,
  ContactRequest,
} from './contact';

const REQUESTS = '/rest/desk/contacts/';
const REQUEST = `${REQUESTS}{contactId}/` as const;

export const sendContact = contract({
  method: 'POST',
  path: '/rest/contact/',
  summary: 'Write to the customer service; up to three files as `attachments` of multipart/form-data',
  form: ContactMessageForm,
  answers: { 202: ContactReceived },
  expects: { number: 'string' },
});

export const readContacts = contract({
  method: 'GET',
  path: REQUESTS,
  summary: 'Service: requests without an answer, oldest first',
  answers: { 200: ContactList },
  expects: { requests: 'list' },
});

export const readContact = contract({
  method: 'GET',
  path: REQUEST,
  summary: 'Service: one request',
  params: ContactParams,
  answers: { 200: ContactRequest },
  expects: { number: 'string', message: 'string', attachments: 'list' },
});

export const readContactAttachment = contract({
  method: 'GET',
  path: `${REQUEST}attachments/{attachment}/`,
  summary: 'Service: a file of a request, to save',
  params: ContactAttachmentParams,
  answers: { 200: z.string() },
  expects: 'string',
});

export const closeContact = contract({
  method: 'POST',
  path: `${REQUEST}close/`,
  summary: 'Service: close a request without an answer; 409 if it is closed',
  params: ContactParams,
  form: z.object({}),
  answers: { 200: ContactRequest },
  expects: { number: 'string', attachments: 'list' },
});

export const answerContact = contract({
  method: 'POST',
  path: `${REQUEST}answer/`,
  summary: 'Service: answer a request by mail; 409 if it has an answer',
  params: ContactParams,
  form: ContactAnswerForm,
  answers: { 200: ContactRequest },
  expects: { number: 'string', attachments: 'list' },
});
