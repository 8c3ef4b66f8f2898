import { TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './PinPad.module.css';

const LONGEST = 8;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const onlyDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, LONGEST);

/** A PIN by large buttons or by the keyboard. The digits are never shown. */
export function PinPad({ value, onChange }: { value: string; onChange: (pin: string) => void }) {
  const text = useMessages();
  const add = (digit: string) => onChange(onlyDigits(value + digit));

  return (
    <div className={styles.pad}>
      <TextField
        label={text('desk.pin.label')}
        type="password"
        inputMode="numeric"
        // Not offered to password managers: the device is shared.
        autoComplete="one-time-code"
        value={value}
        onChange={({ target }) => onChange(onlyDigits(target.value))}
      />
      <div className={styles.keys} role="group" aria-label={text('desk.pin.keys')}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.key} onClick={() => onChange('')}>
          {text('desk.pin.clear')}
        </button>
        <button type="button" className={styles.key} onClick={() => add('0')}>
          0
        </button>
        <button type="submit" className={styles.key}>
          {text('desk.pin.ok')}
        </button>
      </div>
    </div>
  );
}
