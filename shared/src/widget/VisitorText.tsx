import { useIsHydrated } from './use-is-hydrated';

interface VisitorTextProps {
  /**
   * Text of the server HTML once the visitor is known, with `{cartCount}`, `{cartBadge}`, `{name}`, `{store}`
   * or `{storeOpening}`. The shell fills it before React loads.
   */
  early: string;
  /** The text of the current state, which has no visitor in server HTML and in the first browser render. */
  children: string;
  className?: string;
}

/** A text about the visitor. React replaces the element after the hydration, and with it the shell's text. */
export function VisitorText({ early, children, className }: VisitorTextProps) {
  const isHydrated = useIsHydrated();
  return isHydrated ? (
    <span className={className}>{children}</span>
  ) : (
    <span key="early" className={className} data-visitor={early} suppressHydrationWarning>
      {children}
    </span>
  );
}
