import { withoutRepeat } from '@fachwerk/shared/rules';
import { Breadcrumb, Chip } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import styles from './CategoryListPage.module.css';
import type { ListData } from './list-data';
import { ListFailed } from './ListFailed';
import { ListPageFrame } from './ListPageFrame';
import { ListView } from './ListView';
import { MissingList } from './MissingList';
import { useListTitle } from './use-list-title';
import { useProductList } from './use-product-list';

export function CategoryListPage({ props, data }: WidgetProps<{ categoryPath: string }, ListData>) {
  const text = useMessages();
  const language = useContentLanguage();
  const { pageUrls } = usePlatform().config;
  const control = useProductList({ data, category: props.categoryPath });
  const { list, query, status, urlOf, retry } = control;
  useListTitle(list, query, status === 'ready');

  if (!list) {
    if (data.problem === 'not-found') return <MissingList />;
    return (
      <ListPageFrame title={text('productList.failed.heading')}>
        {status === 'failed' && <ListFailed href={urlOf(query)} onRetry={retry} error={control.error} />}
      </ListPageFrame>
    );
  }
  if (!list.category) return <MissingList />;

  const { name, url, breadcrumbs, children } = list.category;
  const way = withoutRepeat(breadcrumbs).filter((step) => step.url !== url && step.url !== pageUrls.start);

  return (
    <ListPageFrame
      title={name}
      above={
        <Breadcrumb
          label={text('productList.breadcrumb')}
          items={[{ name: text('productList.start'), url: pageUrls.start }, ...way]}
          current={name}
        />
      }
    >
      {children.length > 0 && (
        <nav className={styles.children} aria-label={text('productList.children')}>
          <ul role="list" className={styles.list} lang={language}>
            {children.map((child) => (
              <li key={child.url} className={styles.child}>
                <Chip href={child.url}>{child.name}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ListView basePath={data.basePath} control={{ ...control, list }} />
    </ListPageFrame>
  );
}
