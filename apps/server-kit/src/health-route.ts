import type { FastifyInstance } from 'fastify';

export interface HealthCheck {
  /** Rejects if the part does not work. */
  check: () => Promise<unknown>;
  /** Without it the app still answers most requests. */
  isOptional?: true;
}

/** A load balancer waits for two seconds or longer. */
const DEADLINE_MS = 1500;

/**
 * `GET /healthz` for load balancers: 200 while the app can answer, else 503. `degraded` names the parts that
 * do not work. A check that hangs counts as failed, and is not started again before it ends.
 */
export function healthRoute(
  app: FastifyInstance,
  checks: Readonly<Record<string, HealthCheck>>,
  deadlineMs = DEADLINE_MS,
): void {
  const parts = Object.entries(checks).map(([name, { check, isOptional = false }]) => {
    let running: Promise<boolean> | undefined;
    const works = () =>
      (running ??= check()
        .then(
          () => true,
          () => false,
        )
        .finally(() => (running = undefined)));
    return { name, isOptional, works };
  });

  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.all(
      parts.map(async (part) => ({ ...part, isWorking: await isTrueWithin(deadlineMs, part.works()) })),
    );
    const failed = results.filter(({ isWorking }) => !isWorking);
    if (failed.length === 0) return { status: 'ok' };
    const canAnswer = failed.every(({ isOptional }) => isOptional);
    const degraded = failed.map(({ name }) => name);
    return reply
      .code(canAnswer ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: canAnswer ? 'degraded' : 'unavailable', degraded });
  });
}

async function isTrueWithin(milliseconds: number, work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const result = await Promise.race([work, late]);
  clearTimeout(timer);
  return result;
}
