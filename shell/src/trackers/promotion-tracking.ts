import { trackPromotion } from '@fachwerk/shared/calls';
import { isHttpError } from '@fachwerk/shared/http';
import type { Report, Tracker, TrackerContext } from './tracker';

/** Specification 9. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1000;

/** Sends each view of a promotion to the shop, which counts it. */
export function start({ api, signal }: TrackerContext): Tracker {
  let isAllowed = true;
  return {
    setAllowed: (is) => void (isAllowed = is),
    async send({ name, values }) {
      if (name !== 'view_promotion') return;
      for (let attempt = 1; isAllowed && !signal.aborted; attempt += 1) {
        try {
          await api.call(trackPromotion, { form: promotionOf(values) });
          return;
        } catch (error) {
          if (attempt === ATTEMPTS || isRefused(error)) throw error;
        }
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    },
  };
}

function promotionOf(values: Report['values']) {
  const text = (name: string) => String(values[name] ?? '');
  return {
    promotionId: text('promotionId'),
    promotionName: text('promotionName'),
    creativeName: text('creativeName'),
    creativeSlot: text('creativeSlot'),
  };
}

/** The same request would get the same answer. */
const isRefused = (error: unknown): boolean =>
  !isHttpError(error) ||
  ((error.kind === 'bad-request' || error.kind === 'unexpected-shape') && error.status !== 429);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
