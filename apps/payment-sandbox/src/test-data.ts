/**
 * Test data of the sandbox: what the buyer types chooses what happens. Everything else is paid without a
 * fault. The pages list it, and so does docs/guides/operate.md.
 */
export const TEST_CARDS = {
  plain: { number: '4111111111111111', text: 'wird ohne Rückfrage bezahlt' },
  challenge: { number: '4000000000003220', text: 'verlangt eine Freigabe (3-D Secure)' },
  declined: { number: '4000000000000002', text: 'wird abgelehnt' },
  noFunds: { number: '4000000000009995', text: 'ist nicht gedeckt' },
  expired: { number: '4000000000000069', text: 'ist abgelaufen' },
} as const;

/** Code of the 3-D-Secure page; every other one fails. */
export const CHALLENGE_CODE = '1234';

/** Names of buyers, as the first word of the field "Name". */
export const TEST_NAMES = {
  Ablehnung: 'Die Zahlung oder die Bonitätsprüfung wird abgelehnt.',
  Doppelt: 'Jede Nachricht an den Shop kommt zweimal.',
  Verkehrt: 'Nachrichten kommen in verkehrter Reihenfolge.',
  Verspaetet: 'Nachrichten kommen erst nach der Rückkehr in den Shop.',
  Stumm: 'Der Shop erhält keine Nachricht.',
  Nachzuegler: 'Die Bank entscheidet erst später, auch nach einem Abbruch der Bestellung.',
  Langsam: 'Einzug und Erstattung werden ausgeführt, aber zu spät beantwortet.',
  Ausfall: 'Einzug und Erstattung scheitern beim ersten Versuch (503).',
} as const;

export type TestName = keyof typeof TEST_NAMES;

/** E-mail addresses of the order for faults before the buyer reaches a page. */
export const TEST_EMAILS = {
  'ausfall@sandbox.example': 'Der Start der Zahlung scheitert beim ersten Versuch (503).',
  'abgelehnt@sandbox.example': 'Die Zahlung wird sofort abgelehnt.',
} as const;

export function testNameOf(name: string): TestName | undefined {
  const [first = ''] = name.trim().split(/\s+/);
  return Object.hasOwn(TEST_NAMES, first) ? (first as TestName) : undefined;
}
