import { COLOURS } from '../../../kernel/mail/components/mail-colours';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailHeading } from './MailHeading';

/** In every mail about a contract: the withdrawal function stays within reach (BGB §356a). */
export function WithdrawalNotice({ link }: { link: string }) {
  const { text } = useMailTexts();
  return (
    <>
      <MailHeading>{text('mail.withdrawal.title')}</MailHeading>
      <p style={{ margin: '8px 0' }}>{text('mail.withdrawal.right')}</p>
      <p style={{ margin: '8px 0' }}>
        <a className="link" href={link} style={{ color: COLOURS.green, fontWeight: 700 }}>
          {text('mail.withdrawal.link')}
        </a>
      </p>
    </>
  );
}
