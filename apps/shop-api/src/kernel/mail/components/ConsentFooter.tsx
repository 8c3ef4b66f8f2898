import { useMailTexts } from './mail-texts-context';
import { MailLink } from './MailLink';
import { MailText } from './MailText';

interface ConsentFooterProps {
  /** Why the mail was sent. */
  children: string;
  /** Takes the consent back. */
  end: string;
}

/** The end of a mail that was sent with a consent (UWG section 7(2), GDPR Art. 7(3)). */
export function ConsentFooter({ children, end }: ConsentFooterProps) {
  const { text } = useMailTexts();
  return (
    <>
      <MailText>{children}</MailText>
      <MailLink href={end}>{text('mail.layout.endConsent')}</MailLink>
    </>
  );
}
