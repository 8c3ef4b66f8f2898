import { Button, MessageBox } from '@fachwerk/shared/ui';
import { failureText, useMessages } from '@fachwerk/shared/widget';

/** Why stores could not be loaded, with a button to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useMessages();
  return (
    <MessageBox
      tone="error"
      isLive
      title={text('storefinder.failed.title')}
      actions={
        <Button size="small" onClick={onRetry}>
          {text('storefinder.failed.retry')}
        </Button>
      }
    >
      {failureText(text, error)} {text('storefinder.failed.text')}
    </MessageBox>
  );
}
