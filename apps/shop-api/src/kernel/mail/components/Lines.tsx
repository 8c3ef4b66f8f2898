import { Fragment } from 'react';

/** Text with line breaks as `<br>`. Form fields of browsers end lines with CR LF. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r\n?|\n/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
