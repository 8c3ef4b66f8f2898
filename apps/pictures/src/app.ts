import { readGuaranteeNotice } from '@fachwerk/server-kit/guarantee-notice';
import { ownServer } from '@fachwerk/server-kit/http-server';
import { type Logger, logOptions } from '@fachwerk/server-kit/log-options';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { guaranteeNoticeRoutes } from './guarantee-notice-routes';
import { photoRoutes } from './photo-routes';
import { emptyPictureList, openPictureList } from './picture-list';
import { pictureRoutes } from './picture-routes';

export interface PicturesOptions {
  /** The picture list of the catalogue; without it, only scenes and kinds exist. */
  listFile?: string | undefined;
  /** Answers one grey area instead of each drawing, which browsers paint at once. */
  plain?: boolean;
  /** Folder with the operator's files of the notice on the legal guarantee. */
  guaranteeNoticeDir?: string | undefined;
  logger?: Logger;
}

/** Draws the pictures of /images/. */
export async function buildPictures({
  listFile,
  plain = false,
  guaranteeNoticeDir,
  logger = false,
}: PicturesOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...ownServer,
    logger: logOptions(logger),
    routerOptions: { maxParamLength: 300 },
  });
  const list = listFile === undefined ? emptyPictureList : await openPictureList(listFile);
  app.addHook('onClose', () => list.close());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  photoRoutes(app);
  const noticeAddresses = guaranteeNoticeRoutes(app, readGuaranteeNotice(guaranteeNoticeDir));
  await app.register(pictureRoutes, { list, plain, fixedAddresses: noticeAddresses });
  return app;
}
