import { randomUUID } from 'node:crypto';
import {
  correctRelease,
  type DeskReleaseForm,
  discloseRelease,
  recordRelease,
} from '@fachwerk/shared/contracts';
import {
  isVoluntaryForRelease,
  RELEASE_FIELDS,
  type ReleaseField,
  releaseFields,
  releaseIdOf,
  SLIP_AGAIN,
  type StoreProof,
  storeProofs,
} from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { deskAndNumber, noteChange, personAt } from '../../identity/staff/desk-access';
import { hasRole } from '../../identity/staff/staff-rules';
import { fieldRefusal, GENERAL, ShopError } from '../../kernel/errors/shop-error';
import { idempotencyKey, keyClash, requestHash } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { findStockFigures } from '../../stores/stock/stock-figures';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import type { CatalogueContext } from '../context/catalogue-context';
import { createDeskItems } from './find-desk-item';
import { releaseNumber, releaseSummary, releaseView } from './release-view';
import {
  addCorrection,
  addRelease,
  findRelease,
  readRecord,
  type Release,
  type ReleaseRecord,
} from './releases';

/**
 * Goods that need advice or a proof, as a store hands them over. A person does it, whose name the law asks
 * for: machines are refused.
 */
export async function releaseRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app, { isForPeople: true });
  const items = createDeskItems(db);
  const stores = createStoreRepository(db);
  const storeOf = (request: FastifyRequest) => requireStore(stores, deskOf(request));

  route(
    app,
    recordRelease,
    async (request) => {
      const { companyId, name: storeName } = await storeOf(request);
      const found = await items.findNumber(request.params.itemId);
      const { duties, shown } = await items.itemOf(found);
      const proofs = storeProofs(duties);
      if (proofs.length === 0) throw new ShopError({ statusCode: 409, key: 'deskItem.noProof' });
      if (!(await findStockFigures(db, found.itemId, companyId)))
        throw new ShopError({ statusCode: 409, key: 'deskItem.notOfStore' });
      refuseMissing(request.body, proofs);
      const stated = {
        companyId,
        itemId: found.itemId,
        quantity: request.body.quantity,
        proofs: proofs.map((proof) => ({ proof, record: recordOf(request.body, proof) })),
        by: deskAndNumber(request),
      };
      const release = await addRelease(db, {
        ...stated,
        itemName: [shown.brand.name, shown.name, shown.variantName].filter(Boolean).join(' '),
        ean: found.ean,
        personName: personAt(request).name,
        at: now(),
        key: idempotencyKey(request) ?? randomUUID(),
        hash: requestHash('release', stated),
      });
      if (release === 'clash') throw keyClash();
      noteChange(request, {
        after: { slip: releaseNumber(release), released: release.quantity, proofs },
      });
      return releaseView(release, await readRecord(db, release.id), storeName);
    },
    { hidesBody: true },
  );

  async function ownRelease(companyId: string, itemId: string, releaseId: string): Promise<Release> {
    const release = await findRelease(db, releaseId);
    if (release?.companyId !== companyId || release.itemId !== itemId)
      throw new ShopError({ statusCode: 404, key: 'deskItem.unknownRelease' });
    return release;
  }

  /** Who has recorded it may still open and correct it until the end of the day. */
  const isOfCaller = (request: FastifyRequest, { by, at }: Release): boolean =>
    by === deskAndNumber(request) && berlinDate(at.toISOString()) === berlinDate(now().toISOString());
  const isManager = (request: FastifyRequest): boolean => hasRole(personAt(request).role, 'MANAGER');

  route(app, discloseRelease, async (request) => {
    const { companyId, name: storeName } = await storeOf(request);
    const release = await ownRelease(companyId, request.params.itemId, request.params.releaseId);
    const isSlip = request.body.occasion === SLIP_AGAIN;
    if (!(isOfCaller(request, release) || (isManager(request) && !isSlip))) throw notOfCaller();
    noteChange(request, { after: { slip: releaseNumber(release) } });
    return releaseView(release, await readRecord(db, release.id), storeName);
  });

  route(
    app,
    correctRelease,
    async (request) => {
      const { companyId } = await storeOf(request);
      const release = await ownRelease(companyId, request.params.itemId, request.params.releaseId);
      if (!isOfCaller(request, release) && !isManager(request)) throw notOfCaller();
      const { reason } = request.body;
      const replacedBy = reason === 'MISTYPED' ? (releaseIdOf(request.body.replacedBy ?? '') ?? null) : null;
      if (reason === 'MISTYPED' && !(await isLaterRelease(release, replacedBy)))
        throw fieldRefusal('replacedBy', 'deskItem.noLaterRelease');
      await addCorrection(db, {
        releaseId: release.id,
        reason,
        replacedBy,
        by: deskAndNumber(request),
        personName: personAt(request).name,
        at: now(),
      });
      const corrected = await ownRelease(companyId, release.itemId, release.id);
      if (corrected.correction?.reason !== reason || corrected.correction.replacedBy !== replacedBy)
        throw new ShopError({ statusCode: 409, key: 'deskItem.releaseCorrected' });
      const summary = releaseSummary(corrected);
      noteChange(request, {
        after: { slip: summary.number, fault: reason, replacedBy: summary.correction?.replacedBy },
      });
      return summary;
    },
    { hidesBody: true },
  );

  /** One that states the same: of this store, with the same proofs, and right itself. */
  async function isLaterRelease(
    { id, companyId, proofs }: Release,
    replacedBy: string | null,
  ): Promise<boolean> {
    if (replacedBy === null || BigInt(replacedBy) <= BigInt(id)) return false;
    const other = await findRelease(db, replacedBy);
    return (
      other?.companyId === companyId &&
      other.correction === null &&
      proofs.every((proof) => other.proofs.includes(proof))
    );
  }
}

const notOfCaller = () => new ShopError({ statusCode: 403, key: 'deskItem.notOwnRelease' });

type Stated = z.output<typeof DeskReleaseForm>;

function refuseMissing(stated: Stated, proofs: readonly StoreProof[]): void {
  const missing = releaseFields(proofs).filter(
    (field) => !isVoluntaryForRelease(field) && stated[field] === undefined,
  );
  if (missing.length > 0)
    throw new ShopError({
      statusCode: 400,
      key: GENERAL,
      fieldErrors: missing.map((field) => ({ field, msg: 'forms.required' })),
    });
}

/** What the law asks for this proof; nothing else is kept, whatever was sent. */
function recordOf(stated: Stated, proof: StoreProof): ReleaseRecord {
  const fields: readonly ReleaseField[] = RELEASE_FIELDS[proof];
  return Object.fromEntries(fields.map((field) => [field, stated[field] ?? '']));
}
