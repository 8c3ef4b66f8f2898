import { FormDateField, useBoundField } from '@fachwerk/shared/forms';
import { LOTTERY_EARLIEST_BIRTH, toIsoDate } from '@fachwerk/shared/rules';
import { TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';

interface BirthDateFieldProps {
  /** ISO date in Europe/Berlin. */
  today: string;
  labelNote?: string;
}

/** Typed with a keyboard, chosen on a phone: there, digits and full stops are slow. */
export function BirthDateField({ today, ...note }: BirthDateFieldProps) {
  const text = useMessages();
  // The server knows no pointer: the page begins with the field for keyboards.
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(window.matchMedia?.('(pointer: coarse)').matches ?? false), []);
  const label = text('lotteryTeaser.birthDate');
  return isPhone ? (
    <DateInput today={today} label={label} {...note} />
  ) : (
    <FormDateField name="birthDate" label={label} autoComplete="bday" {...note} />
  );
}

interface DateInputProps {
  today: string;
  label: string;
  labelNote?: string;
}

function DateInput({ today, label, ...texts }: DateInputProps) {
  const { field, id, error } = useBoundField<string>('birthDate', label);
  return (
    <TextField
      {...texts}
      {...field}
      type="date"
      id={id}
      label={label}
      // What was typed before is kept, in the notation of the input.
      value={toIsoDate(field.value) ?? ''}
      min={LOTTERY_EARLIEST_BIRTH}
      max={today}
      autoComplete="bday"
      {...(error !== undefined && { error })}
    />
  );
}
