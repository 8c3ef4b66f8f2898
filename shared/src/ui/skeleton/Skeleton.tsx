import { joinClasses } from '../join-classes';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** line of text, title, control (44 px), picture (square) or block (fills its parent). */
  shape?: 'line' | 'title' | 'control' | 'picture' | 'block';
  className?: string;
}

/** Placeholder of loading content. Add a text beside it (`aria-busy`, visually hidden text). */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={joinClasses(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
