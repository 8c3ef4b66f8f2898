import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailLayout } from './components/MailLayout';
import type { MailKind } from './mail-kinds';
import { toMailText } from './to-mail-text';
import { withoutLinks } from './without-links';

export interface Mail {
  /** Identifies the template in the outbox. */
  kind: MailKind;
  subject: string;
  content: ReactNode;
  /** Mail programs offer to end a subscription by it (RFC 8058). */
  unsubscribeUrl?: string;
  /** The consent that the mail is sent with: its end withdraws the mail while it waits. */
  consentId?: string;
}

/**
 * Renders one tree of components as HTML and derives the plain text from it. Only links of templates are
 * links.
 */
export function renderMail({ subject, content }: Mail): { text: string; html: string } {
  const markup = withoutLinks(renderToStaticMarkup(<MailLayout subject={subject}>{content}</MailLayout>));
  return { text: toMailText(markup), html: `<!doctype html>${markup}` };
}
