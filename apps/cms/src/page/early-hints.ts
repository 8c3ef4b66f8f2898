import type { PageRelease } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sheet } from '../styles/sheet-address';

/**
 * `Link` values for the files that hold up the first paint: fonts and style sheets, as the head names them.
 * Empty while the page links single style sheets: their list is longer than what it saves.
 */
export function earlyLinks(
  shell: PageRelease['shell'],
  sheet: Sheet | undefined,
  styles: readonly string[],
): string[] {
  if (!sheet) return [];
  // A browser uses a preloaded file only when mode and integrity are those of the link in the head.
  const integrity = sheet.integrity ? `; integrity="${sheet.integrity}"` : '';
  return [
    ...shell.preload.map(
      ({ path, as, type }) => `<${path}>; rel=preload; as=${as}; type=${type}; crossorigin=anonymous`,
    ),
    `<${sheet.path}>; rel=preload; as=style; crossorigin=anonymous${integrity}`,
    ...styles.map((path) => `<${path}>; rel=preload; as=style`),
  ];
}

/** Sends status 103 while the widgets are rendered. A client of HTTP/1.0 does not expect such an answer. */
export function sendEarlyHints(request: FastifyRequest, reply: FastifyReply, links: readonly string[]): void {
  if (links.length > 0 && request.raw.httpVersion !== '1.0' && !reply.raw.headersSent)
    reply.raw.writeEarlyHints({ link: [...links] });
}
