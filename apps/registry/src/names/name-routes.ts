import * as calls from '@fachwerk/shared/calls';
import { type WidgetOwner, WidgetOwnerOrder, type WidgetOwners } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { RegistryContext } from '../context/registry-context';
import { parseBody } from '../http/parse-body';
import { handOverName, readOwners } from './hand-over-name';

/** Who owns which widget name. Any token reads it; operators change it. */
export async function nameRoutes(
  app: FastifyInstance,
  { access, db }: Pick<RegistryContext, 'access' | 'db'>,
): Promise<void> {
  app.get(calls.readWidgetOwners.path, async (request): Promise<WidgetOwners> => {
    await access.known(request);
    return { owners: await readOwners(db) };
  });

  app.post(calls.orderWidgetOwner.path, async (request): Promise<WidgetOwner> => {
    const order = parseBody(WidgetOwnerOrder, request.body);
    const { name } = await access.operator(request);
    return handOverName(db, order, name);
  });
}
