import type { StaffRole } from '@fachwerk/shared/contracts';
import type { ComponentType } from 'react';
import { CasesTab } from './cases/CasesTab';
import { ItemsTab } from './items/ItemsTab';
import { NoticesTab } from './notices/NoticesTab';
import { OrdersTab } from './orders/OrdersTab';
import { TeamTab } from './people/TeamTab';
import { RentalsTab } from './rentals/RentalsTab';

/** A tab of the desk: a folder and a line here. Its component gets everything from `useDesk()`. */
export interface DeskTab {
  /** First part of the hash of the page: "#orders". */
  id: string;
  /** Key of its name. */
  title: string;
  /** Key of its name at the desk of the warehouse, where it differs. */
  warehouseTitle?: string;
  Content: ComponentType;
  /** Not at the desk of the warehouse. */
  isOfStores?: boolean;
  /** Only for people with this role or a higher one. */
  role?: StaffRole;
}

export const deskTabs: readonly DeskTab[] = [
  { id: 'orders', title: 'desk.tab.orders', warehouseTitle: 'desk.tab.parcels', Content: OrdersTab },
  { id: 'items', title: 'desk.tab.items', Content: ItemsTab },
  { id: 'cases', title: 'desk.tab.cases', Content: CasesTab },
  { id: 'rentals', title: 'desk.tab.rentals', Content: RentalsTab, isOfStores: true },
  { id: 'notices', title: 'desk.tab.notices', Content: NoticesTab },
  { id: 'team', title: 'desk.tab.team', Content: TeamTab, role: 'MANAGER' },
];
