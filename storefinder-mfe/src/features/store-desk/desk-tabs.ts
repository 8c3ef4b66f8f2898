import type { StaffRole } from '@fachwerk/shared/contracts';
import type { ComponentType } from 'react';

/** A tab of the desk: a folder and a line here. Its component gets everything from `useDesk()`. */
export interface DeskTab {
  /** First part of the hash of the page: "#orders". */
  id: string;
  /** Key of its name. */
  title: string;
  /** Its code, loaded when it is opened first. */
  load: () => Promise<ComponentType>;
  /** Only for people with this role or a higher one. */
  role?: StaffRole;
}

export const deskTabs: readonly DeskTab[] = [
  {
    id: 'orders',
    title: 'desk.tab.orders',
    load: () => import('./orders/OrdersTab').then(({ OrdersTab }) => OrdersTab),
  },
  {
    id: 'items',
    title: 'desk.tab.items',
    load: () => import('./items/ItemsTab').then(({ ItemsTab }) => ItemsTab),
  },
];
