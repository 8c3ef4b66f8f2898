import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../shop-context';
import type { Job } from './jobs/jobs';

/** Routes of a vertical. Hooks added here apply to the routes of this module only. */
export type Routes = (app: FastifyInstance, context: ShopContext) => Promise<void>;

/** One vertical of the API: a folder and a line in `app.ts`. */
export interface ShopModule {
  name: string;
  routes?: readonly Routes[];
  jobs?: (context: ShopContext) => readonly Job[];
}
