import { useId, useRef } from 'react';
import { CopyButton } from './CopyButton';
import styles from './Snippet.module.css';

interface CodeBlockProps {
  title: string;
  copyLabel: string;
  code: string;
  isAllowed?: () => boolean;
}

/** Code with a copy button; scrollable by keyboard. */
export function CodeBlock({ title, copyLabel, code, isAllowed }: CodeBlockProps) {
  const source = useRef<HTMLElement>(null);
  const titleId = useId();
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <h3 id={titleId} className={styles.blockTitle}>
          {title}
        </h3>
        <CopyButton label={copyLabel} text={code} source={source} {...(isAllowed && { isAllowed })} />
      </div>
      <pre className={styles.code} tabIndex={0} role="region" aria-labelledby={titleId}>
        <code ref={source}>{code}</code>
      </pre>
    </div>
  );
}
