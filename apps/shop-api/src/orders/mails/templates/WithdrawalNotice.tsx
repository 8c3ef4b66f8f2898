import { COLOURS } from '../../../kernel/mail/components/mail-colours';
import { MailHeading } from './MailHeading';

/** In every mail about a contract: the withdrawal function stays within reach (BGB §356a). */
export const WithdrawalNotice = ({ link }: { link: string }) => (
  <>
    <MailHeading>Ihr Widerrufsrecht</MailHeading>
    <p style={{ margin: '8px 0' }}>
      Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, soweit bei einem Artikel
      nichts anderes steht.
    </p>
    <p style={{ margin: '8px 0' }}>
      <a className="link" href={link} style={{ color: COLOURS.green, fontWeight: 700 }}>
        Vertrag widerrufen
      </a>
    </p>
  </>
);
