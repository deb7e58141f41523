import { Fragment } from 'react';

export const BreakableAddress = ({ address }: { address: string }) =>
  address.split(/(?<=\/)(?!\/)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else to be told by
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
