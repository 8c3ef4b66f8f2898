import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import type { ReactNode } from 'react';
import { COMPANY, SHOP_NAME } from './company';
import { Lines } from './Lines';
import { COLOURS, DARK_STYLES } from './mail-colours';
import { useMailTexts } from './mail-texts-context';
import { MailText } from './MailText';

interface MailLayoutProps {
  subject: string;
  children: ReactNode;
}

/** The layout of all mails: wordmark, subject, content, closing and company data in a column of 600 px. */
export function MailLayout({ subject, children }: MailLayoutProps) {
  const { language, text } = useMailTexts();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </head>
      <Body className="page" style={{ margin: 0, padding: '24px 0', background: COLOURS.wash }}>
        <Container className="card" style={styles.card}>
          <p className="mark" style={styles.mark} data-skip-in-text>
            {SHOP_NAME}
          </p>
          <h1 style={styles.heading} data-skip-in-text>
            {subject}
          </h1>
          {children}
          <MailText>{text('mail.layout.team', { shop: SHOP_NAME })}</MailText>
          <footer className="muted" style={styles.footer}>
            <Lines text={[text('mail.layout.automatic'), ...COMPANY].join('\n')} />
          </footer>
        </Container>
      </Body>
    </html>
  );
}

const styles = {
  card: {
    maxWidth: 600,
    padding: 24,
    borderTop: `4px solid ${COLOURS.green}`,
    background: COLOURS.white,
    color: COLOURS.ink,
    fontFamily: 'Archivo, Arial, Helvetica, sans-serif',
    fontSize: 16,
    lineHeight: 1.5,
  },
  mark: { margin: 0, color: COLOURS.green, fontSize: 22, fontWeight: 800 },
  heading: { margin: '24px 0 16px', fontSize: 22, lineHeight: 1.3 },
  footer: {
    margin: '24px 0 0',
    paddingTop: 16,
    borderTop: `1px solid ${COLOURS.line}`,
    color: COLOURS.muted,
    fontSize: 14,
  },
};
