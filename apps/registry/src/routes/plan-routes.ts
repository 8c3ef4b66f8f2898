import { cookieOf } from '@fachwerk/server-kit/cookies';
import * as calls from '@fachwerk/shared/calls';
import { pickWidgets, type Release } from '@fachwerk/shared/contracts';
import {
  bucketOf,
  createSigner,
  majorOf,
  type PageView,
  releaseFor,
  type ReleasePlan,
} from '@fachwerk/shared/federation';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPreviewToken } from '../access/preview-token';
import type { RegistryContext } from '../context/registry-context';
import { absoluteConfig, publicOrigin } from '../http/page-origin';
import { listOf, one, type Query } from '../http/query';
import { Refusal } from '../http/refusal';
import { byMajor, messagesOf, readLiveVersions, widgetsOf } from '../plan/live-versions';
import type { PlanReader, PreviewOf } from '../plan/read-plan';

const MAX_NAMES = 50;
const MAX_AVOIDED = 20;
const NOTHING: Release = { id: 'none', mfes: {}, widgets: {}, chunks: {} };

type Options = RegistryContext & { plans: PlanReader };

/** What is live: for page servers, the shell on third-party pages, and editors. */
export async function planRoutes(app: FastifyInstance, context: Options): Promise<void> {
  const { db, versions, plans, pageConfig, publicUrl } = context;
  const signer = createSigner(context.signingKey, () => context.now().getTime());
  const previewOf = (token: string | undefined): PreviewOf | undefined => {
    if (token === undefined) return undefined;
    const read = readPreviewToken(context.signingKey, token, context.now());
    if ('token' in read) return { ...read.token };
    throw new Refusal(
      403,
      read.problem === 'over'
        ? 'This preview is over: `fachwerk preview` makes a new link.'
        : 'This preview was not made here.',
    );
  };
  const written = new WeakMap<ReleasePlan, string>();

  app.get<Query<'preview'>>('/federation/plan', async ({ query }, reply) => {
    const plan = await plans.read(previewOf(one(query.preview)));
    if (plan.preview && !plan.channels.some(({ mfe, major }) => isOf(plan, mfe, major)))
      throw new Refusal(403, 'The major of this preview was retired.');
    const body = written.get(plan) ?? JSON.stringify(plan);
    written.set(plan, body);
    return reply
      .header('x-registry-signature', signer.sign(body))
      .type('application/json; charset=utf-8')
      .send(body);
  });

  app.get<Query<'widgets' | 'bucket' | 'avoid'>>(calls.resolveRelease.path, async (request) => {
    const release = releaseFor(await plans.readOrLast(), viewOf(request))?.release;
    if (!release) return NOTHING;
    // The caller is a shell and needs none.
    const { shell: _shell, ...picked } = pickWidgets(release, listOf(request.query.widgets, MAX_NAMES));
    return picked;
  });

  app.get(calls.readWidgets.path, async () => {
    const { owners } = await plans.readOrLast();
    return widgetsOf(await readLiveVersions(db, versions), owners);
  });

  app.get<Query<'lang' | 'with' | 'own'>>(calls.readVersionMessages.path, async ({ query }) => {
    const language = one(query.lang) ?? DEFAULT_LANGUAGE;
    const live = await readLiveVersions(db, versions);
    const named = await Promise.all(
      listOf(query.with, MAX_AVOIDED).map(async (key) => {
        const [mfe = '', version = ''] = key.split('@');
        return versions.read(mfe, version);
      }),
    );
    const manifests = [
      ...byMajor(live.map(({ stored }) => stored)),
      ...byMajor(named.flatMap((version) => version ?? [])),
    ];
    return messagesOf(manifests, { language, isOwn: one(query.own) !== undefined });
  });

  app.get(calls.readPageConfig.path, async (request) => {
    const origin = publicOrigin(request, publicUrl);
    if (!origin) throw new Refusal(400, 'The Host header is not a valid host name.');
    return absoluteConfig(pageConfig, origin);
  });
}

const isOf = ({ preview }: ReleasePlan, mfe: string, major: number): boolean =>
  preview?.mfe === mfe && majorOf(preview.version) === major;

/** The query replaces the cookie where no cookie is sent: on a page of another host, or in a test. */
function viewOf(request: FastifyRequest<Query<'bucket' | 'avoid'>>): PageView {
  const { query } = request;
  return {
    bucket: bucketOf(one(query.bucket) ?? cookieOf(request, 'bucket')),
    avoid: listOf(query.avoid ?? cookieOf(request, 'avoid'), MAX_AVOIDED),
  };
}
