import type { GoodsTransport } from '@fachwerk/shared/contracts';
import { formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import { transportLink } from '@fachwerk/shared/rules';
import { MailLink } from '../../../kernel/mail/components/MailLink';
import { MailText } from '../../../kernel/mail/components/MailText';

const KINDS = { TRAILER: 'Anhänger', VAN: 'Transporter' } as const;

interface TransportOffersProps {
  transport: GoodsTransport;
  /** The page of rental. */
  rental: string;
}

/** Vehicles of the store for goods that do not fit a car. Without any, the page of the order says more. */
export const TransportOffers = ({ transport: { store, offers, untilDay }, rental }: TransportOffersProps) =>
  offers.length > 0 && (
    <>
      <MailText>Ihre Artikel passen nicht in einen Kombi. Im Markt können Sie ein Fahrzeug mieten:</MailText>
      {offers.map(({ vehicleId, kind, price, licence, payloadKg, fromText, fromDay, fromTime }) => (
        <MailLink
          key={vehicleId}
          href={transportLink(rental, { companyId: store.companyId, vehicleId, fromDay, fromTime, untilDay })}
        >
          {`${KINDS[kind]} bis ${formatNumber(payloadKg, SHOP_LOCALE)} kg, Führerschein ${licence}, ab ${price.displayValue}, frei ab ${fromText}`}
        </MailLink>
      ))}
    </>
  );
