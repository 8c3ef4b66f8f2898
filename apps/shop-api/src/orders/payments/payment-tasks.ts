import type { Database } from '@fachwerk/database';
import type { FastifyBaseLogger } from 'fastify';
import { applySnapshot } from './apply-snapshot';
import { type PaymentProvider, type PaymentSnapshot, ProviderRefusal } from './payment-provider';

export interface TaskOptions {
  db: Database;
  providers: readonly PaymentProvider[];
  log: FastifyBaseLogger;
  /**
   * Until the second attempt; doubled for each further one, one hour at most. Longer than a call may take.
   */
  pauseMs?: number | undefined;
}

interface Task {
  [column: string]: unknown;
  id: number;
  paymentId: string;
  kind: 'capture' | 'cancel' | 'refund';
  key: string;
  cents: number;
  provider: string;
  reference: string;
  attempts: number;
}

const PAUSE_MS = 15_000;

/**
 * Claims due tasks until their next attempt. Tasks of one payment are carried out in their order: a refund
 * needs its capture.
 */
const CLAIM = `
  update payment_task t set attempts = t.attempts + 1,
    due_at = now() + least(3600000, $1 * power(2, least(t.attempts, 20))) * interval '1 ms'
  from payment p
  where p.id = t.payment_id and t.id in (
    select c.id from payment_task c
    where c.done_at is null and c.failed_at is null and c.due_at <= now()
      and exists (select from payment x where x.id = c.payment_id and x.provider = any($2) and x.reference is not null)
      and not exists (select from payment_task b where b.payment_id = c.payment_id and b.id < c.id
        and b.done_at is null and b.failed_at is null)
    order by c.due_at limit 10 for update skip locked)
  returning t.id, t.payment_id as "paymentId", t.kind, t.cents, t.attempts, p.provider, p.reference,
    p.id || ':' || t.kind || ':' || t.reference as key`;

/** Carries out due tasks; returns when none is due. */
export async function runPaymentTasks(options: TaskOptions): Promise<void> {
  const { db, providers, pauseMs = PAUSE_MS } = options;
  for (;;) {
    const tasks = await db.query<Task>(CLAIM, [pauseMs, providers.map(({ name }) => name)]);
    if (tasks.length === 0) return;
    for (const task of tasks) {
      const provider = providers.find(({ name }) => name === task.provider);
      if (provider) await carryOut(options, provider, task);
    }
  }
}

async function carryOut(options: TaskOptions, provider: PaymentProvider, task: Task): Promise<void> {
  const { db, log } = options;
  let answer: { snapshot: PaymentSnapshot; refusal?: string };
  try {
    answer = await request(provider, task);
  } catch (error) {
    // The provider may have carried it out: the same key is sent again.
    log.warn({ err: error, task: task.id, attempts: task.attempts }, 'a payment task was not answered');
    return;
  }
  const { snapshot, refusal } = answer;
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
    const [planned] = await db.query<{ cents: number }>(
      `select coalesce(sum(cents), 0)::integer as cents from payment_task
       where payment_id = $1 and kind = $2 and id <= $3 and failed_at is null
         and failure is distinct from 'not needed'`,
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
