import { contractOf } from '../contracts/contract-of';
import type { Call } from '../contracts/kernel/call';
import { schemasOf } from '../contracts/kernel/contract';
import { findDifference } from '../contracts/kernel/expected-answer';

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
  const contract = contractOf(call);
  const result = contract && schemasOf(contract).answers[200]?.safeParse(body);
  const [issue] = result?.error?.issues ?? [];
  return issue && `${issue.path.map(String).join('.') || 'the body'}: ${issue.message}`;
}
