import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './FieldFrame.module.css';

/** Label, hint and error of a field. */
export interface FieldTexts {
  label: string;
  /** After the label, e.g. "(optional)". */
  labelNote?: string;
  /** For places that make the purpose clear; assistive technology still reads the label. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
}

/** Attributes that connect the control with label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id?: string;
  describedBy?: string;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = props.error ? `${id}-error` : undefined;
  const label = (
    <>
      {props.label}
      {props.labelNote && <span className={styles.note}> {props.labelNote}</span>}
    </>
  );

  return (
    <div className={joinClasses(styles.field, props.className)}>
      <label className={joinClasses(styles.label, props.isLabelHidden && styles.hiddenLabel)} htmlFor={id}>
        {props.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {props.hint && (
        <div className={styles.hint} id={hintId}>
          {props.hint}
        </div>
      )}
      {props.children({
        id,
        'aria-describedby': [errorId, hintId, props.describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
      {props.error && <FieldError id={errorId} text={props.error} />}
    </div>
  );
}

/** The error message below a control. */
export function FieldError({ id, text }: { id: string | undefined; text: string }) {
  return (
    <p className={styles.error} id={id}>
      <ErrorIcon size={20} />
      <span>{text}</span>
    </p>
  );
}
