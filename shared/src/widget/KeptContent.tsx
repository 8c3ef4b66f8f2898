import { Component, createRef, type ReactNode } from 'react';
import { focusedElement } from './page-tree';

interface KeptContentProps {
  className: string | undefined;
  /** The new content; undefined keeps the server's HTML. */
  children: ReactNode;
}

/** One object: React assigns `innerHTML` only if it changes after the hydration. */
const KEPT = { __html: '' };

/** What visitors have changed in the HTML. */
interface Snapshot {
  focused: Element | null;
  /** Whether each `details` element is open. */
  open: readonly boolean[];
}

/**
 * The element around the server's HTML of a static part. When content replaces the HTML, the same control of
 * the content gets the focus, and `details` stay as they are. A class, because only classes can read the page
 * right before React changes it.
 */
export class KeptContent extends Component<KeptContentProps> {
  private readonly ref = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: KeptContentProps): Snapshot | null {
    if (before.children !== undefined || this.props.children === undefined) return null;
    const focused = focusedElement();
    return {
      focused: focused && this.ref.current?.contains(focused) ? focused : null,
      open: this.find<HTMLDetailsElement>('details').map(({ open }) => open),
    };
  }

  override componentDidUpdate(_before: unknown, _state: unknown, snapshot: Snapshot | null): void {
    if (!snapshot) return;
    const { focused, open } = snapshot;
    const details = this.find<HTMLDetailsElement>('details');
    if (details.length === open.length)
      details.forEach((element, index) => (element.open = open[index] === true));
    if (!focused) return;
    this.find(focused.tagName)
      .find((element) => NAMING.every((name) => element.getAttribute(name) === focused.getAttribute(name)))
      ?.focus({ preventScroll: true });
  }

  private find<Found extends HTMLElement>(name: string): Found[] {
    return Array.from(this.ref.current?.querySelectorAll<Found>(name) ?? []);
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
