import { useMessages } from '@fachwerk/shared/widget';
import { placeHref, useDeskPlace } from '../base/desk-place';
import { notices, signs } from './notices';
import { NoticeSheet } from './NoticeSheet';
import styles from './NoticesTab.module.css';

/** The notices that a store must show: "#notices", and one as it is printed: "#notices/batteries". */
export function NoticesTab() {
  const text = useMessages();
  const [open] = useDeskPlace().path;
  const notice = notices.find(({ id }) => id === open);
  if (notice) return <NoticeSheet key={notice.id} notice={notice} />;
  return (
    <div className={styles.tab}>
      <h2>{text('desk.notices.title')}</h2>
      <p>{text('desk.notices.help')}</p>
      <ul className={styles.list}>
        {notices.map(({ id }) => (
          <li key={id}>
            <a className={styles.link} href={placeHref('notices', id)}>
              {text(`desk.notices.${id}.title`)}
            </a>
            <p>{text(`desk.notices.${id}.where`)}</p>
          </li>
        ))}
        {signs.map(({ id, href }) => (
          <li key={id}>
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              {text(`desk.notices.${id}.title`)}
            </a>
            <p>{text(`desk.notices.${id}.where`)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
