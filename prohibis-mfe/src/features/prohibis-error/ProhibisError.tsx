import { Button, EmptyState, WarningIcon } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ErrorKey } from './error-keys';

export interface ProhibisErrorData {
  errorKey: ErrorKey;
}

/** Page without script: the error, the state of the order, and links for the next step. */
export function ProhibisError({ data }: { data: ProhibisErrorData }) {
  const { pageUrls } = usePlatform().config;
  const text = useMessages();

  return (
    <EmptyState
      icon={<WarningIcon size={48} />}
      title={text(`prohibis.error.${data.errorKey}.headline`)}
      headingLevel={1}
      actions={
        <>
          <Button href={pageUrls.basket} variant="primary">
            {text('prohibis.error.toCart')}
          </Button>
          <Button href={pageUrls.start}>{text('prohibis.error.toStart')}</Button>
          {pageUrls.contact && (
            <Button href={pageUrls.contact} variant="quiet">
              {text('prohibis.error.toContact')}
            </Button>
          )}
        </>
      }
    >
      <p>{text(`prohibis.error.${data.errorKey}.text`)}</p>
    </EmptyState>
  );
}
