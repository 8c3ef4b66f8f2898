import { PostalFields } from '@fachwerk/shared/address';
import { saveBookAddress } from '@fachwerk/shared/calls';
import type { AddressBook, BookAddress, FormAnswer } from '@fachwerk/shared/contracts';
import { FormCheckbox, useServerForm } from '@fachwerk/shared/forms';
import { eachAddressField, HOME_COUNTRY } from '@fachwerk/shared/rules';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { goTo } from '../../../go-to';
import { AccountForm } from '../form/AccountForm';
import { answerOf } from '../form/answer-of';
import { choicesOf } from '../form/choices-of';
import { addressesUrl, doneUrl } from './address-pages';
import styles from './AddressesTab.module.css';

interface AddressFormProps {
  book: AddressBook;
  /** Absent: a new address. */
  changed: BookAddress | undefined;
  answer: FormAnswer | null;
  /** The countries to choose from; absent: all. */
  countryCodes: readonly string[] | undefined;
}

export function AddressForm({ book, changed, answer, countryCodes }: AddressFormProps) {
  const text = useMessages();
  const { config } = usePlatform();
  const listUrl = addressesUrl(config.pageUrls.account ?? '');
  const { firstName, lastName } = book;
  const all = book.countries.map(({ code }) => code);
  const codes = choicesOf(all, countryCodes, changed?.values.country ?? '');
  const countries = codes.flatMap((code) => book.countries.filter((one) => one.code === code));
  const running = useServerForm({
    call: saveBookAddress,
    async schema() {
      const { BookAddressForm } = await import('@fachwerk/shared/contracts');
      return BookAddressForm;
    },
    initialValues: {
      id: changed?.id ?? '',
      ...eachAddressField(() => ''),
      ...(changed?.values ?? {
        firstName,
        lastName,
        country: codes.includes(HOME_COUNTRY) ? HOME_COUNTRY : (codes[0] ?? ''),
      }),
      isDefaultDelivery: changed?.isDefaultDelivery ?? false,
      isDefaultBilling: changed?.isDefaultBilling ?? false,
    },
    lastAnswer: answerOf(answer, 'address').toCorrect,
    onDone() {
      goTo(shopAddress(config, doneUrl(config.pageUrls.account ?? '', 'gespeichert')));
      return 'leaving';
    },
  });

  return (
    <div className={styles.form}>
      <AccountForm
        headline={text(changed ? 'account.addresses.changeHeadline' : 'account.addresses.addHeadline')}
        intro={<a href={listUrl}>{text('account.addresses.back')}</a>}
        form={running}
        done={null}
        submit={text('account.addresses.save')}
      >
        <input type="hidden" name="id" value={changed?.id ?? ''} />
        <PostalFields section="shipping" countries={countries} />
        <div>
          <FormCheckbox name="isDefaultDelivery" label={text('account.addresses.setDelivery')} />
          <FormCheckbox name="isDefaultBilling" label={text('account.addresses.setBilling')} />
        </div>
      </AccountForm>
    </div>
  );
}
