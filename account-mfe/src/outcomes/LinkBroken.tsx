import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

interface LinkBrokenProps {
  headline?: string;
  message: string;
  /** Address for requesting a new link. */
  way: string | undefined;
  wayText: string;
}

/** The link of a mail is invalid or expired; shows the next step. */
export function LinkBroken({ headline, message, way, wayText }: LinkBrokenProps) {
  const text = useMessages();

  return (
    <Outcome
      tone="warning"
      headline={headline ?? text('account.linkBroken')}
      actions={
        way && (
          <Button variant="primary" href={way}>
            {wayText}
          </Button>
        )
      }
    >
      <p>{message}</p>
    </Outcome>
  );
}
