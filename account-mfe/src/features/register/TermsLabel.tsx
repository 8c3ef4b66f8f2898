import { fillText } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReactNode } from 'react';

/** Links open in a new tab, so that reading the terms does not lose the input. */
export function TermsLabel() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  const link = (url: string | undefined, label: string): ReactNode =>
    url ? (
      <a href={url} target="_blank" rel="noreferrer" title={text('account.newTab')}>
        {label}
      </a>
    ) : (
      label
    );

  return fillText(text('account.terms.label'), {
    terms: link(pageUrls.terms, text('account.terms.terms')),
    privacy: link(pageUrls.privacy, text('account.terms.privacy')),
  });
}
