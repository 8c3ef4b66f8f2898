import type { RecallNote } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** Instead of the button: the item is recalled, and what owners of it should know. */
export function RecallNotice({ recalls }: { recalls: readonly RecallNote[] }) {
  const text = useMessages();
  const { recalls: page } = usePlatform().config.pageUrls;

  return (
    <MessageBox
      tone="error"
      title={text('productDetail.recall.title')}
      actions={
        page &&
        recalls.map(({ recallId }) => (
          <Button key={recallId} size="small" href={`${page}${encodeURIComponent(recallId)}/`}>
            {text('productDetail.recall.link')}
          </Button>
        ))
      }
    >
      {text('productDetail.recall.text')}
    </MessageBox>
  );
}
