import type { Database } from '@fachwerk/database';
import { signatureOf } from './signature';

export interface WebhookTarget {
  url: string;
  secret: string;
}

interface Message {
  [column: string]: unknown;
  id: number;
  body: string;
}

const MOST_ATTEMPTS = 8;
const TIMEOUT_MS = 5000;

/** Claims a message until its next attempt, so that several processes send each once. */
const CLAIM = `
  update sandbox_webhook set attempts = attempts + 1, due_at = now() + power(3, attempts) * interval '1 second'
  where id in (
    select id from sandbox_webhook
    where delivered_at is null and due_at <= now() and attempts < ${MOST_ATTEMPTS}
    order by due_at, id limit 20 for update skip locked)
  returning id, body`;

/** Sends due messages. A message that is not answered with 2xx is repeated, after 1, 3, 9 ... seconds. */
export async function sendWebhooks(db: Database, { url, secret }: WebhookTarget): Promise<void> {
  const messages = await db.query<Message>(CLAIM);
  for (const { id, body } of messages.toSorted((a, b) => a.id - b.id)) {
    const isDelivered = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'sandbox-signature': signatureOf(secret, body) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.text();
        return response.ok;
      },
      () => false,
    );
    if (isDelivered) await db.query('update sandbox_webhook set delivered_at = now() where id = $1', [id]);
  }
}
