import type { GoodsTransport } from '@fachwerk/shared/contracts';
import { transportLink } from '@fachwerk/shared/rules';
import { instantOf } from '@fachwerk/shared/time';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';

interface TransportOffersProps {
  transport: GoodsTransport;
  /** The page of rental. */
  rental: string;
}

/** Vehicles of the store for goods that do not fit a car. Without any, the page of the order says more. */
export function TransportOffers({ transport: { store, offers, untilDay }, rental }: TransportOffersProps) {
  const { text, euros, weekDayAndTime } = useMailTexts();
  return (
    offers.length > 0 && (
      <>
        <MailText>{text('mail.transport.intro')}</MailText>
        {offers.map(({ vehicleId, kind, price, licence, payloadKg, fromDay, fromTime }) => (
          <MailLink
            key={vehicleId}
            href={transportLink(rental, {
              companyId: store.companyId,
              vehicleId,
              fromDay,
              fromTime,
              untilDay,
            })}
          >
            {text('mail.transport.offer', {
              vehicle: text(`mail.transport.${kind}`),
              weight: payloadKg,
              licence,
              price: euros(price.value),
              from: weekDayAndTime(instantOf(fromDay, fromTime)),
            })}
          </MailLink>
        ))}
      </>
    )
  );
}
