import type { AddressBook, FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts, wentWell } from '@fachwerk/shared/forms';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { TabUnavailable } from '../TabUnavailable';
import { ADDRESSES_TAB, addressFormUrl } from './address-pages';
import { AddressCard } from './AddressCard';
import styles from './AddressesTab.module.css';
import { AddressForm } from './AddressForm';

export interface AddressesTabData {
  book: AddressBook;
  /** Id of the address that is changed; empty for a new one; null: the list. */
  form: string | null;
  answer: FormAnswer | null;
  /** Message of what was done before the list was opened. */
  doneKey: string | null;
}

/** The list of addresses, or the form of one. */
export function AddressesTab({ props, data }: AccountTabProps<AddressesTabData>) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  if (!data) return <TabUnavailable path={ADDRESSES_TAB} />;
  const { book, form, answer, doneKey } = data;
  const shownKey = answer ? wentWell(answer) && answer.msg : doneKey;
  const changed = book.addresses.find(({ id }) => id === form);
  if (form === '' || changed)
    return (
      <AddressForm
        book={book}
        changed={changed}
        answer={answer}
        countryCodes={props.dropdownValues?.country}
      />
    );

  return (
    <div className={styles.list}>
      <h2>{text('account.addresses.headline')}</h2>
      {shownKey && (
        <MessageBox tone="success" isLive>
          {text(shownKey)}
        </MessageBox>
      )}
      {answerTexts(text, answer).map(({ msg, sentence }) => (
        <MessageBox key={msg} tone="error" isLive>
          {sentence}
        </MessageBox>
      ))}
      {book.addresses.length === 0 ? (
        <Card className={styles.empty}>
          <p>{text('account.addresses.none')}</p>
        </Card>
      ) : (
        <ul role="list" className={styles.cards}>
          {book.addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </ul>
      )}
      {book.isFull ? (
        <p className={styles.note}>{text('account.addresses.isFull', { max: book.addresses.length })}</p>
      ) : (
        <div>
          <Button variant="primary" href={addressFormUrl(account)}>
            {text('account.addresses.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
