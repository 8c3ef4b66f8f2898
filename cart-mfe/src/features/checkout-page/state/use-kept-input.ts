import type { useServerForm } from '@fachwerk/shared/forms';
import { useEffect, useRef } from 'react';

type ServerForm = ReturnType<typeof useServerForm>;
const keyOf = (name: string) => `checkout-${name}`;

/**
 * Keeps the input of a form in the session storage of the tab until the form is sent: a reload, the back
 * button or a login lose nothing. Input is restored only over the saved values that it was typed over.
 */
export function useKeptInput(name: string, { form }: ServerForm): void {
  const base = useRef(JSON.stringify(form.initialValues));

  useEffect(() => {
    const kept = read(name);
    if (kept?.base === base.current) void form.setValues(kept.values, false);
    // Runs once, at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { values, dirty } = form;
  useEffect(() => {
    if (dirty) write(name, { base: base.current, values });
  }, [name, values, dirty]);
}

interface Kept {
  base: string;
  values: ServerForm['form']['values'];
}

function read(name: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
  } catch {
    // Blocked storage: the browser's own means remain.
    return null;
  }
}

function write(name: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Blocked storage, see above.
  }
}

/** The server has the input now. */
export function forgetInput(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage, see above.
  }
}
