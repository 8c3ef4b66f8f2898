import type { ShopModule } from '../../kernel/shop-module';
import { documentRoutes } from './document-routes';

/** Files of invoices and corrections; `give-document.ts` gives them in the transaction of their cause. */
export const documentsModule: ShopModule = { name: 'documents', routes: [documentRoutes] };
