import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { pathOf } from '@fachwerk/shared/calls';
import { type CasePicture, readCasePicture, readDeskCasePicture } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { cleanPicture } from '../../kernel/uploads/clean-picture';
import type { CleanPicture } from '../../kernel/uploads/picture';
import { MOST_PICTURES, sentPictures } from '../../kernel/uploads/read-pictures';
import type { OrderCaseRow } from './order-case';

const FIELD = 'pictures';
const refused = (fault: string) => fieldRefusal(FIELD, `returnOrder.pictures.${fault}`);

/** The pictures of a form, without metadata; throws for one that cannot be kept. */
export function picturesOf(request: FastifyRequest): CleanPicture[] {
  const { pictures, hasTooMany } = sentPictures(request);
  if (hasTooMany) throw refused('tooMany');
  return pictures.map(({ bytes, fault }) => {
    if (fault || !bytes) throw refused(fault ?? 'unreadable');
    const clean = cleanPicture(bytes);
    if (typeof clean === 'string') throw refused(clean);
    return clean;
  });
}

/** Adds pictures to a case that its caller has stored or locked; those that it has already are not added. */
export async function addPictures(
  tx: Queryable,
  caseId: string,
  pictures: readonly CleanPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const stored = await tx.query<{ hash: string }>('select hash from order_case_picture where case_id = $1', [
    caseId,
  ]);
  const known = new Set(stored.map(({ hash }) => hash));
  for (const { mediaType, width, height, bytes } of pictures) {
    const hash = createHash('sha256').update(bytes).digest('base64url');
    if (known.has(hash) || known.size >= MOST_PICTURES) continue;
    known.add(hash);
    await tx.query(
      `insert into order_case_picture (case_id, number, media_type, width, height, bytes, hash)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [caseId, known.size, mediaType, width, height, bytes, hash],
    );
  }
}

type Row = Pick<CleanPicture, 'mediaType' | 'bytes'> & { [column: string]: unknown };

/** Opens in the browser as a picture and as nothing else; no cache keeps it. */
export async function sendPicture(
  db: Queryable,
  reply: FastifyReply,
  found: Pick<OrderCaseRow, 'id' | 'number'>,
  number: string,
): Promise<FastifyReply> {
  const [picture] = await db.query<Row>(
    `select media_type as "mediaType", bytes from order_case_picture where case_id = $1 and number = $2`,
    [found.id, Number(number)],
  );
  if (!picture) throw unknownCase();
  const { mediaType, bytes } = picture;
  return reply
    .type(mediaType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${found.number}-${number}.${mediaType.slice(6)}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes);
}

export const unknownCase = (): ShopError => new ShopError({ statusCode: 404, key: 'caseError.notFound' });

/** `desk`: an operator of all desks names it; for others it is their own. */
export const picturesForDesk = ({ id, desk, pictures }: OrderCaseRow): CasePicture[] =>
  pictures.map(({ number, ...size }) => ({
    src: `${pathOf(readDeskCasePicture, { caseId: id, picture: String(number) })}?desk=${encodeURIComponent(desk)}`,
    ...size,
  }));

export const picturesForBuyer = ({ orderId, number, pictures }: OrderCaseRow): CasePicture[] =>
  pictures.map(({ number: picture, ...size }) => ({
    src: pathOf(readCasePicture, { orderId: orderId ?? '', caseNumber: number, picture: String(picture) }),
    ...size,
  }));
