import { PERIODS } from '@fachwerk/server-kit/periods';
import { SHOP_NAME } from '../components/company';
import { MailFacts } from '../components/MailFacts';
import { MailText } from '../components/MailText';
import type { Mail } from '../render-mail';

interface LotteryMail {
  /** Name of the lottery, as the shop states it. */
  title: string;
  code: string;
}

/** To the address that a visitor typed, which may be a stranger's: nothing else of the form. */
export const lotteryEnteredMail = ({ title, code }: LotteryMail): Mail => ({
  kind: 'lottery-entered',
  subject: 'Ihr Los für unser Gewinnspiel',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`mit dieser E-Mail-Adresse hat jemand an einem Gewinnspiel von ${SHOP_NAME} teilgenommen. Das ist der Code Ihres Loses:`}</MailText>
      <MailFacts
        facts={[
          ['Gewinnspiel', title],
          ['Code', code],
        ]}
      />
      <MailText>
        Nach der Ziehung steht auf der Seite des Gewinnspiels, welche Codes gewonnen haben. Wer gewinnt,
        bekommt auch eine E-Mail.
      </MailText>
      <MailText>{`Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Wir löschen die Angaben mit der Ziehung, die der Gewinner ${PERIODS.lotteryMonths} Monate danach.`}</MailText>
    </>
  ),
});

export const lotteryWonMail = ({ title, code }: LotteryMail): Mail => ({
  kind: 'lottery-won',
  subject: 'Sie haben gewonnen',
  content: (
    <>
      <MailText>Guten Tag,</MailText>
      <MailText>{`herzlichen Glückwunsch: Ihr Los hat bei einem Gewinnspiel von ${SHOP_NAME} gewonnen.`}</MailText>
      <MailFacts
        facts={[
          ['Gewinnspiel', title],
          ['Code', code],
        ]}
      />
      <MailText>
        Wir schreiben Ihnen an diese Adresse, wie Sie den Gewinn bekommen. Sie brauchen dafür nichts zu
        bezahlen und keine Kontodaten zu nennen.
      </MailText>
    </>
  ),
});
