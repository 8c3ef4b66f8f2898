import { versionOf } from '@fachwerk/server-kit/content-version';
import { allContracts } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Page } from '../content/load-content';
import { speculationRules } from './speculation-rules';
import { cacheControlOf } from './versioned-cache';

/**
 * Serves the speculation rules: a file and not a script in the page, which the content security policy
 * forbids. Returns its versioned address.
 */
export function speculationRoutes(app: FastifyInstance, pages: readonly Page[]): string {
  const path = '/pages/speculation-rules.json';
  const rules = JSON.stringify(speculationRules(pages, allContracts));
  const version = versionOf(rules);
  app.get<{ Querystring: { v?: string } }>(path, (request, reply) =>
    reply
      .headers({
        'content-type': 'application/speculationrules+json',
        'cache-control': cacheControlOf(request.query.v, version),
        vary: 'save-data',
      })
      // Pages are the same for all visitors, so a visitor who saves data gets a file without rules.
      .send(Buffer.from(request.headers['save-data'] === 'on' ? '{}' : rules)),
  );
  return `${path}?v=${version}`;
}
