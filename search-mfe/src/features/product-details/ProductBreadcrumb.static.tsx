import type { ProductDetail } from '@fachwerk/shared/contracts';
import { withoutRepeat } from '@fachwerk/shared/rules';
import { Breadcrumb } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

export function ProductBreadcrumb({ detail }: { detail: ProductDetail | undefined }) {
  const text = useMessages();
  const { pageUrls } = usePlatform().config;
  if (!detail) return null;
  const way = withoutRepeat(detail.breadcrumbs).filter(({ url }) => url !== pageUrls.start);

  return (
    <Breadcrumb
      label={text('productDetail.breadcrumb')}
      items={[{ name: text('productDetail.start'), url: pageUrls.start }, ...way]}
    />
  );
}
