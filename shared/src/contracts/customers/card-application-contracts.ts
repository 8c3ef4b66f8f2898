import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import {
  CardApplicationAccepted,
  CardApplicationForm,
  CardApplications,
  CardQuestionForm,
} from './card-application';

const params = z.object({ applicationId: z.uuid() });
const answers = { 200: CardApplications };

export const applyForCard = contract({
  method: 'POST',
  path: '/rest/partnercard/apply/',
  summary: 'Apply for a bonus or partner card; operators decide, and a mail has the answer',
  form: CardApplicationForm,
  answers: { 202: CardApplicationAccepted },
  expects: { state: 'string' },
});

export const askAboutCard = contract({
  method: 'POST',
  path: '/rest/partnercard/contact/',
  summary: 'A question about bonus and partner cards; operators answer by mail',
  form: CardQuestionForm,
  answers: { 202: CardApplicationAccepted },
  expects: { state: 'string' },
});

export const readCardApplications = contract({
  method: 'GET',
  path: '/rest/desk/card-applications/',
  summary: 'Operators: applications for cards and questions that wait, oldest first',
  answers,
  expects: { applications: 'list' },
});

export const acceptCardApplication = contract({
  method: 'POST',
  path: '/rest/desk/card-applications/{applicationId}/accept/',
  summary: 'Operators: issue the card and mail its number; a question is answered',
  params,
  answers,
  expects: { applications: 'list' },
});

export const refuseCardApplication = contract({
  method: 'POST',
  path: '/rest/desk/card-applications/{applicationId}/refuse/',
  summary: 'Operators: refuse an application, which a mail states; a question is dropped',
  params,
  answers,
  expects: { applications: 'list' },
});
