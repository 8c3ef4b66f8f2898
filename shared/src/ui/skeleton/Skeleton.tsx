import { joinClasses } from '../join-classes';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** line of text, title, control (44 px), picture (square) or block (fills its parent). */
  shape?: 'line' | 'title' | 'control' | 'picture' | 'block';
  className?: string;
}

/** Keeps the room of something that is still loading. Say so in words beside it (`aria-busy`, a hidden text). */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={joinClasses(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
