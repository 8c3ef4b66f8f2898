import { readReleaseBook } from '@fachwerk/shared/contracts';
import { releaseIdOf } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import type { CatalogueContext } from '../context/catalogue-context';
import { beginOfYear, yearOf } from './release-periods';
import { bookedRelease } from './release-view';
import { bookOfReleases, findRelease } from './releases';

const PAGE = 50;

/** The recorded releases of a store, for an authority. No item is needed: it may not be sold any more. */
export async function releaseBookRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app, { isForPeople: true });
  const stores = createStoreRepository(db);

  route(
    app,
    readReleaseBook,
    async (request) => {
      const { companyId } = await requireStore(stores, deskOf(request));
      const { proof, year, number, before } = request.query;
      if (number !== undefined) {
        const id = releaseIdOf(number);
        const release = id === undefined ? undefined : await findRelease(db, id);
        const releases = release?.companyId === companyId ? [bookedRelease(release)] : [];
        return { releases, next: null };
      }
      const from = year === undefined ? yearOf(now()) : Number(year);
      const found = await bookOfReleases(db, {
        companyId,
        proof,
        from: beginOfYear(from),
        until: beginOfYear(from + 1),
        before,
        limit: PAGE + 1,
      });
      const page = found.slice(0, PAGE);
      return {
        releases: page.map(bookedRelease),
        next: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    },
    { role: 'MANAGER' },
  );
}
