import type { Job, Queue } from '@fachwerk/database';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from './kernel';

/** Registers calls. Hooks that it adds apply to its own calls only. */
export type Routes<Context> = (app: FastifyInstance, context: Context) => Promise<void>;

/**
 * One layer of the API: a folder that owns its tables and what concerns them. It imports the areas below and
 * never those above.
 */
export interface Area<Services extends object, Options extends object> {
  name: string;
  /** The areas below whose services it uses. */
  needs: readonly AnyArea[];
  /** Builds what this area publishes. */
  services: (below: never, options: Options) => Services;
  routes: readonly Routes<never>[];
  jobs: (context: never) => readonly Job[];
  /** Those of its jobs, for commands and metrics that start none. */
  queues: readonly Queue[];
}

export type AnyArea = Area<object, never>;

type ServicesOf<One> = One extends { services: (...all: never) => infer Services } ? Services : never;
/** What an area is configured with. */
export type OptionsOf<One> = One extends { services: (below: never, options: infer Options) => object }
  ? Options
  : never;
/** `A | B` as `A & B`. */
export type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Below<Needs extends readonly AnyArea[]> = Kernel & Together<ServicesOf<Needs[number]>>;

interface Definition<Needs extends readonly AnyArea[], Services extends object, Options extends object> {
  name: string;
  needs: Needs;
  services?: (below: Below<Needs>, options: Options) => Services;
  routes?: readonly Routes<Below<Needs> & Services>[];
  jobs?: readonly ((context: Below<Needs> & Services) => readonly Job[])[];
  queues?: readonly Queue[];
}

/** Routes and jobs receive the kernel, the services of the areas that it needs, and its own. */
export function defineArea<
  const Needs extends readonly AnyArea[],
  Services extends object = object,
  Options extends object = object,
>({
  name,
  needs,
  services = () => ({}) as Services,
  routes = [],
  jobs = [],
  queues = [],
}: Definition<Needs, Services, Options>): Area<Services, Options> {
  return {
    name,
    needs,
    services,
    routes,
    jobs: (context: Below<Needs> & Services) => jobs.flatMap((jobsOf) => jobsOf(context)),
    queues,
  };
}

/** An area with all that its routes and jobs receive. */
export interface BuiltArea {
  area: AnyArea;
  context: never;
}

/** Builds the services of all areas, lower ones first. Throws for an area before one that it needs. */
export function buildAreas(areas: readonly AnyArea[], kernel: Kernel, options: object): BuiltArea[] {
  const published = new Map<AnyArea, object>();
  return areas.map((area) => {
    const below = area.needs.map((needed) => {
      const services = published.get(needed);
      if (!services)
        throw new Error(`The area "${area.name}" needs "${needed.name}", which stands after it.`);
      return services;
    });
    const context: object = Object.assign({}, kernel, ...below);
    const services = area.services(context as never, options as never);
    published.set(area, services);
    return { area, context: Object.assign(context, services) as never };
  });
}
