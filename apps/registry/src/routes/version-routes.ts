import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import { enforceGate, type GateSettings, runGate } from '../gate/run-gate';
import { one, type Query } from '../http/query';
import { Refusal } from '../http/refusal';
import { publishVersion } from '../versions/publish-version';
import { unpack } from '../versions/unpack';
import { isName, isVersion, readManifest } from '../versions/version-folder';

interface Publish extends Query<'commit' | 'author'> {
  Params: { mfe: string; version: string };
}

const ARCHIVES = ['application/gzip', 'application/x-gzip', 'application/octet-stream'];
const MANIFEST_BYTES = 5 * 1024 * 1024;
const MAX_TEXT = 200;

type Options = RegistryContext & { gate: GateSettings };

/** Publication of versions by teams. */
export async function versionRoutes(app: FastifyInstance, context: Options): Promise<void> {
  const { access, db, files, versions, gate } = context;
  // The body stays a stream: an unauthorised request is refused before its body is read.
  app.addContentTypeParser(ARCHIVES, (_request, body, done) => done(null, body));

  app.put<Publish>('/federation/versions/:mfe/:version', async (request, reply) => {
    const { mfe, version } = request.params;
    const { name: by } = await access.team(request, mfe);
    if (!isName(mfe)) throw new Refusal(400, `"${mfe}" is not a valid name of a micro-frontend.`);
    if (!isVersion(version))
      throw new Refusal(400, `Version "${version}" is not semver and hash, such as 1.4.0-3f9a2c1.`);
    if (!ARCHIVES.includes(request.headers['content-type']?.split(';')[0]?.trim() ?? ''))
      throw new Refusal(415, 'Send the version folder as tar.gz: "Content-Type: application/gzip".');

    const draft = await files.draft();
    const published = await publishVersion(context, {
      draft,
      by,
      commit: one(request.query.commit)?.slice(0, MAX_TEXT),
      author: one(request.query.author)?.slice(0, MAX_TEXT),
      expected: { mfe, version },
      fill: () => unpack(request.body as Readable, draft),
      gate: (stored) => enforceGate(db, { version: stored, folder: draft, by, files, versions, ...gate }),
    });
    return reply.code(published.isNew ? 201 : 200).send(published);
  });

  app.post('/federation/versions/check', { bodyLimit: MANIFEST_BYTES }, async (request) => {
    await access.known(request);
    return runGate(db, readManifest(request.body), gate);
  });
}
