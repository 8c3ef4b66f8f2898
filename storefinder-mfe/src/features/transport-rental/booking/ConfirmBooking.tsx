import { confirmRental } from '@fachwerk/shared/calls';
import {
  EmailField,
  FormCheckbox,
  FormRadioGroup,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { SALUTATIONS } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, usePriceText } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import styles from '../base/Rental.module.css';
import { DONE, urlOf } from '../base/rental-address';
import type { BookingProps } from './booking-props';
import { BookingFacts, StoreOfBooking } from './BookingFacts';
import { HoldNote } from './HoldNote';

/** Refusals after which another time has to be chosen. */
const ENDED = ['rental.error.taken', 'rental.error.expired', 'rental.error.closedDay'];

/** The second step: who rents, what it costs at the hand-out, and the one button, which costs nothing. */
export function ConfirmBooking({ path, basePath, found }: BookingProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { privacy } = usePlatform().config.pageUrls;
  const { booking, known, answer } = found;
  const { bookingId, vehicle, store, from, expiresAt } = booking;
  const running = useServerForm({
    call: confirmRental,
    params: { bookingId },
    async schema() {
      const { RentalConfirmForm } = await import('@fachwerk/shared/contracts');
      return RentalConfirmForm;
    },
    initialValues: {
      salutation: 'UNKNOWN',
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      email: known?.email ?? '',
      phone: '',
      hasLicence: false,
    },
    lastAnswer: answer,
    onDone() {
      goTo(`${path}?${DONE}=booked`);
      return 'leaving';
    },
  });
  const day = berlinDate(from);
  const otherTime = urlOf(
    { path: basePath, fixed: { companyId: store.companyId, vehicleId: vehicle.vehicleId } },
    { from: day, fromDay: day },
  );
  const mustChoose = running.serverErrors.keys.some((key) => ENDED.includes(key));

  return (
    <>
      <div>
        <h1>{text('rental.confirm.headline')}</h1>
        <HoldNote expiresAt={expiresAt} />
      </div>
      <div className={styles.twoParts}>
        <div className={styles.parts}>
          <BookingFacts booking={booking} />
          <StoreOfBooking store={store} />
          <p>
            <Button size="small" href={otherTime}>
              {text('rental.confirm.other')}
            </Button>
          </p>
        </div>
        <Section headline={text('rental.confirm.person')}>
          <ServerForm
            form={running}
            errorActions={
              mustChoose && (
                <Button size="small" href={otherTime}>
                  {text('rental.confirm.other')}
                </Button>
              )
            }
            submit={
              <SubmitButton
                isPending={running.isPending}
                note={privacy && <a href={privacy}>{text('rental.confirm.privacy')}</a>}
              >
                {text('rental.confirm.submit')}
              </SubmitButton>
            }
          >
            <EmailField autoComplete="email" hint={text('rental.confirm.emailHint')} />
            <FormRadioGroup
              name="salutation"
              label={text('rental.field.salutation')}
              options={SALUTATIONS.map((value) => ({ value, label: text(`rental.salutation.${value}`) }))}
            />
            <FormTextField
              name="firstName"
              label={text('rental.field.firstName')}
              labelNote={text('forms.optional')}
              autoComplete="given-name"
              autoCapitalize="words"
            />
            <FormTextField
              name="lastName"
              label={text('rental.field.lastName')}
              autoComplete="family-name"
              autoCapitalize="words"
            />
            <FormTextField
              name="phone"
              label={text('rental.field.phone')}
              labelNote={text('forms.optional')}
              hint={text('rental.field.phoneHint')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
            <FormCheckbox
              name="hasLicence"
              label={text('rental.field.hasLicence', { licence: vehicle.licence, age: vehicle.minAge })}
            />
            <div className={styles.terms}>
              <p>
                {text('rental.confirm.price', {
                  price: priceText(booking.price.total),
                  deposit: priceText(booking.deposit),
                })}
              </p>
              <p>{text('rental.confirm.cancel', { until: booking.freeCancelUntilText })}</p>
              <p>{text('rental.confirm.withdrawal')}</p>
            </div>
          </ServerForm>
        </Section>
      </div>
    </>
  );
}
