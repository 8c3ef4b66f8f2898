import type { DeskRental, LicenceClass } from '@fachwerk/shared/contracts';
import { Button, Card, Checkbox, SelectField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './RentalsTab.module.css';
import { StepFailure } from './StepFailure';
import type { RentalStep } from './use-rental-steps';

const LICENCES: readonly LicenceClass[] = ['B', 'B96', 'BE', 'C1', 'C1E'];
const CHECKS = ['licence', 'age', 'payment', 'contract'] as const;
const NO_DEPOSIT = 'desk.rentals.check.priceOnly';
type Check = (typeof CHECKS)[number];

/**
 * Licence, age, price and deposit, and the signed contract before the key leaves the desk. Which class
 * suffices, the shop decides.
 */
export function HandOutForm({ rental, step }: { rental: DeskRental; step: RentalStep }) {
  const text = useMessages();
  const id = useId();
  const { vehicle, price, deposit } = rental;
  const [licence, setLicence] = useState('');
  const [confirmed, setConfirmed] = useState<readonly Check[]>([]);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isTried = tries > 0;
  // What is missing gets the focus at each try.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    if (licence === '' || CHECKS.some((check) => !confirmed.includes(check))) return;
    step.run({ licence, licenceSeen: true, depositTaken: true });
  }

  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {text('desk.rentals.handOut')}
      </h3>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <SelectField
          label={text('desk.rentals.licence')}
          hint={text('desk.rentals.licenceHint', { licence: vehicle.licence })}
          value={licence}
          required
          onChange={({ target }) => setLicence(target.value)}
          {...(isTried && licence === '' && { error: text('desk.rentals.licenceMissing') })}
        >
          <option value="">{text('desk.rentals.choose')}</option>
          {LICENCES.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {CHECKS.map((check) => (
          <Checkbox
            key={check}
            label={text(
              check === 'payment' && deposit.value === 0 ? NO_DEPOSIT : `desk.rentals.check.${check}`,
              {
                age: vehicle.minAge,
                price: price.total.displayValue,
                deposit: deposit.displayValue,
              },
            )}
            checked={confirmed.includes(check)}
            onChange={({ target }) =>
              setConfirmed(
                target.checked ? [...confirmed, check] : confirmed.filter((other) => other !== check),
              )
            }
            {...(isTried && !confirmed.includes(check) && { error: text('desk.rentals.checkMissing') })}
          />
        ))}
        <StepFailure step={step} />
        <Button type="submit" variant="primary" size="large" isWide isPending={step.isPending}>
          {text('desk.rentals.handOutSubmit')}
        </Button>
      </form>
    </Card>
  );
}
