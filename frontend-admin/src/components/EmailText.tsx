import { Fragment } from 'react';

/** An email address that may wrap after its @ and its dots. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, index) => (
    // The index is needed: parts repeat (`co.uk.co.uk`).
    <Fragment key={`${index} ${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
