export const MailHeading = ({ children }: { children: string }) => (
  <h2 style={{ margin: '28px 0 8px', fontSize: 18, lineHeight: 1.3 }}>{children}</h2>
);
