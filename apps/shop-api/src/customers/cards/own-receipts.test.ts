/** @jest-environment node */
import { withCheckDigit } from '@fachwerk/shared/rules';
import { openTestData, type TestData } from '../../testing/test-shop';
import { findReceipts } from './own-receipts';

const CARD = withCheckDigit('20020000001');
const OTHERS = 20_000;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

const scansOf = (plan: Plan, table: string): Plan[] => [
  ...(plan['Relation Name'] === table ? [plan] : []),
  ...(plan.Plans ?? []).flatMap((inner) => scansOf(inner, table)),
];

describe('the receipts of a card among many', () => {
  let data: TestData;
  beforeAll(async () => {
    data = await openTestData('embedded', []);
    await data.db.query(
      `insert into customer_card (number, first_name, last_name)
       select number, '', 'x' from (values ($1), ('x')) as c (number)`,
      [CARD],
    );
    await data.db.query(
      `insert into till_receipt (company_id, number, card_number, bought_at, cents)
       select '1001', 'R-' || g, case when g % 40 = 0 then $1 else 'x' end, now() - g * interval '1 minute', 1000
       from generate_series(1, $2::int) g`,
      [CARD, OTHERS],
    );
    await data.db.query('analyze till_receipt');
  });
  afterAll(() => data.close());

  it('are read a page at a time, on the last page as on the first', async () => {
    const statements: [string, readonly unknown[]][] = [];
    const db = {
      query: (text: string, values: readonly unknown[] = []) => {
        statements.push([text, values]);
        return data.db.query(text, values);
      },
    } as typeof data.db;
    let next: string | null = null;
    let count = 0;
    do {
      const page: Awaited<ReturnType<typeof findReceipts>> = await findReceipts(db, CARD, {
        before: next ?? undefined,
        storeNames: new Map(),
      });
      count += page.receipts.length;
      next = page.next;
    } while (next !== null);

    expect(count).toBe(OTHERS / 40);
    for (const [text, values] of [statements[0]!, statements.at(-1)!]) {
      const [row] = await data.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const scans = scansOf(row!['QUERY PLAN'][0].Plan, 'till_receipt');
      const read = scans.reduce((sum, scan) => sum + scan['Actual Rows'] * scan['Actual Loops'], 0);
      expect(read).toBeLessThanOrEqual(25);
      expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan');
    }
  });
});
