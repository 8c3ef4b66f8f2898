import { IconButton, MinusIcon, PlusIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Stepper.module.css';

interface StepperProps {
  /** Name of the article. */
  label: string;
  value: number;
  max: number;
  onChange: (pieces: number) => void;
}

/** Pieces from 0 to `max` by two large buttons. It has no input, so that a scanner cannot type into it. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  const text = useMessages();
  return (
    <div className={styles.stepper} role="group" aria-label={text('desk.stepper.label', { name: label })}>
      <IconButton
        variant="outline"
        label={text('desk.stepper.fewer', { name: label })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <span>{text('desk.stepper.value', { value, max })}</span>
      <IconButton
        variant="outline"
        label={text('desk.stepper.more', { name: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </div>
  );
}
