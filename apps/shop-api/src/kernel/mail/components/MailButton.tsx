import { Button } from '@react-email/button';
import { COLOURS } from './mail-colours';
import { useMailTexts } from './mail-texts-context';

interface MailButtonProps {
  href: string;
  children: string;
}

/** A link styled as a button, with its address below. The text part contains the label and the address. */
export function MailButton({ href, children }: MailButtonProps) {
  const { text } = useMailTexts();
  return (
    <>
      <Button className="button" href={href} style={styles.button}>
        {children}
      </Button>
      <p className="muted" style={styles.address} data-skip-in-text>
        {text('mail.layout.address')}
        <br />
        <a className="link" href={href} style={{ color: COLOURS.green }}>
          {href}
        </a>
      </p>
    </>
  );
}

const styles = {
  button: {
    padding: '13px 24px',
    borderRadius: 6,
    background: COLOURS.amber,
    color: COLOURS.ink,
    fontWeight: 700,
  },
  address: { margin: '16px 0', color: COLOURS.muted, fontSize: 14, overflowWrap: 'anywhere' },
} as const;
