import type { ComponentPropsWithRef } from 'react';
import controlStyles from '../field/Control.module.css';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';

export type TextFieldProps = FieldTexts & ComponentPropsWithRef<'input'>;

/** A text input with a visible label; takes every attribute of `<input>`. */
export function TextField({
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      labelNote={labelNote}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      id={id}
      className={className}
      describedBy={describedBy}
    >
      {(wiring) => <input type="text" {...input} {...wiring} className={controlStyles.control} />}
    </FieldFrame>
  );
}
