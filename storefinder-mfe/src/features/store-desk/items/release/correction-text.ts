import type { ReleaseSummary } from '@fachwerk/shared/contracts';
import type { Translate } from '@fachwerk/shared/widget';

/** What was stated later of a release that is wrong; undefined where it stands as it was recorded. */
export function correctionText(text: Translate, { correction }: ReleaseSummary): string | undefined {
  if (!correction) return undefined;
  const { reason, replacedBy, atText, by } = correction;
  return replacedBy === null
    ? text('desk.items.release.notReleased', {
        reason: text(`desk.items.release.fault.${reason}`),
        at: atText,
        by,
      })
    : text('desk.items.release.replaced', { number: replacedBy, at: atText, by });
}
