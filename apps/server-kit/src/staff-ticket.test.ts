/** @jest-environment node */
import { readStaffTicket, writeStaffTicket } from './staff-ticket';

const SECRET = 'the secret of the tickets, long enough';
const OTHER = 'another secret of tickets, long enough';
const NOW = new Date('2026-12-01T09:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const ticket = (secret = SECRET, operator = 'anna') => writeStaffTicket(secret, { operator, now: NOW });

describe('the ticket of an operator', () => {
  it('names the operator, with an id of its own each time', () => {
    const [one, two] = [ticket(), ticket()].map((sent) => readStaffTicket(SECRET, sent, NOW));

    expect(one).toMatchObject({ operator: 'anna', audience: 'desk', signedAt: NOW.getTime() / 1000 });
    expect(one?.id).toMatch(/^[\w-]{22}$/);
    expect(two?.id).not.toBe(one?.id);
  });

  it('needs no encoding in a cookie, whatever the name', () => {
    const sent = ticket(SECRET, 'Jörg; Ünal @Ost');

    expect(sent).toMatch(/^[\w.-]+$/);
    expect(readStaffTicket(SECRET, sent, NOW)?.operator).toBe('Jörg; Ünal @Ost');
  });

  it.each([
    [-31, false],
    [-30, true],
    [0, true],
    [60, true],
    [89, true],
    [90, false],
    [3600, false],
  ])('%d seconds after it was signed, by a clock that may be 30 seconds wrong: %s', (seconds, isValid) => {
    expect(readStaffTicket(SECRET, ticket(), after(seconds)) !== undefined).toBe(isValid);
  });

  it('is refused with another secret, another audience, and changed text or signature', () => {
    const sent = ticket();
    const [text = '', mac = ''] = sent.split('.');
    const forged = Buffer.from(JSON.stringify({ operator: 'root' })).toString('base64url');
    const all = [
      ticket(OTHER),
      writeStaffTicket(SECRET, { operator: 'anna', audience: 'elsewhere', now: NOW }),
      `${forged}.${mac}`,
      `${text}.${'A'.repeat(43)}`,
      `${text}.`,
      text,
      `${sent}.${mac}`,
      '',
    ];

    expect(all.filter((one) => readStaffTicket(SECRET, one, NOW))).toEqual([]);
  });

  it('is valid while the secret is replaced, and no longer', () => {
    const both = `${OTHER},${SECRET}`;

    expect(readStaffTicket(both, ticket(SECRET), NOW)).toBeDefined();
    expect(readStaffTicket(both, ticket(both), NOW)).toBeDefined();
    expect(readStaffTicket(OTHER, ticket(both), NOW)).toBeDefined();
    expect(readStaffTicket(OTHER, ticket(SECRET), NOW)).toBeUndefined();
  });
});
