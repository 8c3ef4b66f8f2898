import { type AppInterface, requestFromApp } from '@fachwerk/shared/app-bridge';
import type { Bus } from '@fachwerk/shared/bus';

const FORM = /^[\w-]{8,64}$/;

/**
 * The id that the app has given to its installation. It is asked for only while the customer allows the app
 * to count what is used, stays in the memory of the page, and goes back to the app only (0183). A withdrawal
 * forgets it.
 */
export function followUuid(app: AppInterface, bus: Bus, signal: AbortSignal): () => string | undefined {
  let uuid: string | undefined;
  let isAllowed = false;
  const ask = async () => {
    const { uuid: answered } = await requestFromApp(app, 'uuid', {});
    if (isAllowed && typeof answered === 'string' && FORM.test(answered)) uuid = answered;
  };
  bus.watch(
    'consent@2',
    (choice) => {
      const isNow = choice?.services.includes('promotion-tracking') ?? false;
      if (isNow && !isAllowed)
        ask().catch(() => {
          // Without an answer there is none.
        });
      isAllowed = isNow;
      if (!isNow) uuid = undefined;
    },
    signal,
  );
  return () => uuid;
}
