import { type Database, drain } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import { applySnapshot } from './apply-snapshot';
import { type PaymentProvider, type PaymentSnapshot, ProviderRefusal } from './payment-provider';
import { paymentTaskQueue } from './payment-task-queue';

export interface TaskOptions {
  db: Database;
  providers: readonly PaymentProvider[];
  log: FastifyBaseLogger;
  /** Until the second attempt. */
  pauseMs?: number | undefined;
}

interface ClaimedTask {
  [column: string]: unknown;
  id: number;
  paymentId: string;
  kind: 'capture' | 'cancel' | 'refund';
  key: string;
  cents: number;
  provider: string | null;
  reference: string | null;
  attempts: number;
}

type Task = ClaimedTask & { reference: string };

/** Carries out due tasks; returns when none is due. */
export async function runPaymentTasks({ db, providers, log, pauseMs }: TaskOptions): Promise<void> {
  const named = new Map(providers.map((provider) => [provider.name, provider]));
  await drain<ClaimedTask>(db, paymentTaskQueue(pauseMs), {
    columns: `r.id, r.payment_id as "paymentId", r.kind, r.cents,
      (select p.provider from payment p where p.id = r.payment_id) as provider,
      (select p.reference from payment p where p.id = r.payment_id) as reference,
      r.payment_id || ':' || r.kind || ':' || r.reference as key`,
    only: 'exists (select from payment x where x.id = q.payment_id and x.provider = any($3))',
    values: [[...named.keys()]],
    async work(task) {
      const { reference } = task;
      const provider = named.get(task.provider ?? '');
      if (provider && reference !== null) await carryOut({ db, log }, provider, { ...task, reference });
    },
    // The provider may have carried it out: the same key is sent again.
    onError: ({ row: { id, attempts }, error }) =>
      log.warn({ err: error, task: id, attempts }, 'a payment task was not answered'),
  });
}

async function carryOut(
  { db, log }: Pick<TaskOptions, 'db' | 'log'>,
  provider: PaymentProvider,
  task: Task,
): Promise<void> {
  const { snapshot, refusal } = await request(provider, task);
  await db.transaction(async (tx) => {
    await applySnapshot(tx, provider.name, snapshot);
    if (refusal === undefined || (await isReached(task, snapshot)))
      await tx.query('update payment_task set done_at = now(), failure = $2 where id = $1', [
        task.id,
        refusal ?? null,
      ]);
    else if (task.kind !== 'cancel') {
      log.error({ task: task.id, refusal }, 'a payment task was refused');
      await tx.query('update payment_task set failed_at = now(), failure = $2 where id = $1', [
        task.id,
        refusal,
      ]);
    }
    // A payment that is being decided cannot be cancelled yet: the task is repeated.
  });

  /** A refused task has its effect already if the provider's totals contain it. */
  async function isReached({ id, paymentId, kind }: Task, now: PaymentSnapshot): Promise<boolean> {
    if (kind === 'cancel')
      return now.state === 'refused' || now.state === 'cancelled' || now.capturedCents > 0;
    // What a person has returned at the provider is a part of a refused refund, which a transfer completes.
    const [planned] = await db.query<{ cents: number }>(
      `select coalesce(sum(t.cents), 0)::integer - case $2 when 'refund' then p.transferred_cents else 0 end as cents
       from payment p left join payment_task t on t.payment_id = p.id and t.kind = $2 and t.id <= $3
         and (t.failed_at is null or $2 = 'refund') and t.failure is distinct from 'not needed'
       where p.id = $1 group by p.id`,
      [paymentId, kind, id],
    );
    return (kind === 'capture' ? now.capturedCents : now.refundedCents) >= (planned?.cents ?? 0);
  }
}

async function request(
  provider: PaymentProvider,
  { kind, reference, cents, key }: Task,
): Promise<{ snapshot: PaymentSnapshot; refusal?: string }> {
  try {
    if (kind === 'cancel') return { snapshot: await provider.cancel(reference, key) };
    return { snapshot: await provider[kind](reference, cents, key) };
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return { snapshot: await provider.read(reference), refusal: error.message };
  }
}
