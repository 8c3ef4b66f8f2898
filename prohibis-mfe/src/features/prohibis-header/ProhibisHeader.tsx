import { Logo, UserIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { ArticleList } from '../../article-list/ArticleList';
import { StoreNumber } from '../../store-number/StoreNumber';
import styles from './ProhibisHeader.module.css';

/** Customer, store and tools. On wide screens the page places the search in the middle of the bar. */
export function ProhibisHeader() {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();
  const user = useTopic('user');
  const account = (user?.loggedIn && pageUrls.account) || pageUrls.login;

  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        <div className={styles.inner}>
          <div className={styles.store}>
            <StoreNumber />
          </div>
          {account && (
            <a className={styles.account} href={account}>
              <UserIcon size={20} className={styles.accountIcon} />
              <span className={styles.name}>
                {user?.name && <VisuallyHidden>{text('prohibis.account.label')}: </VisuallyHidden>}
                {user?.name || text('prohibis.account.label')}
              </span>
            </a>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        <a className={styles.home} href={pageUrls.start} aria-label={text('prohibis.home')}>
          <Logo className={styles.logo} />
          <span className={styles.mark} aria-hidden="true">
            {text('prohibis.mark')}
          </span>
        </a>
        <div className={styles.tools}>
          <ArticleList />
        </div>
      </div>
    </header>
  );
}
