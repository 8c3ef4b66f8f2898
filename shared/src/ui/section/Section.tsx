import { type ReactNode, useId } from 'react';
import { Card } from '../card/Card';
import styles from './Section.module.css';

export interface SectionProps {
  /** Names the section for assistive technology. */
  headline: ReactNode;
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page: a card with a heading. */
export function Section({ headline, headingLevel = 2, children, className }: SectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Card as="section" aria-labelledby={id} className={className}>
      <Heading id={id} className={styles.headline}>
        {headline}
      </Heading>
      {children}
    </Card>
  );
}
