import { Button, EmptyState, SearchIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

export function MissingList() {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;

  return (
    <EmptyState
      icon={<SearchIcon size={48} />}
      headingLevel={1}
      title={text('productList.missing.title')}
      actions={<Button href={pageUrls.start}>{text('productList.missing.action')}</Button>}
    >
      {text('productList.missing.text')}
    </EmptyState>
  );
}
