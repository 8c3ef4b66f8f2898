import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import {
  DeskCorrectionForm,
  DeskDisclosureForm,
  DeskReleaseForm,
  ItemRelease,
  ReleaseBook,
  ReleaseBookQuery,
  ReleaseSummary,
} from './desk-release';

const answers = { 200: ItemRelease };
const expects = { proofs: 'list', record: 'object' } as const;
const ReleasePath = z.object({ itemId: Id, releaseId: z.string().check(z.regex(/^\d{1,18}$/)) });

/**
 * People only. Once per `Idempotency-Key`. 409: the item needs no proof, or the store does not list it. 400
 * names the fields that are missing.
 */
export const recordRelease = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/releases/',
  summary: 'Desk: record that goods which need a proof are handed over, with what the law asks for',
  params: z.object({ itemId: Id }),
  json: DeskReleaseForm,
  answers,
  expects,
});

/**
 * Managers, and on the same day who has recorded it (`SLIP`). Each call is noted in the journal of the desk,
 * so it is no GET. The item need not exist any more.
 */
export const discloseRelease = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/releases/{releaseId}/disclose/',
  summary: 'Desk: one recorded release of the own store, with the data of the buyer',
  params: ReleasePath,
  json: DeskDisclosureForm,
  answers,
  expects,
});

/**
 * Who has recorded it on the same day, and managers. Once: 409 where it is stated already with another reason
 * or number. 400 for `replacedBy`: it is missing, or names no later release of the store.
 */
export const correctRelease = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/releases/{releaseId}/correct/',
  summary: 'Desk: state that a recorded release did not happen, or that another one states it right',
  params: ReleasePath,
  json: DeskCorrectionForm,
  answers: { 200: ReleaseSummary },
  expects: { proofs: 'list' },
});

/** Managers. Without data of buyers. */
export const readReleaseBook = contract({
  method: 'GET',
  path: '/rest/desk/releases/',
  summary: 'Desk: the recorded releases of the own store by proof and year, or one by its number',
  query: ReleaseBookQuery,
  answers: { 200: ReleaseBook },
  expects: { releases: 'list' },
});
