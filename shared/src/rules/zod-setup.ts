import * as z from 'zod/mini';
import { describeIssue } from './describe-issue';

/**
 * Without compiled validators: our pages forbid `new Function` by their Content-Security-Policy. And with words that
 * tell the expectation: zod/mini alone says "Invalid input" to everything.
 */
z.config({ jitless: true, localeError: describeIssue });
