import { createContext, type ReactNode, useContext } from 'react';

/** The fields of a form that are rendered. */
export interface FieldLabels {
  idOf: (name: string) => string;
  /** By id, in the order of the document. */
  labels: Map<string, string>;
  /** What shows the labels above the fields has waited for them. */
  hasWaited: boolean;
}

/** `formId`: prefix of the ids. */
export const noFieldsYet = (formId: string): FieldLabels => ({
  idOf: (name) => `${formId}-${name}`,
  labels: new Map(),
  hasWaited: false,
});

export const FieldLabelsContext = createContext<FieldLabels | null>(null);

/** Before the labels of its fields in a summary of mistakes. */
const GroupContext = createContext('');

interface FieldGroupProps {
  label: string;
  children: ReactNode;
}

/** Fields whose labels are those of other fields of the form, e.g. of a second address. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <GroupContext value={label}>{children}</GroupContext>
);

/** Id of a field of the surrounding form, whose summary of mistakes names the field by this label. */
export function useFieldId(name: string, label: string): string {
  const form = useContext(FieldLabelsContext);
  const group = useContext(GroupContext);
  if (!form) throw new Error(`The field ${name} is outside of a form.`);
  const id = form.idOf(name);
  form.labels.set(id, group ? `${group}, ${label}` : label);
  return id;
}
