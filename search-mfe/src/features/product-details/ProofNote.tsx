import type { ProductDetail } from '@fachwerk/shared/contracts';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';

/** Instead of the button, for goods that are sold in stores only: why, and what to do. */
export function ProofNote({ proof }: { proof: NonNullable<ProductDetail['storeProof']> }) {
  const text = useMessages();
  const { stores } = usePlatform().config.pageUrls;

  return (
    <MessageBox
      tone="info"
      title={text(`productDetail.proof.${proof}.title`)}
      actions={
        stores && (
          <Button size="small" href={stores}>
            {text('productDetail.proof.stores')}
          </Button>
        )
      }
    >
      {text(`productDetail.proof.${proof}.text`)}
    </MessageBox>
  );
}
