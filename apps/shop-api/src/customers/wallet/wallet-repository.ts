import { randomBytes, randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { WalletPass } from '../context/wallets';

const PASS = `
  select p.card_number as "cardNumber", p.serial, p.token, p.in_google as "inGoogle",
    p.ended_serials as "endedSerials", p.changed_at as "changedAt",
    trim(c.first_name || ' ' || c.last_name) as "ownerName",
    (select coalesce(sum(l.points), 0)::int from card_points l where l.card_number = p.card_number) as points,
    exists (select 1 from blocked_customer_card b where b.number = p.card_number) as "isVoid"
  from wallet_pass p join customer_card c on c.number = p.card_number`;

/** Passes, and the devices that have them. */
export function walletRepository(db: Queryable) {
  const find = async (serial: string): Promise<WalletPass | undefined> =>
    (await db.query<WalletPass>(`${PASS} where p.serial = $1`, [serial]))[0];

  return {
    find,

    /** The pass of a card, which exists from its first use on. */
    async open(cardNumber: string, inGoogle = false): Promise<WalletPass> {
      await db.query(
        `insert into wallet_pass (card_number, serial, token, in_google) values ($1, $2, $3, $4)
         on conflict (card_number) do update set in_google = wallet_pass.in_google or excluded.in_google`,
        [cardNumber, randomUUID(), randomBytes(24).toString('base64url'), inGoogle],
      );
      const [pass] = await db.query<WalletPass>(`${PASS} where p.card_number = $1`, [cardNumber]);
      if (!pass) throw new Error('A card with a pass exists.');
      return pass;
    },

    /** False if the device has been registered before. */
    async register(cardNumber: string, deviceId: string, pushToken: string): Promise<boolean> {
      const [row] = await db.query<{ isNew: boolean }>(
        `insert into wallet_device (device_id, card_number, push_token) values ($1, $2, $3)
         on conflict (device_id, card_number) do update set push_token = excluded.push_token
         returning xmax = 0 as "isNew"`,
        [deviceId, cardNumber, pushToken],
      );
      return row?.isNew === true;
    },

    async unregister(cardNumber: string, deviceId: string): Promise<void> {
      await db.query('delete from wallet_device where card_number = $1 and device_id = $2', [
        cardNumber,
        deviceId,
      ]);
    },

    changedSince: (deviceId: string, since: Date | null): Promise<{ serial: string; changedAt: Date }[]> =>
      db.query<{ serial: string; changedAt: Date }>(
        `select p.serial, p.changed_at as "changedAt" from wallet_device d
         join wallet_pass p on p.card_number = d.card_number
         where d.device_id = $1 and ($2::timestamptz is null or p.changed_at > $2) order by p.changed_at`,
        [deviceId, since],
      ),

    async pushTokens(cardNumber: string): Promise<string[]> {
      const rows = await db.query<{ pushToken: string }>(
        'select push_token as "pushToken" from wallet_device where card_number = $1',
        [cardNumber],
      );
      return rows.map(({ pushToken }) => pushToken);
    },

    /** Wallets know the change, unless another one came meanwhile; `gone` are devices without the pass. */
    async told(
      { cardNumber, changedAt }: Pick<WalletPass, 'cardNumber' | 'changedAt'>,
      gone: readonly string[],
    ) {
      await db.query('delete from wallet_device where card_number = $1 and push_token = any($2)', [
        cardNumber,
        gone,
      ]);
      await db.query(
        `update wallet_pass set due_at = null, attempts = 0, last_error = null, ended_serials = '{}'
         where card_number = $1 and changed_at = $2`,
        [cardNumber, changedAt],
      );
    },
  };
}
