import { type ComponentType, createContext, useContext } from 'react';
import type { FieldViewProps } from './field-view.props';

export interface FormState {
  /** Renders any field; provided here because fields of groups and lists contain fields. */
  FieldView: ComponentType<FieldViewProps>;
  /** Prefix of the ids of all controls. */
  idPrefix: string;
  /** Message under a field that was visited. */
  problemOf(path: string): string | undefined;
  /** Whether a field below the path shows a problem. */
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
