import styles from './VersionText.module.css';

/** A version that wraps before its hash, never inside of its number. */
export function VersionText({ children }: { children: string }) {
  const cut = children.indexOf('-');
  if (cut < 0) return <span className={styles.version}>{children}</span>;
  return (
    <span className={styles.version}>
      {children.slice(0, cut)}
      <wbr />
      {children.slice(cut)}
    </span>
  );
}
