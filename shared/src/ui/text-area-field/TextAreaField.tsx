import type { ComponentPropsWithRef } from 'react';
import controlStyles from '../field/Control.module.css';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { joinClasses } from '../join-classes';
import styles from './TextAreaField.module.css';

export type TextAreaFieldProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** Several lines of text with a visible label; takes every attribute of `<textarea>`. */
export function TextAreaField({
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...area
}: TextAreaFieldProps) {
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
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={joinClasses(controlStyles.control, styles.area)}
        />
      )}
    </FieldFrame>
  );
}
