import * as contracts from '@fachwerk/shared/contracts';
import { translateWith } from '@fachwerk/shared/testing';
import messages from '../../../messages.de.json';
import { actionText, type AuditEntry, changesOf, isKnownAction, paramsOf } from './audit-words';

const text = translateWith(messages);
const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-11-21T10:00:00.000Z',
  number: '4711',
  name: 'Anna Beispiel',
  role: 'EMPLOYEE',
  desk: '1001',
  action: 'POST /rest/staff/people/{number}/',
  target: '/rest/staff/people/4714/',
  before: null,
  after: null,
  recordedBy: null,
  recordedAgo: null,
  ...part,
});
const changes = (before: object | null, after: object | null) =>
  changesOf(text, entry({ before, after })).map(({ field, before: was, after: is }) => [field, was, is]);

it('has words for every change that a person can make at a desk', () => {
  const actions = Object.values(contracts as Record<string, unknown>)
    .filter(
      (value): value is { method: string; path: string } =>
        typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
    )
    .filter(({ method, path }) => method !== 'GET' && /^\/rest\/(desk|staff)\//.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(actions.length).toBeGreaterThan(35);
  expect(actions.filter((action) => !isKnownAction(action))).toEqual([]);
  for (const action of actions) expect(actionText(text, action)).not.toMatch(/^desk\.|^Änderung$/);
});

it('names what a newer server does a change', () => {
  expect(actionText(text, 'POST /rest/desk/dance/')).toBe('Änderung');
});

it('reads what a change is about from its address', () => {
  const target = '/rest/desk/orders/x%20Qd/pick/';
  expect(paramsOf({ action: 'POST /rest/desk/orders/{orderId}/pick/', target })).toEqual({ orderId: 'x Qd' });
  expect(paramsOf({ action: 'POST /rest/staff/login/', target: '4711' })).toEqual({});
});

it.each([
  [
    { name: 'Anna', role: 'EMPLOYEE' },
    { name: 'Anna', role: 'MANAGER', hasNewPassword: true, hasNewPin: false },
    [
      ['role', 'Mitarbeit', 'Marktleitung'],
      ['hasNewPassword', undefined, 'ja'],
    ],
  ],
  [
    { onHand: 10 },
    { status: 200, sent: { counted: 8, seen: 10, reason: 'LOST' }, onHand: 8 },
    [
      ['onHand', '10', '8'],
      ['reason', undefined, 'Nicht auffindbar'],
    ],
  ],
  [
    null,
    { status: 200, sent: null, slip: 'A-12', released: 2, proofs: ['poison'] },
    [
      ['slip', undefined, 'A-12'],
      ['released', undefined, '2'],
    ],
  ],
  [
    null,
    { status: 200, sent: { occasion: 'AUTHORITY' }, slip: 'A-12' },
    [
      ['slip', undefined, 'A-12'],
      ['occasion', undefined, 'Anfrage einer Behörde'],
    ],
  ],
  [
    null,
    { status: 200, sent: null, slip: 'A-12', fault: 'MISTYPED', replacedBy: 'A-13' },
    [
      ['slip', undefined, 'A-12'],
      ['fault', undefined, 'Angaben falsch'],
      ['replacedBy', undefined, 'A-13'],
    ],
  ],
  [
    null,
    { status: 200, sent: { occasion: 'SLIP' }, slip: 'A-12' },
    [
      ['slip', undefined, 'A-12'],
      ['occasion', undefined, 'Beleg noch einmal'],
    ],
  ],
  [{ cents: 1990 }, { status: 200, cents: 1790, list: 'zone' }, [['cents', '19,90\u00a0€', '17,90\u00a0€']]],
  [{ state: 'PICKING' }, { status: 200, sent: null, state: 'READY' }, [['state', 'in Arbeit', 'bereit']]],
  [
    { state: 'BOOKED' },
    {
      status: 200,
      sent: { licence: 'BE', licenceSeen: true, depositTaken: true },
      state: 'HANDED_OUT',
    },
    [
      ['state', 'gebucht', 'ausgegeben'],
      ['licence', undefined, 'BE'],
    ],
  ],
  [
    { state: 'HANDED_OUT' },
    { status: 200, sent: { damage: '' }, state: 'RETURNED' },
    [
      ['state', 'ausgegeben', 'zurückgegeben'],
      ['damage', undefined, 'ohne Schaden'],
    ],
  ],
  [
    { state: 'BOOKED' },
    { status: 200, sent: { reason: 'Reifenschaden' }, state: 'CANCELLED' },
    [
      ['state', 'gebucht', 'storniert'],
      ['reason', undefined, 'Reifenschaden'],
    ],
  ],
  [
    null,
    { status: 200, sent: { to: 'SUPPLIER', lines: [{ lineId: 1, quantity: 2 }, { quantity: 3 }] } },
    [
      ['lines', undefined, 'Menge 5'],
      ['to', undefined, 'an den Lieferanten'],
    ],
  ],
  [
    null,
    { status: 200, sent: { reason: 'Inventur', hours: [{ from: '08:00', to: '12:00' }] } },
    [
      ['reason', undefined, 'Inventur'],
      ['hours', undefined, '8:00 bis 12:00\u00a0Uhr'],
    ],
  ],
  [null, { status: 200, sent: { hours: [] } }, [['hours', undefined, 'geschlossen']]],
  [null, { status: 200, sent: 'x' }, []],
  [null, null, []],
])('of %j and %j states what has changed', (before, after, stated) => {
  expect(changes(before, after)).toEqual(stated);
});
