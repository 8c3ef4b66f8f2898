import type { Checkout } from '@fachwerk/shared/contracts';

type Typed = Checkout['contact']['values'];

/** Initial values of a form: the saved ones of the same type before the defaults. */
export const initialValues = <Values extends Record<string, string | boolean>>(
  defaults: Values,
  saved: Typed,
): Values =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => {
      const known = Object.hasOwn(saved, name) ? saved[name] : undefined;
      return [name, typeof known === typeof value ? known : value];
    }),
  ) as Values;
