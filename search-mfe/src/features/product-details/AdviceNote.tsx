import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** Instead of the button, for goods that are sold only after advice (ChemBiozidDV §10, §11). */
export function AdviceNote() {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;

  return (
    <MessageBox
      tone="info"
      title={text('productDetail.advice.title')}
      actions={
        stores && (
          <Button size="small" href={stores}>
            {text('productDetail.advice.stores')}
          </Button>
        )
      }
    >
      {text('productDetail.advice.text')}
    </MessageBox>
  );
}
