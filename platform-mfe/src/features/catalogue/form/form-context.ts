import { createContext, useContext } from 'react';

export interface FormState {
  /** Before the ids of all controls. */
  idPrefix: string;
  /** The sentence under a field, once somebody was there. */
  problemOf(path: string): string | undefined;
  /** Something inside is wrong, and shown as wrong. */
  hasProblemBelow(path: string): boolean;
  touch(path: string): void;
}

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field stands outside of its form.');
  return state;
}

export const controlId = (prefix: string, path: string) => `${prefix}-${path || 'props'}`;
export const joinPath = (path: string, part: string | number) =>
  path === '' ? String(part) : `${path}.${part}`;
