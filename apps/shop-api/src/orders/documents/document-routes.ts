import { readDocument, readInvoice } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import type { DocumentModel } from './document-model';
import { documentPdf, fileNameOf } from './document-pdf';
import { findDocuments } from './find-documents';

/** Files of the invoices of an order, for everybody who may read the order. */
export async function documentRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const documentsOf = async (request: FastifyRequest) =>
    findDocuments(context.db, (await requireOrder(context, request)).id);

  route(app, readInvoice, async (request, reply) => {
    const documents = await documentsOf(request);
    return send(reply, documents.filter(({ kind }) => kind === 'invoice').at(-1));
  });

  route(app, readDocument, async (request, reply) => {
    const documents = await documentsOf(request);
    return send(
      reply,
      documents.find(({ number }) => number === request.params.number),
    );
  });
}

async function send(reply: FastifyReply, model: DocumentModel | undefined): Promise<FastifyReply> {
  if (!model) throw new ShopError({ statusCode: 404, key: 'error.order.noDocument' });
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileNameOf(model)}"`)
    .send(await documentPdf(model));
}
