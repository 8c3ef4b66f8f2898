import type { Finding, Verdict } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import { aBreak, verdictOf } from './findings';
import type { InUse } from './in-use';

export interface RetireCheck extends InUse {
  mfe: string;
  major: number;
}

/** What would break if this major were gone. */
export function checkRetire(check: RetireCheck): Verdict {
  return verdictOf(checkAsked(check));
}

/** Pages that say "name@2" get no other major. */
function checkAsked({ mfe, major, live, uses }: RetireCheck): Finding[] {
  const names = new Set(
    live
      .filter((version) => version.mfe === mfe && majorOf(version.version) === major)
      .flatMap(({ widgets }) => widgets.map(({ name }) => name)),
  );
  return [...names].flatMap((widget) => {
    const pages = uses.filter((use) => use.widget === widget && use.major === major).map(({ page }) => page);
    if (pages.length === 0) return [];
    const message = `Pages ask for "${widget}@${major}".`;
    return [aBreak({ rule: 'widget-removed', widget, message, pages })];
  });
}
