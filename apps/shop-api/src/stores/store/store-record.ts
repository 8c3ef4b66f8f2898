import type { StorePerson, StoreSeller, StoreService, StoreType } from '@fachwerk/shared/contracts';
import type { StatedFlyer, StatedNews } from './announcements';
import type { OpeningPlan } from './opening-rules';

/** A store with its place, state and hours; store-view.ts builds the response from it. */
export interface StoreRecord extends OpeningPlan {
  companyId: string;
  name: string;
  type: StoreType;
  street: string;
  zipCode: string;
  lat: number;
  lon: number;
  phone: string;
  email: string;
  /** Labels; empty: that of the type. */
  categories: string[];
  services: StoreService[];
  specialists: string[];
  brands: string[];
  categorySpecialists: string[];
  people: StorePerson[];
  /** Null: the company of the shop. */
  seller: StoreSeller | null;
  news: StatedNews[];
  flyers: StatedFlyer[];
  /** Pages of the market CMS about the store; shoppers get their content and not these addresses. */
  marketCmsUrls: string[];
  /** Address of the picture; imported with the store or with the catalogue. */
  picture?: string | null;
}
