import { isLocal } from '@fachwerk/server-kit/is-local';
import { dayAndTimeText } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../errors/error-page';
import { ShopError } from '../errors/shop-error';
import { readAttachments } from './attachments';
import type { MailServices } from './mail-services';
import { openContent } from './open-content';

interface ShownMail {
  [column: string]: unknown;
  id: string;
  kind: string;
  to: string;
  subject: string;
  isSealed: boolean;
  text: string | null;
  html: string | null;
  attachments: { name: string; hash: string }[];
  createdAt: Date;
  sentAt: Date | null;
}

const COLUMNS = `id, kind, to_address as "to", subject, is_sealed as "isSealed", text, html, attachments, created_at as "createdAt", sent_at as "sentAt"`;
const MOST = 200;
/** Mails have inline styles and pictures of the shop. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Lists the mails of this shop, newest first. The routes exist in development only and answer the local
 * machine only, because a reader of the mails can open every link.
 */
export async function mailboxRoutes(app: FastifyInstance, { db, mailSealer }: MailServices): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocal(request)) throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
    void reply.header('content-security-policy', MAIL_POLICY);
  });

  app.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/mailbox/',
    { schema: { hide: true } },
    async (request, reply) => {
      const to = [request.query.to ?? []].flat()[0]?.replaceAll('\u0000', '') ?? null;
      const stored = await db.query<ShownMail>(
        `select ${COLUMNS} from mail_outbox where $1::text is null or lower(to_address) = lower($1)
         order by created_at desc, id limit ${MOST}`,
        [to],
      );
      const mails = stored.map((mail) => openContent(mail, mailSealer));
      void reply.header('cache-control', 'no-store');
      if (request.headers.accept?.includes('application/json')) return mails;
      return reply.type('text/html; charset=utf-8').send(page('Postfach', list(mails)));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id/',
    { schema: { hide: true } },
    async (request, reply) => {
      const [mail] = await db.query<ShownMail>(`select ${COLUMNS} from mail_outbox where id = $1`, [
        request.params.id.replaceAll('\u0000', ''),
      ]);
      if (!mail) throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
      void reply.header('cache-control', 'no-store');
      return reply
        .type('text/html; charset=utf-8')
        .send(page('Nachricht', letter(openContent(mail, mailSealer))));
    },
  );

  app.get<{ Params: { id: string; name: string } }>(
    '/dev/mailbox/:id/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, name } = request.params;
      const files = await readAttachments(db, id.replaceAll('\u0000', ''));
      const file = files.find((one) => one.name === name);
      if (!file) throw new ShopError({ statusCode: 404, key: 'error.route.notFound' });
      return reply.header('cache-control', 'no-store').type(file.type).send(file.content);
    },
  );
}

const list = (mails: readonly ShownMail[]): string =>
  mails.length === 0
    ? '<p>Noch keine Nachrichten.</p>'
    : `<ul>${mails
        .map(
          ({ id, to, subject, createdAt }) =>
            `<li><a href="/dev/mailbox/${escapeHtml(id)}/">${escapeHtml(subject)}</a><br><small>an ${escapeHtml(to)}, ${dayAndTimeText(createdAt)}</small></li>`,
        )
        .join('\n')}</ul>`;

const letter = ({ id, to, createdAt, text, html, attachments }: ShownMail): string => `
<p><small>an ${escapeHtml(to)}, ${dayAndTimeText(createdAt)} · <a href="/dev/mailbox/">Alle Nachrichten</a></small></p>
${
  /<body[^>]*>([\s\S]*)<\/body>/
    .exec(html ?? '')?.[1]
    ?.replace(/(<\/?)h1/g, '$1h2')
    .replaceAll('src="cid:', `src="/dev/mailbox/${id}/`) ??
  '<p>Der Inhalt wurde nach dem Versand gelöscht.</p>'
}
${attachments.length === 0 ? '' : `<h2>Anhänge</h2>\n<ul>${attachments.map(({ name }) => `<li><a href="/dev/mailbox/${escapeHtml(id)}/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`}
<h2>Als Text</h2>
<pre style="white-space:pre-wrap">${escapeHtml(text ?? '')}</pre>`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body style="font-family:Arial,sans-serif;max-width:50rem;margin:1rem auto;padding:0 1rem;line-height:1.5">
<main><h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
