import type { Queryable } from '@fachwerk/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { cleanPdf } from '../../kernel/uploads/clean-pdf';
import { cleanPicture } from '../../kernel/uploads/clean-picture';
import { sentPictures } from '../../kernel/uploads/read-pictures';

export const FIELD = 'attachments';

export interface Attachment {
  mediaType: string;
  bytes: Buffer;
}

export const unknownRequest = (): ShopError =>
  new ShopError({ statusCode: 404, key: 'contact.error.notFound' });

const refused = (fault: string) => fieldRefusal(FIELD, `contact.attachments.${fault}`);

/** The files of a form, each by its content and without metadata; throws for one that cannot be kept. */
export function attachmentsOf(request: FastifyRequest): Attachment[] {
  const { pictures, hasTooMany } = sentPictures(request);
  if (hasTooMany) throw refused('tooMany');
  return pictures.map(({ bytes, fault }) => {
    if (fault || !bytes) throw refused(fault ?? 'unreadable');
    if (bytes.toString('latin1', 0, 5) !== '%PDF-') {
      const picture = cleanPicture(bytes);
      if (typeof picture === 'string') throw refused(picture);
      return picture;
    }
    const pdf = cleanPdf(bytes);
    if (typeof pdf === 'string') throw refused(pdf);
    return { mediaType: 'application/pdf', bytes: pdf };
  });
}

type Row = Attachment & { [column: string]: unknown };

/** To save and not to open: it is never a document of the shop's origin, and no cache keeps it. */
export async function sendAttachment(
  db: Queryable,
  reply: FastifyReply,
  contactId: string,
  number: string,
): Promise<FastifyReply> {
  const [file] = await db.query<Row & { number: string }>(
    `select r.number, media_type as "mediaType", bytes
     from contact_attachment a join contact_request r on r.id = a.request_id
     where a.request_id = $1 and a.number = $2`,
    [contactId, Number(number)],
  );
  if (!file) throw unknownRequest();
  const name = `${file.number}-${number}.${file.mediaType.replace(/^.*\//, '')}`;
  return reply
    .type(file.mediaType)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.bytes);
}
