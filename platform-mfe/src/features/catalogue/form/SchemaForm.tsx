import { useMessages } from '@fachwerk/shared/widget';
import { useMemo, useState } from 'react';
import type { Draft } from './draft';
import type { Field } from './field-model';
import { FieldView } from './FieldView';
import { FormContext, type FormState } from './form-context';
import type { Problem } from './problems';

interface SchemaFormProps {
  idPrefix: string;
  field: Field;
  draft: Draft;
  problems: readonly Problem[];
  /** Shows all problems, because the props are about to be used. */
  isStrict: boolean;
  onChange: (draft: Draft) => void;
}

/** The form of a widget's props. A problem is shown after the field lost the focus. */
export function SchemaForm({ idPrefix, field, draft, problems, isStrict, onChange }: SchemaFormProps) {
  const text = useMessages();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  const state = useMemo<FormState>(
    () => ({
      FieldView,
      idPrefix,
      problemOf(path) {
        const problem = problems.find((one) => one.path === path);
        return problem && (isStrict || touched.has(path)) ? text(problem.key, problem.values) : undefined;
      },
      hasProblemBelow: (path) =>
        problems.some((one) => one.path.startsWith(`${path}.`) && (isStrict || touched.has(one.path))),
      touch: (path) => setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    }),
    [idPrefix, problems, isStrict, touched, text],
  );

  return (
    <FormContext value={state}>
      <FieldView field={field} draft={draft} path="" onChange={onChange} />
    </FormContext>
  );
}
