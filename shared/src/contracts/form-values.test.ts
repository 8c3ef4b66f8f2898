import type * as z from 'zod/mini';
import { allContracts } from './contract-of';
import { schemasOf } from './kernel/contract';

/** What people type with spaces around it: text, an address of mail, a number, a date. */
const TYPED = ['x'.repeat(30), 'jana@example.org', '50672', '2912345671', '01.02.1990', 'DE123456789'];

/** Values that no person types, and passwords, whose spaces count. */
const AS_SENT = [
  ...['frcCaptchaSolution', 'password', 'successUrl', 'token', 'walletToken'],
  // A choice from suggestions: the server normalises what it counts.
  ...['q', 'type', 'indexId'],
  // A button of the page.
  'confirm',
];

const fieldsOf = (form: z.ZodMiniType): [string, z.ZodMiniType][] => {
  const { shape } = form.def as { shape?: Record<string, z.ZodMiniType> };
  return Object.entries(shape ?? {});
};

it('every field of every form is normalised before it is checked and stored', () => {
  const asTyped = allContracts
    .map((call) => schemasOf(call).form)
    .flatMap((form) => (form ? fieldsOf(form) : []))
    .filter(([, schema]) => TYPED.some((typed) => schema.safeParse(` ${typed} `).data === ` ${typed} `))
    .map(([name]) => name);

  expect(asTyped.filter((name) => !AS_SENT.includes(name))).toEqual([]);
});

it('no field keeps signs that turn round what is shown behind them, also not a text of several lines', () => {
  const turned = TYPED.map((typed) => `${typed.slice(0, 2)}\u202E${typed.slice(2)}`);
  const kept = allContracts
    .map((call) => schemasOf(call).form)
    .flatMap((form) => (form ? fieldsOf(form) : []))
    .filter(([, schema]) => turned.some((typed) => String(schema.safeParse(typed).data).includes('\u202E')))
    .map(([name]) => name);

  expect(kept.filter((name) => !AS_SENT.includes(name))).toEqual([]);
});
