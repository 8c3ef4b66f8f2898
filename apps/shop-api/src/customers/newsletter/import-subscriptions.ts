import type { Database } from '@fachwerk/database';
import { email, NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import { parseInstant } from '@fachwerk/shared/time';
import * as z from 'zod/mini';
import { addSubscription } from './newsletter-subscriptions';

const Instant = z.iso.datetime({ offset: true });

/** A line of the file: a subscription of another system with the proof of its consent. */
const Row = z.strictObject({
  email: z.string().check(
    z.trim(),
    z.maxLength(100),
    z.refine((address) => address !== '' && !email(address), { error: 'is no address' }),
  ),
  topics: z.array(z.enum(NEWSLETTER_TOPICS)).check(z.minLength(1)),
  askedAt: Instant,
  confirmedAt: Instant,
  /** Which text was agreed to, in the words of the other system. */
  textVersion: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
});

export interface ImportedSubscriptions {
  added: number;
  /** Unsubscribed, bounced or complained after the consent of the file. */
  ended: number;
  faults: { line: number; reason: string }[];
}

/**
 * Takes subscriptions of another system, one JSON object per line. Who ended the subscription here after the
 * consent of the file stays away: an older list writes to no such address.
 */
export async function importSubscriptions(
  db: Database,
  content: string,
  now = new Date(),
): Promise<ImportedSubscriptions> {
  const done: ImportedSubscriptions = { added: 0, ended: 0, faults: [] };
  const lines = content.split(/\r?\n/).map((text, index) => ({ text, line: index + 1 }));
  for (const { text, line } of lines.filter((one) => one.text.trim() !== '')) {
    const row = Row.safeParse(jsonOf(text));
    if (!row.success) {
      const [issue] = row.error.issues;
      done.faults.push({ line, reason: `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim() });
      continue;
    }
    const { textVersion, email: address, topics } = row.data;
    const [askedAt, confirmedAt] = [parseInstant(row.data.askedAt), parseInstant(row.data.confirmedAt)];
    if (confirmedAt > now || askedAt > confirmedAt) {
      const reason = confirmedAt > now ? 'is in the future' : 'is before askedAt';
      done.faults.push({ line, reason: `confirmedAt ${reason}` });
      continue;
    }
    const asked = { email: address, topics, textVersion, network: null, askedAt };
    const isAdded = await db.transaction((tx) =>
      addSubscription(tx, asked, { way: 'IMPORT', now: confirmedAt }),
    );
    if (isAdded) done.added += 1;
    else done.ended += 1;
  }
  return done;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
