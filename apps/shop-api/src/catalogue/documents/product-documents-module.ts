import type { ShopModule } from '../../kernel/shop-module';
import { productDocumentRoutes } from './product-document-routes';

/** Files about products: those of the catalogue, and samples for products of the demonstration. */
export const productDocumentsModule: ShopModule = {
  name: 'product-documents',
  routes: [productDocumentRoutes],
};
