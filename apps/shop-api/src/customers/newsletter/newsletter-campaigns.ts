import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '@fachwerk/database';
import { DEFAULT_LANGUAGE } from '@fachwerk/shared/rules';
import { enqueueMail, waitingMails } from '../../kernel/mail/outbox';
import type { CampaignContent } from './campaign-content';
import { campaignMail } from './campaign-mail';
import type { NewsletterLinks } from './newsletter-links';

/**
 * Mails of campaigns that wait in the outbox at most. The outbox sends what is due first, so that an order
 * confirmation waits for no more than these.
 */
const MOST_WAITING = 50;

/** Starts a campaign; the job writes its mails. A second start of the same content continues. */
export async function startCampaign(db: Queryable, { id, ...content }: CampaignContent): Promise<boolean> {
  const started = await db.query(
    'insert into newsletter_campaign (id, content) values ($1, $2) on conflict (id) do nothing returning 1',
    [id, JSON.stringify(content)],
  );
  if (started.length > 0) return true;
  const [known] = await db.query<{ content: object }>(
    'select content from newsletter_campaign where id = $1',
    [id],
  );
  if (!isDeepStrictEqual(known?.content, JSON.parse(JSON.stringify(content))))
    throw new Error(`The campaign "${id}" was started with another content. Choose another id.`);
  return false;
}

interface OpenCampaign {
  [column: string]: unknown;
  id: string;
  content: Omit<CampaignContent, 'id'>;
  writtenTo: string;
}

interface Recipient {
  [column: string]: unknown;
  id: string;
  email: string;
  person: string;
}

/**
 * Writes the next mails of the oldest open campaign into the outbox, and remembers how far it came, in one
 * transaction: a process that is killed leaves no half of it. Who subscribes meanwhile comes after the
 * others, who ends is not found any more. Returns the number of mails.
 */
export async function writeCampaignMails(
  db: Database,
  links: NewsletterLinks,
  { most = MOST_WAITING, now = new Date() }: { most?: number; now?: Date } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const [campaign] = await tx.query<OpenCampaign>(
      `select id, content, written_to::text as "writtenTo" from newsletter_campaign
       where completed_at is null order by started_at, id limit 1 for update`,
    );
    if (!campaign) return 0;
    const { id, content, writtenTo } = campaign;
    const room = most - (await waitingMails(tx, 'newsletter', most));
    if (room <= 0) return 0;
    // One that ends now waits for its mail, and withdraws it.
    const recipients = await tx.query<Recipient>(
      `select s.id::text as id, s.email, s.person from newsletter_subscription s
       where s.id > $1 and s.paused_at is null and $2 = any(s.topics) order by s.id limit $3
       for key share`,
      [writtenTo, content.topic, room],
    );
    const last = recipients.at(-1);
    if (!last) {
      await tx.query('update newsletter_campaign set completed_at = $2 where id = $1', [id, now]);
      return 0;
    }
    for (const recipient of recipients) await writeMail(tx, id, content, recipient);
    await tx.query('update newsletter_campaign set written_to = $2 where id = $1', [id, last.id]);
    return recipients.length;
  });

  async function writeMail(
    tx: Queryable,
    campaignId: string,
    content: Omit<CampaignContent, 'id'>,
    { email, person }: Recipient,
  ): Promise<void> {
    const first = await tx.query(
      `insert into newsletter_mail (campaign_id, person) values ($1, $2) on conflict do nothing returning 1`,
      [campaignId, person],
    );
    if (first.length === 0) return;
    const { end, update, oneClick } = links;
    const mail = campaignMail(content, {
      end: end(email),
      update: update(email),
      oneClick: oneClick(email),
    });
    await enqueueMail(tx, { email, language: DEFAULT_LANGUAGE }, mail, { cause: 'shop' });
  }
}

export interface CampaignState {
  [column: string]: unknown;
  id: string;
  startedAt: Date;
  completedAt: Date | null;
  mails: number;
}

/** The newest campaigns, for operators. */
export const readCampaigns = (db: Queryable): Promise<CampaignState[]> =>
  db.query<CampaignState>(
    `select c.id, c.started_at as "startedAt", c.completed_at as "completedAt",
       (select count(*)::integer from newsletter_mail m where m.campaign_id = c.id) as mails
     from newsletter_campaign c order by c.started_at desc, c.id limit 20`,
  );
