import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  name:
    | 'rollouts'
    | 'live'
    | 'failures'
    | 'vitals'
    | 'dependencies'
    | 'names'
    | 'cards'
    | 'lotteries'
    | 'surveys'
    | 'promotions'
    | 'texts'
    | 'audit';
  title: string;
  intro?: string;
  children: ReactNode;
}

export function Section({ name, title, intro, children }: SectionProps) {
  const id = `operations-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
