import type { ShopModule } from '../shop-module';
import { documentRoutes } from './document-routes';

/** Invoices and their corrections. They are given by `give-document.ts`, in the transaction of their cause. */
export const documentsModule: ShopModule = { name: 'documents', routes: [documentRoutes] };
