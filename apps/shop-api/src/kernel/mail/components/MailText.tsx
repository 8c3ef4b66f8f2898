import { Fragment } from 'react';

/** A paragraph; line breaks of its text stay. */
export const MailText = ({ children }: { children: string }) => (
  <p style={{ margin: '16px 0' }}>
    {children.split(/\r?\n/).map((line, index) => (
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </p>
);
