import { MessageBox } from '@fachwerk/shared/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface DoneMessageProps {
  children: string;
  /**
   * How often the visitor has done it on this page: the pressed button is gone, and the message takes the
   * focus; 0: it came with the page.
   */
  times: number;
}

/** What a form has done that is no longer there. */
export function DoneMessage({ children, times }: DoneMessageProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (times > 0) ref.current?.focus();
  }, [times]);

  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={children}>
      <MessageBox tone="success" isLive={times === 0}>
        {children}
      </MessageBox>
    </div>
  );
}
