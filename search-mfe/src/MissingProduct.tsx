import { Button, EmptyState, PackageIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

export function MissingProduct() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  return (
    <EmptyState
      icon={<PackageIcon size={48} />}
      headingLevel={1}
      title={text('productDetail.missing.title')}
      actions={<Button href={pageUrls.start}>{text('productDetail.missing.action')}</Button>}
    >
      {text('productDetail.missing.text')}
    </EmptyState>
  );
}
