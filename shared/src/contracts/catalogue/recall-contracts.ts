import { contract } from '../kernel/contract';
import { Recall, RecallList, RecallParams } from './recall';

export const readRecalls = contract({
  method: 'GET',
  path: '/rest/recalls/',
  isPublic: true,
  isTranslated: true,
  summary: 'Product safety recalls, newest first',
  answers: { 200: RecallList },
  expects: { recalls: 'list' },
});

export const readRecall = contract({
  method: 'GET',
  path: '/rest/recalls/{recallId}/',
  isPublic: true,
  isTranslated: true,
  summary: 'One product safety recall: hazard, what to do, remedies',
  params: RecallParams,
  answers: { 200: Recall },
  expects: { items: 'list', lots: 'list', remedies: 'list', contact: 'object' },
});
