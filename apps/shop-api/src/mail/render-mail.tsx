import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailLayout } from './components/MailLayout';
import { toMailText } from './to-mail-text';

export interface Mail {
  /** Identifies the template in the outbox. */
  kind: string;
  subject: string;
  content: ReactNode;
}

/** Renders one tree of components as HTML and derives the plain text from it. */
export function renderMail({ subject, content }: Mail): { text: string; html: string } {
  const markup = renderToStaticMarkup(<MailLayout subject={subject}>{content}</MailLayout>);
  return { text: toMailText(markup), html: `<!doctype html>${markup}` };
}
