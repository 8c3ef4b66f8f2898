import type * as z from 'zod/mini';

/** Describes the expected value of an issue: zod/mini has no texts of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`;
    case 'too_big':
      return `expected at most ${String(issue.maximum)}${unitOf(issue.origin)}`;
    case 'too_small':
      return `expected at least ${String(issue.minimum)}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'invalid_format':
      return `expected ${issue.format === 'regex' ? `the form ${issue.pattern}` : issue.format}`;
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`;
    default:
      return issue.message ?? 'not allowed';
  }
}

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '';
