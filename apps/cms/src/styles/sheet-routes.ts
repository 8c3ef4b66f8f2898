import type { FastifyInstance } from 'fastify';
import type { PlanSource } from '../release/plan-source';
import { COMPOSED, fileOf, integrityIn, partsIn } from './sheet-address';
import { ENCODINGS, type SheetComposer } from './sheet-composer';

interface Options {
  composer: SheetComposer;
  plans: PlanSource;
}
interface Asked {
  Params: { file: string };
  Querystring: { of?: string | string[] };
}

/** Requests that may compose at a time; pages of this instance have composed theirs before. */
const MOST_AT_A_TIME = 4;

/**
 * Composed style sheets. An address from another instance, or from before a restart, is composed again, and
 * must give the content whose hash is in the address.
 */
export function sheetRoutes(app: FastifyInstance, { composer, plans }: Options): void {
  let composing = 0;

  app.get<Asked>(`${COMPOSED}:file`, async (request, reply) => {
    const { of } = request.query;
    const paths = typeof of === 'string' ? partsIn(of) : undefined;
    const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send();
    if (!paths) return refuse(404);

    const { plan } = await plans.current();
    const sheets = paths.map((path) => ({ path, integrity: integrityIn(plan, path) }));
    if (!composer.has(sheets) && composing >= MOST_AT_A_TIME) return refuse(503);
    composing += 1;
    try {
      const sheet = await composer.compose(sheets).catch(() => undefined);
      if (!sheet || fileOf(sheet.integrity) !== request.params.file) return refuse(404);

      const accepted = String(request.headers['accept-encoding'] ?? '').split(/[\s,;]+/);
      const encoding = ENCODINGS.find((name) => accepted.includes(name));
      return await reply
        .headers({
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
          ...(encoding && { 'content-encoding': encoding }),
        })
        .send(encoding ? await sheet.compressed(encoding) : sheet.content);
    } finally {
      composing -= 1;
    }
  });
}
