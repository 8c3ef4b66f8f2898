import {
  readDocument,
  readDocumentData,
  readInvoice,
  readOrderGuaranteeLabel,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { labelValues } from '../../catalogue/records/guarantee-view';
import { sendLabel } from '../../catalogue/records/send-label';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { type DocumentModel, isFirm } from './document-model';
import { dataNameOf, documentPdf, fileNameOf } from './document-pdf';
import { findDocuments } from './find-documents';
import { invoiceXml } from './invoice-xml';

const PRIVATE = 'private, no-store';

/** Files of an order, for everybody who may read the order: invoices, and labels of guarantees. */
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

  route(app, readDocumentData, async (request, reply) => {
    const documents = await documentsOf(request);
    const model = documents.find(({ number }) => number === request.params.number);
    if (!model || !isFirm(model)) throw noDocument();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', PRIVATE)
      .header('content-disposition', `attachment; filename="${dataNameOf(model)}"`)
      .send(invoiceXml(model));
  });

  route(app, readOrderGuaranteeLabel, async (request, reply) => {
    const { lines } = await requireOrder(context, request);
    const details = lines.find(({ lineId }) => lineId === Number(request.params.lineId))?.details;
    const values = details && labelValues(details.brand ?? '', details.guarantee);
    if (!values) throw new ShopError({ statusCode: 404, key: 'error.guaranteeLabel.notFound' });
    void reply.header('cache-control', PRIVATE);
    return sendLabel(reply, context.fillLabel('full', values));
  });
}

const noDocument = () => new ShopError({ statusCode: 404, key: 'error.order.noDocument' });

async function send(reply: FastifyReply, model: DocumentModel | undefined): Promise<FastifyReply> {
  if (!model) throw noDocument();
  return reply
    .type('application/pdf')
    .header('cache-control', PRIVATE)
    .header('content-disposition', `attachment; filename="${fileNameOf(model)}"`)
    .send(await documentPdf(model));
}
