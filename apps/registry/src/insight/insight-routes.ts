import * as calls from '@fachwerk/shared/calls';
import type {
  DependencyReport,
  Digest,
  LiveExpectations,
  Passports,
  WebVitals,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import { readInUse } from '../gate/read-in-use';
import { one, type Query } from '../http/query';
import { Refusal } from '../http/refusal';
import type { PlanReader } from '../plan/read-plan';
import { liveReleases } from '../web-vitals/live-releases';
import { readWebVitals } from '../web-vitals/read-web-vitals';
import { dependenciesOf } from './read-dependencies';
import { readDigest } from './read-digest';
import { expectationsOf } from './read-expectations';
import { readPassports } from './read-passports';

const WEEK = 7;
/** Failures are kept for thirty days, and a digest compares two periods. */
const MOST_DAYS = 15;

type InsightOptions = Pick<RegistryContext, 'access' | 'db' | 'versions'> & {
  plans: PlanReader;
  metricsKey: string | undefined;
};

/** Reports about what is live, for any token. */
export async function insightRoutes(
  app: FastifyInstance,
  { access, db, versions, plans, metricsKey }: InsightOptions,
): Promise<void> {
  app.get(calls.readDependencies.path, async (request): Promise<DependencyReport> => {
    await access.known(request);
    return dependenciesOf(await readInUse(db));
  });

  app.get(calls.readExpectations.path, async (request): Promise<LiveExpectations> => {
    await access.known(request);
    return expectationsOf(await readInUse(db));
  });

  app.get<Query<'days' | 'mfe'>>(calls.readDigest.path, async (request): Promise<Digest> => {
    await access.known(request);
    const days = Number(one(request.query.days) ?? WEEK);
    if (!(Number.isInteger(days) && days > 0 && days <= MOST_DAYS))
      throw new Refusal(400, `"days" is a whole number above 0, at most ${MOST_DAYS}.`);
    return readDigest({ db, versions }, { days, mfe: one(request.query.mfe) });
  });

  app.get<Query<'mfe'>>(calls.readPassports.path, async (request): Promise<Passports> => {
    await access.known(request);
    const mfe = one(request.query.mfe);
    if (!mfe) throw new Refusal(400, '"mfe" is the name of a micro-frontend.');
    return readPassports(db, mfe);
  });

  app.get(calls.readWebVitals.path, async (request): Promise<WebVitals> => {
    await access.known(request);
    // What this instance has just counted; the page reads the next figures after a minute.
    await app.webVitals.flush();
    const live = liveReleases(await plans.readOrLast());
    return { isOn: metricsKey !== undefined, ...(await readWebVitals(db, live)) };
  });
}
