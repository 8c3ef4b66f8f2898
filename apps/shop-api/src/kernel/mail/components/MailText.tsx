export const MailText = ({ children }: { children: string }) => (
  <p style={{ margin: '16px 0' }}>{children}</p>
);
