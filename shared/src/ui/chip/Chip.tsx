import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../icon/icons';
import { joinClasses } from '../join-classes';
import styles from './Chip.module.css';

interface ChipLook {
  /** Selected; exposed to assistive technology. */
  isSelected?: boolean;
  /** A click removes it: shows a cross. The accessible name must state this (`aria-label`). */
  isRemovable?: boolean;
  children: ReactNode;
}

export type ChipProps =
  | (ChipLook & { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof ChipLook | 'href'>)
  | (ChipLook & { href?: undefined } & Omit<ComponentPropsWithRef<'button'>, keyof ChipLook>);

/** A small option: an active filter, a variant, a related search. A link with `href`, else a button. */
export function Chip(props: ChipProps) {
  const { isSelected = false, isRemovable = false, children, ...rest } = props;
  const className = joinClasses(styles.chip, isSelected && styles.selected, rest.className);
  const content = (
    <>
      {children}
      {isRemovable && <CloseIcon size={16} className={styles.cross} />}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className} aria-current={isSelected ? 'true' : undefined}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...rest} className={className} aria-pressed={isRemovable ? undefined : isSelected}>
      {content}
    </button>
  );
}
