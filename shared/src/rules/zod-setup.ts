import * as z from 'zod/mini';
import { describeIssue } from './describe-issue';

/**
 * Turns off compiled validators: the content security policy forbids `new Function`. Adds texts that describe
 * the expected value, because zod/mini reports only "Invalid input".
 */
z.config({ jitless: true, localeError: describeIssue });
