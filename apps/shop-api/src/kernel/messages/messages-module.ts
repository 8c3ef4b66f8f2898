import type { ShopModule } from '../shop-module';
import { messageRoutes } from './message-routes';

export const messagesModule: ShopModule = { name: 'messages', routes: [messageRoutes] };
