import * as calls from '@fachwerk/shared/calls';
import { type UsageInventory, UseConfirmation } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../audit/write-audit';
import type { RegistryContext } from '../context/registry-context';
import { parseBody } from '../http/parse-body';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';
import { readUses, USE_ID } from './uses';

/** Operators confirm uses that the registry cannot find itself: behind a login, or added by a script. */
export async function confirmRoutes(
  app: FastifyInstance,
  { access, db }: Pick<RegistryContext, 'access' | 'db'>,
): Promise<void> {
  app.post(calls.confirmUse.path, async (request): Promise<UsageInventory> => {
    const { id, isConfirmed } = parseBody(UseConfirmation, request.body);
    const { name } = await access.operator(request);
    return db.transaction(async (inside) => {
      const [changed] = await inside.query<{ page: string; widget: string }>(
        `update registry.use set confirmed_by = $2, confirmed_at = case when $2::text is not null then now() end
         where source = 'seen' and ${USE_ID} = $1 returning page, widget`,
        [id, isConfirmed ? name : null],
      );
      if (!changed)
        throw new Refusal(
          404,
          `No browser has reported a use ${id}. \`fachwerk third-party-uses\` lists them.`,
        );
      const { page, widget } = changed;
      await writeAudit(inside, {
        actor: name,
        action: 'confirm',
        subject: page,
        reasons: [reason(isConfirmed ? 'use-confirmed' : 'use-unconfirmed', { widget })],
      });
      const uses = await readUses(inside, widget);
      return { uses: uses.filter((use) => use.id === id) };
    });
  });
}
