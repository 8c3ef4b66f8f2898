import { Button, EmptyState, PackageIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** `title`: what is missing, if it is not the product. */
export function MissingProduct({ title }: { title?: string }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  return (
    <EmptyState
      icon={<PackageIcon size={48} />}
      headingLevel={1}
      title={title ?? text('productDetail.missing.title')}
      actions={<Button href={pageUrls.start}>{text('productDetail.missing.action')}</Button>}
    >
      {text('productDetail.missing.text')}
    </EmptyState>
  );
}
