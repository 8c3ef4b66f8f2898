import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { Outcome } from './Outcome';

interface LinkBrokenProps {
  text: string;
  /** To a new link. */
  way: string | undefined;
  wayText: string;
}

/** The mail program broke the link: how to get on. */
export function LinkBroken({ text, way, wayText }: LinkBrokenProps) {
  const t = useMessages();

  return (
    <Outcome
      tone="warning"
      headline={t('account.linkBroken')}
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
