import { every, hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { removeOldDocuments } from './remove-old-documents';
import { renderOrderMails } from './render-order-mails';

const RENDER_EVERY_MS = 1000;

export const orderMailsModule: ShopModule = {
  name: 'order-mails',
  jobs: (context) => [
    every('render mails of orders', RENDER_EVERY_MS, () => renderOrderMails(context)),
    hourly('remove files of old mails', () => removeOldDocuments(context.db)),
  ],
};
