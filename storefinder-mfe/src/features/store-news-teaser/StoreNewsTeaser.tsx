import type { Store, StoreNews } from '@fachwerk/shared/contracts';
import { Section } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { StoreNewsList } from '../../store/StoreAnnouncements';
import type { StoreNewsTeaserProps } from './store-news-teaser.props';

export interface StoreNewsTeaserData extends Pick<Store, 'name' | 'url'> {
  news: readonly StoreNews[];
}

export function StoreNewsTeaser({
  props,
  data,
}: WidgetProps<StoreNewsTeaserProps, StoreNewsTeaserData | null>) {
  const text = useMessages();
  if (!data || data.news.length === 0) return null;

  return (
    <Section headline={props.headline ?? text('storePage.news')}>
      <StoreNewsList news={data.news} />
      <p>
        <a href={data.url}>{text('storefinder.toPage', { name: data.name })}</a>
      </p>
    </Section>
  );
}
