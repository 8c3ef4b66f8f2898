import { fillText } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';

/** With links in a new tab: what is typed must not be lost by reading the terms. */
export function TermsLabel() {
  const t = useMessages();
  const { pageUrls } = usePlatform().config;
  const link = (url: string | undefined, text: string): ReactNode =>
    url ? (
      <a href={url} target="_blank" rel="noreferrer" title={t('account.newTab')}>
        {text}
      </a>
    ) : (
      text
    );

  return fillText(t('account.terms.label'), {
    terms: link(pageUrls.terms, t('account.terms.terms')),
    privacy: link(pageUrls.privacy, t('account.terms.privacy')),
  });
}
