import { withoutSecrets } from './staff-audit';

it('cuts a long text between characters, never within one', () => {
  const text = `${'x'.repeat(299)}😀 kaputt`;

  expect(withoutSecrets({ text })).toEqual({ text: `${'x'.repeat(299)}…` });
});

it('keeps no secret, also within other values', () => {
  expect(withoutSecrets({ name: 'Anna', pin: '2580', next: [{ password: 'x', code: 1 }] })).toEqual({
    name: 'Anna',
    next: [{}],
  });
});
