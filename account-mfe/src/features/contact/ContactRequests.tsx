import type { ContactList, ContactRequest, FormAnswer } from '@fachwerk/shared/contracts';
import { Outcome } from '@fachwerk/shared/forms';
import { Button, Card } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import type { ContactRequestsProps } from './contact-requests.props';
import styles from './ContactRequests.module.css';
import { ContactRequestView } from './ContactRequestView';

export interface ContactRequestsData {
  /** `closed`: without a sign-in, or signed in for a desk that is not the service. */
  state: 'list' | 'one' | 'closed' | 'missing' | 'unavailable';
  requests: ContactList['requests'];
  /** There are more than these. */
  hasMore?: boolean | undefined;
  request: ContactRequest | null;
  answer: FormAnswer | null;
}

/** The page of the customer service: what waits for an answer, or one request. */
export function ContactRequests({ props, data }: WidgetProps<ContactRequestsProps, ContactRequestsData>) {
  const text = useMessages();
  const { config } = usePlatform();
  const { state, requests, hasMore, request, answer } = data;
  if (state === 'one' && request) return <ContactRequestView request={request} answer={answer} />;
  if (state !== 'list')
    return (
      <Outcome
        tone="warning"
        headline={text(`contact.service.${state}`)}
        actions={
          state === 'closed' &&
          props.signInUrl && (
            <Button variant="primary" href={shopAddress(config, props.signInUrl)}>
              {text('contact.service.signIn')}
            </Button>
          )
        }
      >
        <p>{text(`contact.service.${state}Text`)}</p>
      </Outcome>
    );
  return (
    <div className={styles.page}>
      <h1>{text('contact.service.headline')}</h1>
      {requests.length === 0 && <p>{text('contact.service.none')}</p>}
      <ul role="list" className={styles.list}>
        {requests.map(({ contactId, number, topic, receivedText, name }) => (
          <Card as="li" key={contactId} className={styles.row}>
            <a href={`?anfrage=${encodeURIComponent(contactId)}`}>{number}</a>
            <span>{text(`contact.topic.${topic}`)}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.time}>{receivedText}</span>
          </Card>
        ))}
      </ul>
      {hasMore && <p>{text('contact.service.more')}</p>}
    </div>
  );
}
