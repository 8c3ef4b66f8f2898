import * as z from 'zod/mini';
import { allContracts } from './contract-of';
import { schemasOf } from './kernel/contract';

/** What people type with spaces around it: text, an address of mail, a number, a date. */
const TYPED = ['x'.repeat(30), 'jana@example.org', '50672', '2912345671', '01.02.1990', 'DE123456789'];

/** Values that no person types, and passwords, whose spaces count. */
const AS_SENT = [
  ...['currentPassword', 'frcCaptchaSolution', 'password', 'successUrl', 'token', 'walletToken'],
  // A choice from suggestions: the server normalises what it counts.
  ...['q', 'type', 'indexId'],
  // A button of the page.
  'confirm',
];

/** The texts in a schema, also those of lists and objects within it. */
function textsOf(schema: z.ZodMiniType, name: string): [string, z.ZodMiniType][] {
  const { type, shape, element, valueType, innerType, options } = schema.def as {
    type: string;
    shape?: Record<string, z.ZodMiniType>;
    element?: z.ZodMiniType;
    valueType?: z.ZodMiniType;
    innerType?: z.ZodMiniType;
    options?: z.ZodMiniType[];
  };
  if (shape) return Object.entries(shape).flatMap(([key, one]) => textsOf(one, key));
  if (options) return options.flatMap((one) => textsOf(one, name));
  const inner = element ?? valueType ?? innerType;
  if (inner) return textsOf(inner, name);
  return type === 'string' ? [[name, schema]] : [];
}

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

it('no text that an employee writes keeps signs that the database refuses or a mail would change', () => {
  const signs = ['\u0000', '\u001B', '\uD83D', '\u202E'];
  const typed = TYPED.flatMap((one) => signs.map((sign) => `${one.slice(0, 2)}${sign}${one.slice(2)}`));
  const kept = allContracts
    .filter(({ path }) => path.startsWith('/rest/'))
    .flatMap((call) => textsOf(schemasOf(call).json ?? z.object({}), ''))
    .filter(([, schema]) =>
      typed.some((one) => signs.some((sign) => String(schema.safeParse(one).data).includes(sign))),
    )
    .map(([name]) => name);

  // A code is compared with the right one; days and times are read, and refused where they are none.
  // Passwords and PINs are hashed as they were typed. What an editor has seen is compared, not stored.
  expect(new Set(kept)).toEqual(new Set(['code', 'end', 'from', 'password', 'pin', 'seen', 'to']));
});

it('no text of several lines keeps control characters', () => {
  const kept = allContracts
    .flatMap((call) => textsOf(schemasOf(call).form ?? z.object({}), ''))
    .filter(([, schema]) =>
      schema
        .safeParse(`Zwei\nZeilen, ${'x'.repeat(30)}`)
        .data?.toString()
        .includes('\n'),
    )
    .filter(([, schema]) =>
      /[\u0000\u001B]/.test(String(schema.safeParse(`\u0000\u001B${'x'.repeat(30)}`).data)),
    )
    .map(([name]) => name);

  expect(kept.filter((name) => !AS_SENT.includes(name))).toEqual([]);
});
