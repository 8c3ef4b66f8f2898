import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes';
import { Section } from '../ui/section/Section';
import styles from './Panel.module.css';

interface PanelProps {
  headline: string;
  children: ReactNode;
  className?: string;
}

/** A part of the page of an order. */
export function Panel({ headline, children, className }: PanelProps) {
  return (
    <Section headline={headline} className={joinClasses(styles.panel, className)}>
      {children}
    </Section>
  );
}
