import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import { DeskDisclosureForm, DeskReleaseForm, ItemRelease } from './desk-release';

const answers = { 200: ItemRelease };
const expects = { proofs: 'list', record: 'object' } as const;

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

/** Managers. Each call is noted in the journal of the desk, so it is no GET. */
export const discloseRelease = contract({
  method: 'POST',
  path: '/rest/desk/items/{itemId}/releases/{releaseId}/disclose/',
  summary: 'Desk: one recorded release of the own store, with the data of the buyer',
  params: z.object({ itemId: Id, releaseId: z.string().check(z.regex(/^\d{1,18}$/)) }),
  json: DeskDisclosureForm,
  answers,
  expects,
});
