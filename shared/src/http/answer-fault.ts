import { contractOf } from '../contracts/all-contracts';
import type { Call } from '../contracts/call';
import { findDifference } from '../contracts/expected-answer';

/**
 * The first fault of an answer with status 200. Production checks only what callers depend on, so that
 * browsers load no schemas; development and tests check the whole contract.
 */
export function answerFault(call: Call, body: unknown): string | undefined {
  // An HTML error page instead of JSON.
  if (typeof body === 'string' && body !== '') return 'the body: expected JSON';
  const difference = call.expects && findDifference(call.expects, body);
  // Written out so that the production build drops the schemas.
  if (difference || process.env.NODE_ENV === 'production') return difference;
  const result = contractOf(call)?.answers[200]?.safeParse(body);
  const [issue] = result?.error?.issues ?? [];
  return issue && `${issue.path.map(String).join('.') || 'the body'}: ${issue.message}`;
}
