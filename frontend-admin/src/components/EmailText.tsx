import { Fragment } from 'react';

/** An address that breaks, where it must, behind its @ or a dot. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    // Parts repeat (`co.uk.co.uk`), and never change places.
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
