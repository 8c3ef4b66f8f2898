import type { AnyWidget } from '@fachwerk/shared/widget';
import { cartPage } from './features/cart/cart-page.widget';

/** Every widget of this micro-frontend. */
export const widgets: readonly AnyWidget[] = [cartPage];
