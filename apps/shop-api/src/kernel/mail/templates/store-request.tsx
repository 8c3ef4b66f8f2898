import { STORE_REQUEST_MONTHS } from '@fachwerk/shared/rules';
import { MailButton } from '../components/MailButton';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

const DELETION = `Die Adresse dient nur dieser Antwort. Der Shop löscht die Frage nach ${STORE_REQUEST_MONTHS}\u00a0Monaten; bitte löschen Sie diese Nachricht, wenn Sie geantwortet haben.`;

export interface MailedStoreRequest {
  storeName: string;
  itemId: string;
  itemName: string;
  /** Its page. */
  itemUrl: string;
  question: string;
  name: string;
  /** Address of the shopper. */
  email: string;
}

/** To the address of a store, in German. */
export const storeRequestMail = (request: MailedStoreRequest): Mail => ({
  kind: 'store-request',
  write: () => ({
    subject: `Frage an den Markt: ${request.itemName}`,
    content: (
      <>
        <MailText>Guten Tag,</MailText>
        <MailText>{`über den Shop ist eine Frage an ${request.storeName} eingegangen. Bitte antworten Sie an die Adresse, die unten steht, und nicht auf diese Nachricht.`}</MailText>
        <MailFacts
          facts={[
            ['Artikel', `${request.itemName} (${request.itemId})`],
            ['Frage', request.question],
            ['Name', request.name],
            ['Antwort an', request.email],
          ]}
        />
        <MailButton href={request.itemUrl}>Zum Artikel</MailButton>
        <MailText>{DELETION}</MailText>
      </>
    ),
  }),
});
