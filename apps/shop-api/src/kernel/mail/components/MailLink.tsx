import { COLOURS } from './mail-colours';

interface MailLinkProps {
  href: string;
  children: string;
}

/** A quiet link on a line of its own. The text part contains the label and the address. */
export const MailLink = ({ href, children }: MailLinkProps) => (
  <p style={{ margin: '16px 0', fontSize: 14 }}>
    <a className="link own-line" href={href} style={{ color: COLOURS.green }}>
      {children}
    </a>
  </p>
);
