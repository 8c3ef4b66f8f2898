import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { Spinner } from '../spinner/Spinner';
import styles from './Button.module.css';

interface ButtonLook {
  /**
   * primary = the call to action of a view; secondary = other actions; quiet = in rows and toolbars; danger =
   * deletes.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its parent. */
  isWide?: boolean;
  /** Keeps width and focus, ignores clicks and shows a spinner. */
  isPending?: boolean;
  /** Before the text, e.g. `<CartIcon size={20} />`. */
  icon?: ReactNode;
  children: ReactNode;
}

type NativeButton = ButtonLook & { href?: undefined } & Omit<
    ComponentPropsWithRef<'button'>,
    keyof ButtonLook
  >;
type Link = ButtonLook & { href: string } & Omit<ComponentPropsWithRef<'a'>, keyof ButtonLook | 'href'>;
export type ButtonProps = NativeButton | Link;

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or with `href` a link that looks like a button. */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    isWide = false,
    isPending = false,
    icon,
    children,
    ...rest
  } = props;
  const look = {
    className: joinClasses(
      styles.button,
      styles[variant],
      styles[size],
      isWide && styles.wide,
      isPending && styles.pending,
      rest.className,
    ),
    ...(isPending && { 'aria-disabled': true, 'aria-busy': true, onClick: ignore }),
  };
  const content = (
    <>
      <span className={styles.content}>
        {icon}
        <span>{children}</span>
      </span>
      {isPending && <Spinner className={styles.spinner} />}
    </>
  );

  if (rest.href !== undefined) {
    return (
      <a {...rest} {...look}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...rest} {...look}>
      {content}
    </button>
  );
}
