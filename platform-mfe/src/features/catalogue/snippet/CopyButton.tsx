import { Button, CheckIcon, DocumentIcon, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useState } from 'react';

interface CopyButtonProps {
  label: string;
  text: string;
  /** The element with the text, which is selected if the clipboard is not available. */
  source: RefObject<HTMLElement | null>;
  /** Returns false if a problem must be fixed first. */
  isAllowed?: () => boolean;
}

const SHOWN_MS = 3000;

export function CopyButton({ label, text: copied, source, isAllowed = () => true }: CopyButtonProps) {
  const text = useMessages();
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    if (!isAllowed()) return;
    try {
      await navigator.clipboard.writeText(copied);
      setState('copied');
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      setState('selected');
    }
  }

  const said = state === 'idle' ? '' : text(`catalogue.copy.${state}`);
  return (
    <>
      <Button
        size="small"
        aria-label={state === 'copied' ? undefined : label}
        icon={state === 'copied' ? <CheckIcon size={16} /> : <DocumentIcon size={16} />}
        onClick={() => void copy()}
      >
        {state === 'copied' ? said : text('catalogue.copy')}
      </Button>
      {state === 'selected' && <span aria-hidden="true">{said}</span>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
