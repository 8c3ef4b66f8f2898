import { Component, createRef, type ReactNode } from 'react';
import { focusedElement } from './page-tree';

interface KeptContentProps {
  className: string | undefined;
  /** The new content; undefined keeps the server's HTML. */
  children: ReactNode;
}

/** One object: React assigns `innerHTML` only if it changes after the hydration. */
const KEPT = { __html: '' };

/**
 * The element around the server's HTML of a static part. When content replaces the HTML, the same control of
 * the content gets the focus. A class, because only classes can read the page right before React changes it.
 */
export class KeptContent extends Component<KeptContentProps> {
  private readonly ref = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeptContentProps): Element | null {
    if (before.children !== undefined || this.props.children === undefined) return null;
    const focused = focusedElement();
    return focused && this.ref.current?.contains(focused) ? focused : null;
  }

  override componentDidUpdate(_before: unknown, _state: unknown, focused: Element | null): void {
    if (!focused) return;
    const sameKind = this.ref.current?.querySelectorAll<HTMLElement>(focused.tagName) ?? [];
    Array.from(sameKind)
      .find((element) => NAMING.every((name) => element.getAttribute(name) === focused.getAttribute(name)))
      ?.focus({ preventScroll: true });
  }

  override render() {
    const { className, children } = this.props;
    if (children !== undefined)
      return (
        <div ref={this.ref} className={className}>
          {children}
        </div>
      );
    return (
      <div
        ref={this.ref}
        className={className}
        data-kept=""
        dangerouslySetInnerHTML={KEPT}
        suppressHydrationWarning
      />
    );
  }
}

/** Attributes that identify a control. */
const NAMING = ['href', 'name', 'value'] as const;
