import { fillText, FormCheckbox } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** The consent of a form for a card; `textKey` is a text with the place {privacy}. */
export function CardTerms({ textKey }: { textKey: string }) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const privacyText = text('customerCard.terms.privacy');
  return (
    <FormCheckbox
      name="acceptTerms"
      label={fillText(text(textKey), {
        privacy: privacy ? (
          <a href={privacy} target="_blank" rel="noreferrer" title={text('account.newTab')}>
            {privacyText}
          </a>
        ) : (
          privacyText
        ),
      })}
      summaryLabel={text('customerCard.terms.label')}
    />
  );
}
