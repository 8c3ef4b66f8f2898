import * as calls from '@fachwerk/shared/calls';
import { type Preview, PreviewOrder } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writePreviewToken } from '../access/preview-token';
import { writeAudit } from '../audit/write-audit';
import type { RegistryContext } from '../context/registry-context';
import { parseBody } from '../http/parse-body';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';

/** Creates links that show a published version on any page before visitors get it. */
export async function previewRoutes(app: FastifyInstance, context: RegistryContext): Promise<void> {
  const { access, db, versions, signingKey, now } = context;

  app.post(calls.orderPreview.path, async (request): Promise<Preview> => {
    const { mfe, version, hours } = parseBody(PreviewOrder, request.body);
    const { name } = await access.team(request, mfe);
    const stored = await versions.find(mfe, version);
    if (!stored)
      throw new Refusal(404, `${mfe}@${version} is not published. Publish it with \`fachwerk release\`.`);
    const seconds = Math.floor(now().getTime() / 1000 + hours * 3600);
    const until = new Date(seconds * 1000).toISOString();
    await writeAudit(db, {
      actor: name,
      action: 'preview',
      subject: `${mfe}@${stored.version}`,
      reasons: [reason('preview', { until })],
    });
    const token = writePreviewToken(signingKey, { mfe, version: stored.version, until });
    return { token, until, version: stored.version };
  });
}
