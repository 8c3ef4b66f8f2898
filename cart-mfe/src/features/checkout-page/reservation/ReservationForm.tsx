import { isAs, readReservationDraft, submitReservation } from '@fachwerk/shared/calls';
import type { FormAnswer, ReservationDraft } from '@fachwerk/shared/contracts';
import {
  FormCheckbox,
  FormSelectField,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import { leaveTo } from '../../../leave-to';
import type { CheckoutNotice } from '../state/checkout-notice';
import { initialValues } from '../state/typed-values';
import { forgetInput, useKeptInput } from '../state/use-kept-input';
import { PersonFields } from '../steps/PersonFields';
import styles from '../steps/StepForm.module.css';
import { useRefusalLinks } from '../use-refusal-links';

interface ReservationFormProps {
  draft: ReservationDraft;
  lastAnswer: FormAnswer | null;
  /** 412: the reservation has changed. */
  onChanged: (draft: ReservationDraft, notice: CheckoutNotice) => void;
}

export function ReservationForm({ draft, lastAnswer, onChanged }: ReservationFormProps) {
  const text = useMessages();
  const { config } = usePlatform();
  const { sum, submitKey, wishTimes, pickupBox } = draft;
  const acceptedTotal = String(sum.total.value);
  const form = useServerForm({
    call: submitReservation,
    async schema() {
      const { ReservationForm: schema } = await import('@fachwerk/shared/contracts');
      return schema;
    },
    initialValues: {
      ...initialValues(
        {
          email: '',
          salutation: 'UNKNOWN',
          firstName: '',
          lastName: '',
          phonePrefix: '+49',
          phone: '',
          pickupPerson: '',
          wishTime: '',
          pickupBox: false,
        },
        draft.values,
      ),
      acceptedTotal,
      idempotencyKey: submitKey,
    },
    lastAnswer,
    onDone({ reservationId }) {
      forgetInput('reservation');
      leaveTo({ orderId: reservationId }, config.pageUrls);
      return 'leaving';
    },
    onFailed(error) {
      const body = isHttpError(error) ? (error.body as { reservation?: unknown } | undefined) : undefined;
      if (!isAs<ReservationDraft>(readReservationDraft.expects, body?.reservation)) return;
      const { reservation } = body as { reservation: ReservationDraft };
      onChanged(reservation, {
        kind: 'changed',
        positions: reservation.adjustedPositions,
        before: sum,
      });
    },
  });
  useKeptInput('reservation', form);
  const linksOf = useRefusalLinks(draft);
  const optional = text('forms.optional');

  // The total that the page shows now, and its key.
  const { setFieldValue } = form.form;
  useEffect(() => {
    void setFieldValue('acceptedTotal', acceptedTotal, false);
    void setFieldValue('idempotencyKey', submitKey, false);
  }, [acceptedTotal, submitKey, setFieldValue]);

  return (
    <ServerForm
      form={form}
      errorActions={linksOf(form.serverErrors.keys)}
      submit={
        <SubmitButton isPending={form.isPending} note={text('reservation.submitNote')}>
          {text('reservation.submit')}
        </SubmitButton>
      }
    >
      <PersonFields
        phonePrefixes={draft.phonePrefixes}
        needsPhone={false}
        emailHint={text('reservation.emailHint')}
        phoneHint={text('reservation.phoneHint')}
      />
      {wishTimes.length > 0 && (
        <FormSelectField name="wishTime" label={text('reservation.wishTime')}>
          <option value="">{text('reservation.soon')}</option>
          {wishTimes.map(({ at, text: time }) => (
            <option key={at} value={at}>
              {time}
            </option>
          ))}
        </FormSelectField>
      )}
      <FormTextField
        name="pickupPerson"
        label={text('reservation.pickupPerson')}
        labelNote={optional}
        hint={text('reservation.pickupPersonHint')}
        autoComplete="off"
      />
      {pickupBox && (
        <div className={styles.option}>
          <FormCheckbox name="pickupBox" label={text('checkout.delivery.pickupBox')} />
          <p className={styles.text}>{text('checkout.delivery.pickupBoxText')}</p>
        </div>
      )}
      <input type="hidden" name="acceptedTotal" value={acceptedTotal} />
      <input type="hidden" name="idempotencyKey" value={submitKey} />
    </ServerForm>
  );
}
