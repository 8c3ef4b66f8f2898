import { Outcome } from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';

interface LinkBrokenProps {
  headline?: string;
  text: string;
  /** To a new link. */
  way: string | undefined;
  wayText: string;
}

/** The link of a mail does not work (any more): how to get on. */
export function LinkBroken({ headline, text, way, wayText }: LinkBrokenProps) {
  const t = useMessages();

  return (
    <Outcome
      tone="warning"
      headline={headline ?? t('account.linkBroken')}
      actions={
        way && (
          <Button variant="primary" href={way}>
            {wayText}
          </Button>
        )
      }
    >
      <p>{text}</p>
    </Outcome>
  );
}
