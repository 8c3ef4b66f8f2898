import { Skeleton, VisuallyHidden } from '@fachwerk/shared/ui';
import styles from './Waiting.module.css';

/** Loading indicator that reserves the space of the content. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton shape="title" />
      <span className={styles.block}>
        <Skeleton shape="block" />
      </span>
    </div>
  );
}
