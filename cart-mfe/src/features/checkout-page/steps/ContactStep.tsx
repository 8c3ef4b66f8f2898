import { saveContact } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { fillText, FormTextField, useServerForm } from '@fachwerk/shared/forms';
import { Accordion } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { stepUrl } from '../checkout-data';
import { initialValues } from '../state/typed-values';
import type { CheckoutControl } from '../state/use-checkout';
import { forgetInput } from '../state/use-kept-input';
import { PersonFields } from './PersonFields';
import { StepForm } from './StepForm';
import styles from './StepForm.module.css';

interface ContactStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
}

/** Who orders: as a guest, always, or logged in. */
export function ContactStep({ control, lastAnswer }: ContactStepProps) {
  const text = useMessages();
  const { checkout, show } = control;
  const { values, phonePrefixes, needsPhone } = checkout.contact;
  const form = useServerForm({
    call: saveContact,
    async schema() {
      const { contactForm } = await import('@fachwerk/shared/contracts');
      return contactForm({ needsPhone });
    },
    initialValues: initialValues(
      {
        ...{ email: '', salutation: '', firstName: '', lastName: '', phonePrefix: '+49', phone: '' },
        ...{ company: '', vatId: '' },
      },
      values,
    ),
    lastAnswer,
    onDone(answer) {
      forgetInput('contact');
      show(answer.checkout, { step: answer.nextStep });
    },
  });
  const { company, vatId } = form.form.initialValues;

  return (
    <>
      <LoginNote isLoggedIn={checkout.isLoggedIn} returnTo={stepUrl(checkout, 'contact') ?? '/'} />
      <StepForm step="contact" checkout={checkout} form={form}>
        <PersonFields
          phonePrefixes={phonePrefixes}
          needsPhone={needsPhone}
          emailHint={text('checkout.contact.emailHint')}
          phoneHint={text(needsPhone ? 'checkout.contact.phoneNeeded' : 'checkout.contact.phoneHint')}
        />
        <Accordion title={text('checkout.contact.firm')} open={Boolean(company || vatId)}>
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
          </div>
        </Accordion>
      </StepForm>
    </>
  );
}

/** The login returns to the same step; the input stays. */
function LoginNote({ isLoggedIn, returnTo }: { isLoggedIn: boolean; returnTo: string }) {
  const text = useMessages();
  const { login } = usePlatform().config.pageUrls;
  if (isLoggedIn || !login) return null;

  const target = `${login}?${new URLSearchParams({ successUrl: returnTo }).toString()}`;
  return (
    <p className={styles.intro}>
      {fillText(text('checkout.contact.guest'), {
        login: <a href={target}>{text('checkout.contact.login')}</a>,
      })}
    </p>
  );
}
