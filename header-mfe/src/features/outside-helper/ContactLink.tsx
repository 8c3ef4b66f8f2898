import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** The way without a helper. */
export function ContactLink() {
  const text = useMessages();
  const { contact } = usePlatform().config.pageUrls;
  return contact === undefined ? null : (
    <p>
      <a href={contact}>{text('helper.contact')}</a>
    </p>
  );
}
