import type { Database, Queryable } from '@fachwerk/database';
import type { WidgetOwner, WidgetOwnerOrder } from '@fachwerk/shared/contracts';
import { writeAudit } from '../audit/write-audit';
import { lockGate } from '../channels/order-rollout';
import { Refusal } from '../http/refusal';
import { reason } from '../reasons/reason';

const OWNERS = `
  select n.name as widget, n.mfe, array(
    select v.mfe || '@' || v.version
    from registry.channel c
    left join registry.rollout r on r.mfe = c.mfe and r.major = c.major and r.ended_at is null
    join registry.version v on v.mfe = c.mfe and v.version in (c.stable, r.version)
    where v.kind = 'mfe' and v.manifest::jsonb -> 'widgets' @> jsonb_build_array(jsonb_build_object('name', n.name))
    order by 1
  ) as live
  from registry.widget_name n`;

interface Row extends WidgetOwner, Record<string, unknown> {
  widget: string;
  mfe: string;
  live: string[];
}

/** The names of all widgets with their owners, and the live versions that offer them. */
export const readOwners = (db: Queryable): Promise<WidgetOwner[]> =>
  db.query<Row>(`${OWNERS} order by n.name`);

/**
 * Gives a widget's name to another micro-frontend, or frees it. Visitors notice nothing: a live version of
 * the former owner goes on until a version of the new one is live.
 */
export async function handOverName(
  db: Database,
  { widget, to }: WidgetOwnerOrder,
  actor: string,
): Promise<WidgetOwner> {
  return db.transaction(async (inside) => {
    // No version with the name may become live meanwhile.
    await lockGate(inside);
    const [owner] = await inside.query<Row>(`${OWNERS} where n.name = $1 for update of n`, [widget]);
    if (!owner)
      throw new Refusal(404, `No micro-frontend has the name "${widget}": the first publication takes it.`);
    if (owner.mfe === to) return owner;
    if (to === null) {
      if (owner.live.length > 0)
        throw new Refusal(
          409,
          `The name "${widget}" is in use: ${owner.live.join(' and ')} ${owner.live.length > 1 ? 'are' : 'is'} live. ` +
            'Hand it over to a micro-frontend, or release a version without it first.',
        );
      await inside.query('delete from registry.widget_name where name = $1', [widget]);
    } else {
      await refuseUnknown(inside, to);
      await inside.query('update registry.widget_name set mfe = $2, handed_over_at = now() where name = $1', [
        widget,
        to,
      ]);
    }
    const { mfe: from, live } = owner;
    const reasons = [
      to === null
        ? reason('name-freed', { widget, owner: from })
        : reason('name-handed-over', { widget, owner: from, heir: to }),
    ];
    // An entry for each team, because a team reads its own entries only.
    for (const subject of to === null ? [from] : [from, to])
      await writeAudit(inside, { actor, action: 'hand-over', subject, reasons });
    return { widget, mfe: to, live };
  });
}

/** Refuses a mistyped name. A team that has not published yet has a token. */
async function refuseUnknown(db: Queryable, mfe: string): Promise<void> {
  const known = await db.query(
    `select 1 from registry.channel where mfe = $1 and mfe <> 'shell'
     union all select 1 from registry.access_token where mfe = $1 and mfe <> 'shell' and revoked_at is null limit 1`,
    [mfe],
  );
  if (known.length === 0)
    throw new Refusal(404, `There is no micro-frontend "${mfe}": it has published nothing and has no token.`);
}
