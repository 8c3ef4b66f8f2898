import type { ComponentPropsWithRef } from 'react';
import controlStyles from '../field/Control.module.css';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { CaretDownIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './SelectField.module.css';

export type SelectFieldProps = FieldTexts & ComponentPropsWithRef<'select'>;

/** The native select with a visible label; its children are `<option>` elements. */
export function SelectField({
  label,
  labelNote,
  isLabelHidden,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...select
}: SelectFieldProps) {
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
        <span className={styles.frame}>
          <select {...select} {...wiring} className={joinClasses(controlStyles.control, styles.select)} />
          <CaretDownIcon size={16} className={styles.caret} />
        </span>
      )}
    </FieldFrame>
  );
}
