import { readUser } from '@fachwerk/shared/calls';
import type { UserState } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, languageOf } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';
import { timeLimit } from '../time-limits';
import type { PendingWork } from './pending-work';
import { showVisitor } from './show-visitor';
import { withTimeout } from './timeout';

/** The visitor until the runtime starts. */
export interface EarlyVisitor {
  /** Hands over to the runtime: returns the answer, and requests no further one. */
  take(): Promise<UserState>;
}

/** Requests the visitor once and shows cart count and name in server HTML, because both need no React. */
export function followVisitor(config: PageConfig | undefined, work: PendingWork): EarlyVisitor {
  const ask = () => {
    const late = () => new Error(`${readUser.path}: timed out`);
    const asked = work.add(readUser.path, withTimeout(requestVisitor(config), timeLimit('visitor'), late));
    // The page works without it; the first change requests the visitor again.
    asked.then(showVisitor).catch(() => {});
    return asked;
  };
  let answer = ask();
  const refresh = ({ persisted }: PageTransitionEvent) => {
    if (persisted) answer = ask();
  };
  window.addEventListener('pageshow', refresh);
  return {
    take() {
      window.removeEventListener('pageshow', refresh);
      return answer;
    },
  };
}

async function requestVisitor(config: PageConfig | undefined): Promise<UserState> {
  const { apiOrigin = '', shopLocale = '' } = config ?? {};
  const language = languageOf(shopLocale);
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  const headers = { accept: 'application/json' };
  const response = await fetch(apiOrigin + readUser.path + query, { credentials: 'include', headers });
  if (!response.ok) throw new Error(`${readUser.path}: ${response.status}`);
  return (await response.json()) as UserState;
}
