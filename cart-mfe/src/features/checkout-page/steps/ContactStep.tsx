import { saveContact } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { FormTextField } from '@fachwerk/shared/forms';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { stepUrl } from '../checkout-data';
import { LoginNote } from '../LoginNote';
import { initialValues } from '../state/typed-values';
import type { CheckoutControl } from '../state/use-checkout';
import { PersonFields } from './PersonFields';
import { StepForm } from './StepForm';
import styles from './StepForm.module.css';
import { useStepForm } from './use-step-form';

interface ContactStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
}

/** Who orders: as a guest, always, or logged in. */
export function ContactStep({ control, lastAnswer }: ContactStepProps) {
  const text = useMessages();
  const { checkout } = control;
  const { values, phonePrefixes, needsPhone } = checkout.contact;
  const form = useStepForm('contact', control, {
    call: saveContact,
    async schema() {
      const { contactForm } = await import('@fachwerk/shared/contracts');
      return contactForm({ needsPhone });
    },
    initialValues: initialValues(
      {
        email: '',
        salutation: 'UNKNOWN',
        firstName: '',
        lastName: '',
        phonePrefix: '+49',
        phone: '',
        company: '',
        vatId: '',
        buyerReference: '',
      },
      values,
    ),
    lastAnswer,
  });
  const { company, vatId, buyerReference } = form.form.initialValues;

  return (
    <>
      {!checkout.isLoggedIn && (
        <LoginNote message="checkout.contact.guest" returnTo={stepUrl(checkout, 'contact') ?? '/'} />
      )}
      <StepForm step="contact" checkout={checkout} form={form}>
        <PersonFields
          phonePrefixes={phonePrefixes}
          needsPhone={needsPhone}
          emailHint={text('checkout.contact.emailHint')}
          phoneHint={text(needsPhone ? 'checkout.contact.phoneNeeded' : 'checkout.contact.phoneHint')}
        />
        <Accordion title={text('checkout.contact.firm')} open={Boolean(company || vatId || buyerReference)}>
          <div className={styles.group}>
            <FormTextField
              name="company"
              label={text('checkout.field.company')}
              autoComplete="organization"
            />
            <FormTextField
              name="vatId"
              label={text('checkout.field.vatId')}
              labelNote={text('forms.optional')}
              hint={text('checkout.contact.vatIdHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <FormTextField
              name="buyerReference"
              label={text('checkout.field.buyerReference')}
              labelNote={text('forms.optional')}
              hint={text('checkout.contact.buyerReferenceHint')}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        </Accordion>
      </StepForm>
    </>
  );
}
