import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import styles from './ArticleList.module.css';
import type { ArticleListControl } from './use-article-list';

/** The next step of the list and a link to the cart. */
export function ArticleListFooter({ list, formId }: { list: ArticleListControl; formId: string }) {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();
  const cartCount = useTopic('cartCount') ?? 0;
  const { step, checked, result } = list;
  const canAdd = step === 'adding' || (step === 'checked' && checked.found.length > 0);
  const isDone = result !== null && list.text === '';

  return (
    <div className={styles.footer}>
      {canAdd ? (
        <Button variant="primary" isWide isPending={step === 'adding'} onClick={list.addAll}>
          {text('prohibis.list.add', { count: checked.found.length })}
        </Button>
      ) : (
        !isDone && (
          <Button type="submit" form={formId} variant="primary" isWide isPending={step === 'checking'}>
            {text('prohibis.list.check')}
          </Button>
        )
      )}
      <Button href={pageUrls.basket} variant={isDone ? 'primary' : 'secondary'} isWide>
        {cartCount > 0
          ? text('prohibis.list.toCartWithCount', { count: cartCount })
          : text('prohibis.list.toCart')}
      </Button>
    </div>
  );
}
