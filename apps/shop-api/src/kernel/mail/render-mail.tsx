import type { Language } from '@fachwerk/shared/rules';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailTextsContext } from './components/mail-texts-context';
import { MailLayout } from './components/MailLayout';
import type { MailKind } from './mail-kinds';
import { type MailTexts, mailTexts } from './mail-texts';
import { toMailText } from './to-mail-text';
import { withoutLinks } from './without-links';

export interface WrittenMail {
  subject: string;
  content: ReactNode;
}

export interface Mail {
  /** Identifies the template in the outbox. */
  kind: MailKind;
  /** Subject and content in the language of the recipient. */
  write: (texts: MailTexts) => WrittenMail;
  /** Mail programs offer to end a subscription by it (RFC 8058). */
  unsubscribeUrl?: string;
  /** The consent that the mail is sent with: its end withdraws the mail while it waits. */
  consentId?: string;
}

export interface RenderedParts {
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders one tree of components as HTML and derives the plain text from it. Only links of templates are
 * links.
 */
export function renderMail({ write }: Pick<Mail, 'write'>, language: Language): RenderedParts {
  const texts = mailTexts(language);
  const { subject, content } = write(texts);
  const tree = (
    <MailTextsContext value={texts}>
      <MailLayout subject={subject}>{content}</MailLayout>
    </MailTextsContext>
  );
  const markup = withoutLinks(renderToStaticMarkup(tree));
  return { subject, text: toMailText(markup), html: `<!doctype html>${markup}` };
}
